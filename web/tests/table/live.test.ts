import { expect, test } from "vitest";
import { Refused, Unreachable, type Moment, type Previews, type Progress } from "../../src/lib/house/api";
import type { Line as Connection } from "../../src/lib/house/way";
import { Live, SILENCE, type Listener, type World } from "../../src/lib/table/live";
import type { Picture } from "../../src/lib/telling/story";
import { line, momentOf, option } from "../making";

const moment = (seq: number, more: Partial<Moment> = {}): Moment => momentOf("maquis", [], { seq, ...more });
const progress = (since: number, seq: number, more: Partial<Progress> = {}): Progress => {
  const { view: _, log: __, ...standing } = moment(seq);
  return { ...standing, since, scenes: [], now: 0, is: "progress", ...more };
};

class Line implements Connection {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  said: { is: string; seq: number; text?: string; texts?: string[] }[] = [];
  constructor(
    readonly since: number,
    readonly seat: string | null,
  ) {}
  send(data: string): void {
    this.said.push(JSON.parse(data) as (typeof this.said)[number]);
  }
  close(): void {}
  hears(news: object): void {
    this.onmessage!({ data: JSON.stringify(news) });
  }
}

class Table implements World {
  seq = 1;
  applied: string[] = [];
  answers: ("ok" | "lost" | "down" | "refused")[] = [];
  lines: Line[] = [];
  timers: { what: () => void; ms: number }[] = [];
  asked = 0;
  private done = new Map<number, string>();

  async moment(): Promise<Moment> {
    this.asked++;
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
  async foresee(seq: number, texts: readonly string[]): Promise<Previews> {
    return { seq, previews: Object.fromEntries(texts.map((text) => [text, { numbers: { dice: 3 }, says: [] }])) };
  }
  line(since: number, seat: string | null): Line {
    const line = new Line(since, seat);
    this.lines.push(line);
    return line;
  }
  later(what: () => void, ms: number): () => void {
    const timer = { what, ms };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((other) => other !== timer));
  }
  async pass(): Promise<void> {
    for (const timer of this.timers.splice(0)) timer.what();
    await settle();
  }
}
const settle = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

async function seated(up = false) {
  const table = new Table();
  const heard: Moment[] = [];
  const told: (readonly Picture[] | null)[] = [];
  const refused: Refused[] = [];
  const states: string[] = [];
  const foreseen: Previews[] = [];
  const listener: Listener = {
    moment: (m, pictures) => {
      heard.push(m);
      told.push(pictures);
    },
    foreseen: (found) => foreseen.push(found),
    state: (connected, sending) => states.push(`${connected ? "up" : "down"}${sending ? " sending" : ""}`),
    refused: (problem) => refused.push(problem),
  };
  const live = new Live(table, listener);
  await live.start();
  if (up) table.lines[0]!.onopen!();
  return { table, heard, told, refused, states, foreseen, live, line: table.lines[0]! };
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
  expect(heard.at(-1)!.seq).toBe(2);
});

test("a click goes over the line that is open, and what comes of it is told once", async () => {
  const { table, live, line, heard } = await seated(true);
  live.choose("skip");
  expect(line.said).toEqual([{ is: "choose", seq: 1, text: "skip" }]);
  expect(live.sending).toBe(true);
  line.hears(progress(1, 2));
  expect(live.sending).toBe(false);
  expect([heard.at(-1)!.seq, table.applied]).toEqual([2, []]);
});

test("a line that says nothing to a click is no line: it is asked by itself, and has one effect", async () => {
  const { table, live, line, heard } = await seated(true);
  live.choose("skip");
  expect(table.timers.map((timer) => timer.ms)).toContain(SILENCE);
  await table.pass();
  expect(table.applied).toEqual(["skip"]);
  expect(live.sending).toBe(false);
  line.hears(progress(1, 2, { scenes: [{ said: [], change: [[["late"], true]] }] }));
  expect(heard.map((one) => one.seq)).toEqual([1, 2]);
});

test("a click that went into a line which then broke is asked about over the next one", async () => {
  const { table, live, line } = await seated(true);
  live.choose("skip");
  line.onclose!();
  expect(live.sending).toBe(true);
  table.timers = table.timers.filter((timer) => timer.ms !== SILENCE);
  await table.pass();
  const next = table.lines[1]!;
  next.onopen!();
  expect(next.said).toEqual([{ is: "choose", seq: 1, text: "skip" }]);
  next.hears({ is: "moment", now: 0, ...moment(2) });
  expect(live.sending).toBe(false);
});

