/**
 * How the page reaches its house: one that serves many over a network, or one that lives in this browser. Both say the same.
 */
export interface Deed {
  method: "POST" | "PUT" | "DELETE";
  body: string;
  /** What the body is. */
  type: string;
  /** That it is this page which asks: nobody else's page knows it. */
  token: string;
}
export interface Answer {
  status: number;
  text: string;
}
/** News as it comes, for as long as the connection holds. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(data: string): void;
  close(): void;
}
export interface Way {
  /** What the house says; Unreachable if nobody answers. */
  ask(path: string, deed?: Deed): Promise<Answer>;
  line(path: string): Line;
  /** Where the browser can save from what the house says. */
  address(path: string): Promise<string>;
}

/** Nobody answered: try again later. */
export class Unreachable extends Error {}

/** Over the network, from the server that sent the page. */
export const served: Way = {
  async ask(path, deed) {
    const headers = deed && { "content-type": deed.type, "x-csrf-token": deed.token };
    try {
      const answer = await fetch(`api/${path}`, {
        credentials: "same-origin",
        ...(deed && { method: deed.method, body: deed.body, headers }),
      });
      return { status: answer.status, text: await answer.text() };
    } catch (problem) {
      throw new Unreachable(String(problem));
    }
  },

  line(path) {
    const address = new URL(`api/${path}`, document.baseURI);
    address.protocol = address.protocol.replace("http", "ws");
    return quiet(new WebSocket(address.href));
  },

  address: (path) => Promise.resolve(`api/${path}`),
};

/** A browser complains of a line that is hung up before it is open: it is hung up as soon as it is. */
function quiet(socket: WebSocket): Line {
  const close = (): void => WebSocket.prototype.close.call(socket);
  socket.close = () => {
    socket.onmessage = null;
    if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener("open", close);
    else close();
  };
  return socket as Line;
}

export let way: Way = served;

export function reachBy(other: Way): void {
  way = other;
}
