import { beforeEach, expect, test, vi } from "vitest";
import { api, Unreachable, type Posed, type Tried } from "../../src/lib/house/api";
import type { GameFace } from "../../src/lib/house/faces";
import { house } from "../../src/lib/house/house.svelte";
import { Puzzler } from "../../src/lib/puzzles/puzzler.svelte";
import { puzzling } from "../../src/lib/puzzles/puzzling.svelte";
import { findOf, infoOf, posedOf, second } from "./puzzle.making";

const furniture = { face: {} as GameFace, content: { tables: {}, wording: {} } as never };
const told: Tried[] = [];
const solved = { rating: { rating: 1216, count: 1 }, change: 16, others: { solved: 1, first: 1, choices: {} } };
let puzzler: Puzzler;

beforeEach(async () => {
  told.length = 0;
  vi.spyOn(api, "tried").mockImplementation((_, __, how) => {
    told.push(how);
    return Promise.resolve(solved);
  });
  Element.prototype.animate = vi.fn(() => ({ finished: Promise.resolve() }) as unknown as Animation);
  vi.spyOn(globalThis, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  puzzling.all = { games: [{ game: "toy", themes: ["lead"], puzzles: [infoOf("a1")] }], today: null, rating: null };
  await pose();
});
async function pose(more: Partial<Posed> = {}): Promise<void> {
  puzzler = new Puzzler(posedOf(more), furniture);
  await puzzler.begin();
}
function choose(text: string): void {
  puzzler.room!.choose(puzzler.room!.options.find((offered) => offered.text === text)!);
}
const view = (): unknown => puzzler.room!.view;

test("the table lies as it does, with all that may be chosen, for whoever is asked", () => {
  expect([puzzler.phase, puzzler.left, puzzler.room!.options.length, view()]).toEqual(["asks", 3, 4, { laid: 0 }]);
  expect(puzzler.room!.info?.seats.map(({ seat, you, kind }) => [seat, you, kind])).toEqual([
    ["north", true, "person"],
    ["south", false, "bot"],
  ]);
});

test("found at the first try: it is told on the board, the house is told, and its answer is kept", async () => {
  choose("lay 9");
  expect([puzzler.phase, puzzler.found, puzzler.room!.options.length]).toEqual(["over", true, 0]);
  await vi.waitFor(() => expect(view()).toEqual({ laid: 10 }));
  await vi.waitFor(() => expect(puzzler.solved).toEqual(solved));
  expect(told).toEqual([{ tries: ["lay 9"], found: true, helped: false, slips: 0, rated: false }]);
  expect(puzzling.puzzle("toy", "a1")).toMatchObject({ tried: true, found: true });
  expect(puzzling.all?.rating).toEqual({ rating: 1216, count: 1 });
  expect(puzzler.points).toEqual(["9"]);
});

test("what tempts is told to its end, and one goes back", async () => {
  choose("lay 2");
  expect([puzzler.phase, puzzler.left, puzzler.last?.tempting, puzzler.crossed]).toEqual(["fails", 2, true, "2"]);
  await vi.waitFor(() => expect(view()).toEqual({ laid: 0 }));
  expect(puzzler.room!.moment!.log.map(({ n }) => n)).toEqual([1, 2]);
  expect(puzzler.room!.options).toEqual([]);
  await puzzler.again();
  expect([puzzler.phase, view(), puzzler.room!.options.length]).toEqual(["asks", { laid: 0 }, 4]);
  expect(puzzler.room!.moment!.log).toEqual([]);
});

test("anything else costs a try and leaves the table as it lies", () => {
  choose("draw");
  expect([puzzler.phase, puzzler.left, puzzler.last?.weighed]).toEqual(["asks", 2, null]);
  choose("lay 4");
  expect([puzzler.left, puzzler.last?.weighed?.worth, puzzler.room!.walk]).toEqual([1, 0.4, []]);
  expect(told).toEqual([]);
});

test("after three tries the solution is shown", async () => {
  for (const text of ["draw", "lay 4", "draw"]) choose(text);
  await vi.waitFor(() => expect(puzzler.phase).toBe("over"));
  await vi.waitFor(() => expect(view()).toEqual({ laid: 10 }));
  expect(puzzler.found).toBe(false);
  expect(told).toEqual([{ tries: ["draw", "lay 4", "draw"], found: false, helped: false, slips: 0, rated: false }]);
});

test("a last try that tempts is told first", async () => {
  for (const text of ["draw", "lay 4", "lay 2"]) choose(text);
  expect([puzzler.phase, puzzler.left, told.length]).toEqual(["fails", 0, 0]);
  await puzzler.again();
  expect([puzzler.phase, puzzler.found]).toEqual(["over", false]);
});

test("a hint costs no try, but is told", async () => {
  puzzler.hint();
  expect([puzzler.points, puzzler.left]).toEqual([["9"], 3]);
  house.setRated(true);
  choose("lay 9");
  house.setRated(false);
  await vi.waitFor(() => expect(told).toMatchObject([{ found: true, helped: true, rated: true }]));
});

test("several finds come one after another, and slips at later ones are counted", async () => {
  await pose({ finds: [findOf(), second] });
  choose("lay 9");
  expect(puzzler.phase).toBe("tells");
  await vi.waitFor(() => expect([puzzler.phase, puzzler.at]).toEqual(["asks", 1]));
  expect([view(), puzzler.room!.options.map(({ text }) => text)]).toEqual([{ laid: 10 }, ["turn", "stay"]]);
  choose("stay");
  expect([puzzler.phase, puzzler.left]).toEqual(["asks", 2]);
  choose("turn");
  await vi.waitFor(() => expect(told).toMatchObject([{ tries: ["lay 9"], found: true, slips: 1 }]));
  await vi.waitFor(() => expect(view()).toEqual({ laid: 11 }));
  expect(puzzler.points).toEqual(["9", "turn"]);
});

test("who gives up at a later find has found the first", async () => {
  await pose({ finds: [findOf(), second] });
  choose("lay 9");
  await vi.waitFor(() => expect(puzzler.at).toBe(1));
  await puzzler.giveUp();
  await vi.waitFor(() => expect(told).toMatchObject([{ tries: ["lay 9"], found: false }]));
  expect(view()).toEqual({ laid: 11 });
});

test("the solution is shown once more, or what tempts", async () => {
  choose("lay 9");
  await puzzler.show({ is: "fails", find: 0 });
  expect([view(), puzzler.points, puzzler.crossed]).toEqual([{ laid: 0 }, [], "2"]);
  expect(puzzler.room!.pictures.teller.pictures.map((picture) => picture.view)).toEqual([
    { laid: 0 },
    { laid: 2 },
    { laid: 0 },
  ]);
  await puzzler.show({ is: "solution" });
  expect(puzzler.room!.pictures.teller.last).toBe(2);
  expect([puzzler.points, puzzler.crossed]).toEqual([["9"], ""]);
});

test("of what is not offered the house knows the rule; it costs no try", async () => {
  const why = vi.spyOn(api, "whyNotInPuzzle").mockResolvedValue({ seq: 1, said: { id: "refused", args: {} } } as never);
  puzzler.asked("8", ["lay 8"]);
  await vi.waitFor(() => expect(puzzler.refusal).toEqual({ thing: "8", rule: { id: "refused", args: {} } }));
  expect(why).toHaveBeenCalledWith("toy", "a1", { find: 0, texts: ["lay 8"] });
  why.mockRejectedValue(new Unreachable("gone"));
  puzzler.asked("7", ["lay 7"]);
  await vi.waitFor(() => expect(puzzler.refusal).toEqual({ thing: "7", rule: null }));
  expect(puzzler.left).toBe(3);
});

test("without the house all of it can be solved; it is told later", async () => {
  vi.spyOn(api, "tried").mockRejectedValueOnce(new Unreachable("gone"));
  choose("lay 9");
  await vi.waitFor(() => expect(view()).toEqual({ laid: 10 }));
  expect([puzzler.found, puzzler.solved, told]).toEqual([true, null, []]);
  vi.spyOn(api, "puzzles").mockResolvedValue(puzzling.all!);
  await puzzling.look();
  expect(told).toMatchObject([{ tries: ["lay 9"], found: true }]);
});

test("a position of somebody's game is no affair of the house", async () => {
  await pose({ name: "", theme: "" });
  const why = vi.spyOn(api, "whyNotInPuzzle");
  why.mockClear();
  puzzler.asked("8", ["lay 8"]);
  expect(puzzler.refusal).toEqual({ thing: "8", rule: null });
  choose("lay 9");
  await vi.waitFor(() => expect(view()).toEqual({ laid: 10 }));
  expect([why.mock.calls.length, told.length, puzzler.found]).toEqual([0, 0, true]);
});

test("once more from the beginning", async () => {
  choose("draw");
  choose("lay 9");
  await puzzler.begin();
  expect([puzzler.phase, puzzler.left, puzzler.found, puzzler.solved, view()]).toEqual([
    "asks",
    3,
    false,
    null,
    { laid: 0 },
  ]);
});

test("at a position of somebody's game what is as good as the best costs no try, and is told", async () => {
  const worths = findOf().worths.map((one) => (one.text === "lay 4" ? { ...one, word: "close" as const } : one));
  await pose({ name: "", finds: [findOf({ worths })] });
  choose("lay 4");
  expect([puzzler.phase, puzzler.left, puzzler.goodToo?.id]).toEqual(["asks", 3, "do-lay"]);
  choose("draw");
  expect([puzzler.left, puzzler.goodToo]).toEqual([2, null]);
  await pose({ finds: [findOf({ worths })] });
  choose("lay 4");
  expect([puzzler.left, puzzler.goodToo]).toEqual([2, null]);
});
