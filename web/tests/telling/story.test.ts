import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LogLine } from "../../src/lib/house/api";
import { clockFace, thought } from "../../src/lib/table/clock.svelte";
import type { Moment } from "../../src/lib/house/api";
import { freshLines, orderOf, pace, pictured, SPREAD, type Picture } from "../../src/lib/telling/story";
import { Teller } from "../../src/lib/telling/teller.svelte";

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

const picture = (view: unknown, ...lines: LogLine[]): Picture => ({ view, lines });
function audience(dwell = 0): { shown: unknown[]; teller: Teller } {
  const shown: unknown[] = [];
  const show = async (one: Picture): Promise<void> => void shown.push(one.view);
  return { shown, teller: new Teller({ show, pace: () => 900, dwell: (one) => (one.view === "dice" ? dwell : 0) }) };
}
const views = (...all: unknown[]): Picture[] => all.map((view) => picture(view));

describe("telling", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("one's own deeds go by picture after picture, and a click goes to the last one", async () => {
    const { shown, teller } = audience();
    await teller.begin(picture(0));
    const told = teller.tell(views(1, 2, 3, 4), false);
    await vi.advanceTimersByTimeAsync(1);
    expect([shown, teller.open]).toEqual([[0, 1], false]);
    const click = new Event("pointerdown", { cancelable: true });
    teller.interrupt(click);
    await told;
    expect(shown).toEqual([0, 1, 4]);
    expect(click.defaultPrevented).toBe(true);
    const next = new Event("pointerdown", { cancelable: true });
    teller.interrupt(next);
    expect(next.defaultPrevented).toBe(false);
  });

  test("a picture that has to be seen longer stays longer", async () => {
    const { shown, teller } = audience(700);
    await teller.begin(picture(0));
    const told = teller.tell(views("dice", 2, 3), false);
    await vi.advanceTimersByTimeAsync(690);
    expect(shown).toEqual([0, "dice"]);
    await vi.advanceTimersByTimeAsync(300);
    await told;
    expect(shown).toEqual([0, "dice", 2, 3]);
  });

  test("a whole table takes over from a story", async () => {
    const { shown, teller } = audience();
    await teller.begin(picture(0));
    const told = teller.tell(views("old 1", "old 2"), false);
    await vi.advanceTimersByTimeAsync(1);
    await teller.begin(picture("new"));
    await told;
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown).toEqual([0, "old 1", "new"]);
  });

  test("others' turns keep a pace; what comes meanwhile is told after it", async () => {
    const { shown, teller } = audience();
    await teller.begin(picture(0));
    void teller.tell(views(1, 2), true);
    await vi.advanceTimersByTimeAsync(890);
    expect([shown, teller.open]).toEqual([[0, 1], true]);
    void teller.tell(views(3), true);
    await vi.advanceTimersByTimeAsync(900);
    expect(shown).toEqual([0, 1, 2]);
    await vi.advanceTimersByTimeAsync(900);
    expect([shown, teller.open]).toEqual([[0, 1, 2, 3], true]);
    await vi.advanceTimersByTimeAsync(900);
    expect([teller.open, teller.running, teller.retellable]).toEqual([false, false, true]);
  });

  test("it can be halted, stepped back and on, skipped, and told once more until we act ourselves", async () => {
    const { shown, teller } = audience();
    await teller.begin(picture(0));
    void teller.tell(views(1, 2, 3), true);
    await vi.advanceTimersByTimeAsync(1000);
    teller.toggle();
    await vi.advanceTimersByTimeAsync(9000);
    expect([shown.at(-1), teller.running, teller.open]).toEqual([2, false, true]);
    await teller.step(-1);
    expect(shown.at(-1)).toBe(1);
    await teller.step(1);
    await teller.step(1);
    expect([shown.at(-1), teller.open]).toEqual([3, true]);
    await teller.step(1);
    expect(teller.open).toBe(false);
    await teller.retell();
    expect([shown.at(-1), teller.open]).toEqual([0, true]);
    await vi.advanceTimersByTimeAsync(900);
    expect(shown.at(-1)).toBe(1);
    expect(teller.skip()).toBe(true);
    expect([shown.at(-1), teller.open]).toEqual([3, false]);
    void teller.tell(views("mine"), false);
    await vi.advanceTimersByTimeAsync(1000);
    expect([shown.at(-1), teller.retellable]).toEqual(["mine", false]);
  });

  test("whoever halts it before the first picture lies there has halted it", async () => {
    const { shown, teller } = audience();
    await teller.begin(picture(0));
    const retold = teller.retell(views(0, 1, 2));
    teller.toggle();
    await retold;
    await vi.advanceTimersByTimeAsync(9000);
    expect([shown.at(-1), teller.running, teller.open]).toEqual([0, false, true]);
    await teller.leap(9);
    expect(shown.at(-1)).toBe(2);
  });

  test("keys steer what is told, and a key elsewhere ends it", async () => {
    const { shown, teller } = audience();
    const press = (key: string): KeyboardEvent => {
      const event = new KeyboardEvent("keydown", { key, cancelable: true });
      teller.interrupt(event);
      return event;
    };
    await teller.begin(picture(0));
    void teller.tell(views(1, 2, 3), true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(press(" ").defaultPrevented).toBe(true);
    expect(teller.running).toBe(false);
    press("ArrowLeft");
    await vi.advanceTimersByTimeAsync(1);
    expect(shown.at(-1)).toBe(1);
    expect(press("Tab").defaultPrevented).toBe(false);
    expect(teller.open).toBe(true);
    press("Escape");
    expect([shown.at(-1), teller.open]).toEqual([3, false]);
    void teller.retell();
    await vi.advanceTimersByTimeAsync(700);
    expect(press("a").defaultPrevented, "later it is obeyed, too").toBe(false);
    expect(teller.open).toBe(false);
  });

  test("whoever wants no motion sees how it stands, and steps through it if they like", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const { shown, teller } = audience();
    await teller.begin(picture(0));
    await teller.tell(views(1, 2, 3), true);
    expect([shown, teller.open, teller.retellable]).toEqual([[0, 3], false, true]);
    await teller.retell();
    await vi.advanceTimersByTimeAsync(9000);
    expect([shown.at(-1), teller.open]).toEqual([0, true]);
    await teller.step(1);
    expect(shown.at(-1)).toBe(1);
  });
});

test("scenes are pictures one after another", () => {
  const scenes = [
    { said: [line(1, {})], change: [[["at"], 2]] },
    { said: [], change: [] },
  ];
  expect(pictured({ at: 1, of: 9 }, scenes, "axis")).toEqual([
    { view: { at: 2, of: 9 }, lines: [line(1, {})], by: "axis" },
    { view: { at: 2, of: 9 }, lines: [], by: "axis" },
  ]);
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
