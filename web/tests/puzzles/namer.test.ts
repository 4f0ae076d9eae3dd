import { beforeEach, expect, test, vi } from "vitest";
import { api, type Tried } from "../../src/lib/house/api";
import type { GameFace } from "../../src/lib/house/faces";
import { Namer } from "../../src/lib/puzzles/namer.svelte";
import { puzzling } from "../../src/lib/puzzles/puzzling.svelte";
import { certainOf, infoOf, posedOf } from "./puzzle.making";

const furniture = { face: {} as GameFace, content: { tables: {}, wording: {} } as never };
const told: Tried[] = [];
const solved = { rating: { rating: 1216, count: 1 }, change: 16, others: { solved: 1, first: 1, choices: {} } };
let namer: Namer;

beforeEach(async () => {
  told.length = 0;
  vi.spyOn(api, "tried").mockImplementation((_, __, how) => {
    told.push(how);
    return Promise.resolve(solved);
  });
  Element.prototype.animate = vi.fn(() => ({ finished: Promise.resolve() }) as unknown as Animation);
  vi.spyOn(globalThis, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  puzzling.all = { games: [{ game: "toy", themes: ["lead"], puzzles: [infoOf("a1")] }], today: null, rating: null };
  namer = new Namer(posedOf({ finds: [], certain: certainOf() }), furniture);
  await namer.begin();
});
function click(thing: string): void {
  namer.room!.choose(namer.room!.options.find((offered) => offered.text === `choose ${thing}`)!);
}
const view = (): unknown => namer.room!.view;

test("a click at the table marks a thing, a second one takes the mark away, and nothing is chosen there", () => {
  click("dee");
  click("cy");
  expect([namer.marked, namer.points]).toEqual([
    ["cy", "dee"],
    ["cy", "dee"],
  ]);
  click("dee");
  expect([namer.marked, namer.room!.options.length, view()]).toEqual([["cy"], 4, { laid: 0 }]);
});

test("who names all that are possible, and nothing else, has found it", async () => {
  click("dee");
  click("cy");
  namer.answer();
  expect([namer.phase, namer.found, namer.room!.options.length]).toEqual(["over", true, 0]);
  await vi.waitFor(() => expect(namer.solved).toEqual(solved));
  expect(told).toEqual([{ tries: ["cy dee"], found: true, helped: false, slips: 0, rated: false }]);
  expect(puzzling.puzzle("toy", "a1")).toMatchObject({ tried: true, found: true });
});

test("of a wrong answer it is told by how much it fails; after three all is told", async () => {
  namer.mark("ada");
  namer.mark("cy");
  namer.answer();
  expect([namer.left, namer.last]).toEqual([2, { named: ["ada", "cy"], many: 1, few: 1 }]);
  expect(namer.marked).toEqual(["ada", "cy"]);
  namer.answer();
  namer.answer();
  expect([namer.phase, namer.found, namer.points]).toEqual(["over", false, ["cy", "dee"]]);
  await vi.waitFor(() => expect(told[0]).toMatchObject({ tries: ["ada cy", "ada cy", "ada cy"], found: false }));
});

test("nobody is no answer", () => {
  namer.answer();
  expect([namer.phase, namer.left]).toEqual(["asks", 3]);
});

test("a hint says whom to look after: somebody ruled out by what does not lie open", async () => {
  namer.hint();
  expect([namer.clue, namer.marked]).toEqual(["bob", []]);
  namer.giveUp();
  expect([namer.phase, namer.clue]).toEqual(["over", ""]);
  await vi.waitFor(() => expect(told[0]).toMatchObject({ tries: [], found: false, helped: true }));
});

test("in the end a world is shown in which it is one who is possible, and the table again", async () => {
  await namer.show("dee");
  expect(view()).toEqual({ laid: 0 });
  namer.giveUp();
  await namer.show("dee");
  expect([view(), namer.points]).toEqual([{ laid: "dee" }, ["dee"]]);
  await namer.show("dee");
  expect([view(), namer.points]).toEqual([{ laid: 0 }, ["cy", "dee"]]);
});

test("again from the beginning, as if nothing had been tried", async () => {
  namer.mark("ada");
  namer.answer();
  namer.hint();
  await namer.begin();
  expect([namer.phase, namer.marked, namer.tries, namer.helped]).toEqual(["asks", [], [], false]);
});
