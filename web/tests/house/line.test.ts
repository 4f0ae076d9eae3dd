import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { served } from "../../src/lib/house/way";

class Socket extends EventTarget {
  static readonly CONNECTING = 0;
  static made: Socket[] = [];
  readyState = Socket.CONNECTING;
  onmessage: unknown = null;
  closed = 0;
  constructor(readonly address: string) {
    super();
    Socket.made.push(this);
  }
  close(): void {
    this.closed += 1;
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
}

beforeEach(() => {
  Socket.made = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("document", { baseURI: "http://127.0.0.1:8000/" });
});
afterEach(() => vi.unstubAllGlobals());

test("a line that is not open yet is hung up when it is", () => {
  const line = served.line("tables/nim/live");
  const [socket] = Socket.made;
  line.onmessage = () => undefined;
  line.close();
  expect([socket?.closed, socket?.onmessage]).toEqual([0, null]);
  socket?.open();
  expect(socket?.closed).toBe(1);
});

test("an open line is hung up at once", () => {
  const line = served.line("tables/nim/live");
  const [socket] = Socket.made;
  socket?.open();
  line.close();
  expect(socket?.closed).toBe(1);
});