test("a broken line is taken up again from the last seq, through the same eyes", async () => {
  const { table, states, line } = await seated(true);
  line.hears({ is: "moment", now: 0, ...moment(7) });
  line.onclose!();
  expect(states.at(-1)).toBe("down");
  await table.pass();
  expect(table.lines).toHaveLength(2);
  expect([table.lines[1]!.since, table.lines[1]!.seat]).toEqual([7, "maquis"]);
  table.lines[1]!.onopen!();
  expect(states.at(-1)).toBe("up");
});

test("the line coming back does not wait for the pause of a click", async () => {
  const { table, live, line } = await seated();
  table.answers = ["down"];
  live.choose("skip");
  await settle();
  line.onopen!();
  expect(line.said).toEqual([{ is: "choose", seq: 1, text: "skip" }]);
});

test("what the server refuses is told, and the table is asked anew", async () => {
  const { table, live, refused, heard } = await seated();
  table.answers = ["refused"];
  table.seq = 5;
  live.choose("skip");
  await settle();
  expect(refused).toHaveLength(1);
  expect(live.sending).toBe(false);
  expect(heard.at(-1)!.seq).toBe(5);
});

test("a click that is refused over the line can be made again", async () => {
  const { live, line, refused } = await seated(true);
  live.choose("skip");
  line.hears({ is: "error", error: { kind: "illegal", text: "no", reason: { id: "error-no", args: {} } } });
  await settle();
  expect(refused.map((problem) => problem.said?.id)).toEqual(["error-no"]);
  expect(live.sending).toBe(false);
});

test("that the table has moved on is nobody's fault who only asked what would follow", async () => {
  const { line, refused } = await seated(true);
  line.hears({ is: "error", error: { kind: "stale", text: "the table has moved on" } });
  expect(refused).toEqual([]);
});

test("an older moment never replaces a newer one", async () => {
  const { line, heard } = await seated(true);
  line.hears({ is: "moment", now: 0, ...moment(9) });
  line.hears({ is: "moment", now: 0, ...moment(4) });
  expect(heard.at(-1)!.seq).toBe(9);
});

test("progress goes on from the moment that is there: its pictures, its lines, its choices", async () => {
  const { line: socket, heard, told } = await seated(true);
  socket.hears({
    is: "moment",
    now: 0,
    ...moment(3, { view: { at: "A1", hand: ["x"] }, log: [line(0)], deciding: "axis" }),
  });
  socket.hears(
    progress(3, 5, {
      options: [option("skip")],
      scenes: [
        { said: [line(1)], change: [[["at"], "A2"]] },
        { said: [line(2), line(3)], change: [[["hand"], 0, 1, ["y", "z"]]] },
      ],
    }),
  );
  const now = heard.at(-1)!;
  expect(now).toMatchObject({ seq: 5, deciding: "maquis", view: { at: "A2", hand: ["y", "z"] } });
  expect(now.log.map((one) => one.n)).toEqual([0, 1, 2, 3]);
  expect(now.options.map((one) => one.text)).toEqual(["skip"]);
  expect("scenes" in now || "since" in now).toBe(false);
  expect(told.at(-1)!.map((picture) => [picture.view, picture.lines.length, picture.by])).toEqual([
    [{ at: "A2", hand: ["x"] }, 1, "axis"],
    [{ at: "A2", hand: ["y", "z"] }, 2, "axis"],
  ]);
});

test("after a gap the whole table is asked for, and nothing is made up", async () => {
  const { table, line, heard } = await seated(true);
  table.seq = 9;
  line.hears(progress(7, 9));
  expect(heard).toHaveLength(1);
  await settle();
  expect([heard.at(-1)!.seq, table.asked]).toEqual([9, 2]);
  line.hears(progress(8, 9));
  await settle();
  expect([heard.length, table.asked], "what is known already is heard once").toEqual([2, 2]);
});

test("what would follow is asked over the line, and by itself where there is none", async () => {
  const { live, line, foreseen } = await seated(true);
  await live.foresee(1, ["skip"]);
  expect(line.said).toEqual([{ is: "foresee", seq: 1, texts: ["skip"] }]);
  line.hears({ is: "foreseen", seq: 1, previews: {} });
  expect(foreseen).toHaveLength(1);
  line.onclose!();
  await live.foresee(1, ["skip"]);
  expect(foreseen.at(-1)!.previews["skip"]!.numbers).toEqual({ dice: 3 });
});
