import { expect, test, vi } from "vitest";
import type { LogLine } from "../src/lib/api";
import { clockFace, thought } from "../src/lib/clock.svelte";
import type { Moment } from "../src/lib/api";
import { freshLines, pace, SPREAD, orderOf } from "../src/lib/story";
import { Teller } from "../src/lib/teller";

const line = (n: number, args: Record<string, string | number | string[]>): LogLine => ({
  n,
  said: { id: "log", args },
});
const lines = [
  line(4, { card: "abel" }),
  line(5, { cards: ["celia", "spy"], count: 2 }),
  line(6, { card: "abel", seat: "axis" }),
];

test("a thing sets out with the first line that names it", () => {
  const order = orderOf(lines);
  expect(order(["card:abel", "abel"])).toBe(0);
  expect(order(["spy"])).toBe(1);
  expect(order(["axis"])).toBe(2);
  expect(order(["pilar"])).toBe(-1);
  expect(orderOf([])(["abel"])).toBe(-1);
});

test("in the order of their turns, together within one turn, all within the spread", () => {
  expect(pace([3, -1, 0, 3])).toEqual([120, 0, 0, 120]);
  const many = pace(Array.from({ length: 30 }, (_, i) => i));
  expect(Math.max(...many)).toBe(SPREAD);
  expect([...many].sort((a, b) => a - b)).toEqual(many);
  expect(pace([])).toEqual([]);
});

test("only new lines are told; after an undo there are none", () => {
  expect(freshLines(lines.slice(0, 1), lines)).toEqual(lines.slice(1));
  expect(freshLines(lines, lines.slice(0, 1))).toEqual([]);
  expect(freshLines([], lines)).toEqual(lines);
});

test("pictures come one after another, and a click goes to the last one", async () => {
  const teller = new Teller();
  const shown: unknown[] = [];
  const show = async (scene: { view: unknown }): Promise<void> => void shown.push(scene.view);
  const told = teller.tell(
    [1, 2, 3, 4].map((view) => ({ view, lines: [] })),
    show,
  );
  await Promise.resolve();
  const click = new Event("pointerdown", { cancelable: true });
  teller.interrupt(click);
  await told;
  expect(shown).toEqual([1, 4]);
  expect(click.defaultPrevented).toBe(true);
  const next = new Event("pointerdown", { cancelable: true });
  teller.interrupt(next);
  expect(next.defaultPrevented).toBe(false);
});

test("a picture that has to be seen longer stays longer", async () => {
  vi.useFakeTimers();
  const shown: unknown[] = [];
  const show = async (scene: { view: unknown }): Promise<void> => void shown.push(scene.view);
  const told = new Teller().tell(
    [
      { view: 1, lines: [], stay: 700 },
      { view: 2, lines: [] },
      { view: 3, lines: [] },
    ],
    show,
  );
  await vi.advanceTimersByTimeAsync(690);
  expect(shown).toEqual([1]);
  await vi.advanceTimersByTimeAsync(300);
  await told;
  expect(shown).toEqual([1, 2, 3]);
  vi.useRealTimers();
});

test("a newer story takes over", async () => {
  const teller = new Teller();
  const shown: unknown[] = [];
  const show = async (scene: { view: unknown }): Promise<void> => void shown.push(scene.view);
  const first = teller.tell(
    [
      { view: "old 1", lines: [] },
      { view: "old 2", lines: [] },
    ],
    show,
  );
  const second = teller.tell([{ view: "new", lines: [] }], show);
  await Promise.all([first, second]);
  expect(shown).toEqual(["old 1", "new"]);
});

test("the clock of the seat that decides runs on", () => {
  const moment = {
    deciding: "axis",
    clock: { used: { axis: 61_000, allies: 5_000 }, since: 1_000_000 },
  } as unknown as Moment;
  expect(thought(moment, "axis", 1_003_000)).toBe(64_000);
  expect(thought(moment, "allies", 1_003_000)).toBe(5_000);
  expect(thought({ ...moment, clock: { ...moment.clock, since: null } }, "axis", 1_003_000)).toBe(61_000);
  expect(["0", "9500", "64000", "3727000"].map((ms) => clockFace(Number(ms)))).toEqual([
    "0:00",
    "0:09",
    "1:04",
    "1:02:07",
  ]);
});
