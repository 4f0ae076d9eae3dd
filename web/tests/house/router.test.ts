import { expect, test } from "vitest";
import { hashOf, placeOf, type Place } from "../../src/lib/house/router";

const places: Place[] = [
  { page: "clubhouse" },
  { page: "new", game: "vzdor" },
  { page: "new", game: "" },
  { page: "table", id: "t 1/ž" },
  { page: "sit", id: "t1", seat: "maquis", secret: "a-b_c" },
  { page: "replay", id: "t1", at: 12, review: false },
  { page: "replay", id: "t1", at: null, review: false },
  { page: "replay", id: "t1", at: 0, review: true },
  { page: "records" },
  { page: "account" },
  { page: "rules", game: "vzdor", section: "draw" },
  { page: "rules", game: "", section: "" },
  { page: "learn", game: "" },
  { page: "learn", game: "vzdor" },
  { page: "lesson", game: "vzdor", lesson: "first", step: null },
  { page: "lesson", game: "vzdor", lesson: "first", step: 3 },
  { page: "puzzles", game: "" },
  { page: "puzzles", game: "vzdor" },
  { page: "puzzle", game: "vzdor", puzzle: "b2ce97" },
  { page: "today" },
  { page: "workshop", game: "", group: "", piece: "" },
  { page: "workshop", game: "kacir", group: "hunter", piece: "" },
  { page: "workshop", game: "vzdor", group: "rules", piece: "titles.epic" },
  { page: "new", game: "kacir", pack: "library/p1" },
  { page: "library", item: "" },
  { page: "library", item: "p1" },
  { page: "packs", id: "" },
  { page: "packs", id: "d1" },
  { page: "shared", token: "abc" },
  { page: "rehearsal", pack: "packs/d1" },
  { page: "position", id: "t1", at: 12 },
];

test.each(places)("there and back: %o", (place) => {
  expect(placeOf(hashOf(place))).toEqual(place);
});

test("what we don't know is lost, not broken", () => {
  expect(placeOf("#/cellar/door").page).toBe("lost");
  expect(placeOf("#/sit/x").page).toBe("lost");
  expect(placeOf("#/table/%E0%A4%A")).toEqual({ page: "table", id: "%E0%A4%A" });
  expect(placeOf("")).toEqual({ page: "clubhouse" });
});
