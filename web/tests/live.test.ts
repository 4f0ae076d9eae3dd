import { expect, test } from "vitest";
import { Refused, Unreachable, type Moment } from "../src/lib/api";
import { Live, type Listener, type Socket, type World } from "../src/lib/live";

const moment = (seq: number): Moment => ({
  seq,
  seat: "maquis",
  deciding: "maquis",
  view: {},
  prompt: null,
  rule: "",
  options: [],
  log: [],
  outcome: null,
  can_undo: false,
  undo_asked_by: null,
  clock: { used: {}, since: null },
});

class Table implements World {
  seq = 1;
  applied: string[] = [];
  answers: ("ok" | "lost" | "down" | "refused")[] = [];
  sockets: (Socket & { since: number })[] = [];
  timers: (() => void)[] = [];
  private done = new Map<number, string>();

  async moment(): Promise<Moment> {
    return moment(this.seq);
  }
  async choose(seq: number, text: string): Promise<Moment> {
    const answer = this.answers.shift() ?? "ok";
    if (answer === "down") throw new Unreachable("down");
    if (answer === "refused") throw new Refused(409, null, "stale");
    if (this.done.get(seq) !== text) {
      if (seq !== this.seq) throw new Refused(409, null, "stale");
      this.done.set(seq, text);
      this.applied.push(text);
      this.seq++;
    }
    if (answer === "lost") throw new Unreachable("the answer got lost");
    return moment(this.seq);
  }
  socket(since: number): Socket {
    const socket = { since, onopen: null, onmessage: null, onclose: null, close() {} };
    this.sockets.push(socket);
    return socket;
  }
  later(what: () => void): () => void {
    this.timers.push(what);
    return () => undefined;
  }
  async pass(): Promise<void> {
    for (const timer of this.timers.splice(0)) timer();
    await settle();
  }
}
const settle = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

async function seated() {
  const table = new Table();
  const heard: number[] = [];
  const refused: Refused[] = [];
  const states: string[] = [];
  const listener: Listener = {
    moment: (m) => heard.push(m.seq),
    state: (connected, sending) => states.push(`${connected ? "up" : "down"}${sending ? " sending" : ""}`),
    refused: (problem) => refused.push(problem),
  };
  const live = new Live(table, listener);
  await live.start();
  return { table, heard, refused, states, live };
}

test("a click made while the server is away is sent when it is back, once", async () => {
  const { table, live, heard } = await seated();
  table.answers = ["down", "down", "lost"];
  live.choose("end-planning");
  live.choose("play abel covert");
  await settle();
  expect(live.sending).toBe(true);
  await table.pass();
  await table.pass();
  expect(table.applied).toEqual(["end-planning"]);
  await table.pass();
  expect(table.applied).toEqual(["end-planning"]);
  expect(live.sending).toBe(false);
  expect(heard.at(-1)).toBe(2);
});

test("a broken line is taken up again from the last seq", async () => {
  const { table, states } = await seated();
  table.sockets[0]!.onopen!();
  table.sockets[0]!.onmessage!({ data: JSON.stringify({ is: "moment", ...moment(7) }) });
  table.sockets[0]!.onclose!();
  expect(states.at(-1)).toBe("down");
  await table.pass();
  expect(table.sockets).toHaveLength(2);
  expect(table.sockets[1]!.since).toBe(7);
  table.sockets[1]!.onopen!();
  expect(states.at(-1)).toBe("up");
});

test("the line coming back does not wait for the pause of a click", async () => {
  const { table, live } = await seated();
  table.answers = ["down"];
  live.choose("skip");
  await settle();
  table.sockets[0]!.onopen!();
  await settle();
  expect(table.applied).toEqual(["skip"]);
});

test("what the server refuses is told, and the table is asked anew", async () => {
  const { table, live, refused, heard } = await seated();
  table.answers = ["refused"];
  table.seq = 5;
  live.choose("skip");
  await settle();
  expect(refused).toHaveLength(1);
  expect(live.sending).toBe(false);
  expect(heard.at(-1)).toBe(5);
});

test("an older moment never replaces a newer one", async () => {
  const { table, heard } = await seated();
  table.sockets[0]!.onmessage!({ data: JSON.stringify({ is: "moment", ...moment(9) }) });
  table.sockets[0]!.onmessage!({ data: JSON.stringify({ is: "moment", ...moment(4) }) });
  expect(heard.at(-1)).toBe(9);
});
