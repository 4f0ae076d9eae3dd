// What the rules tell of a thing is found by its name, as a block of the content, and by its sort; the same is said once.
import { expect, test } from "vitest";
import { aboutOf, told, type Abouts } from "../../src/lib/table/about";

const known: Abouts = {
  hex: { rule: "map", source: "rulebook" },
  abel: { rule: "cards", source: "public" },
  pile: { rule: "cards", source: "rulebook" },
  "pile:covert": { rule: "draw", source: "rulebook" },
  ford: { rule: "terrain", source: "rulebook" },
  hill: { rule: "terrain", source: "rulebook" },
};

test.each([
  ["pile:covert", "draw"],
  ["pile:graveyard", "cards"],
  ["card:abel", "cards"],
  ["abel-1-2", "cards"],
  ["E12", "map"],
  ["moon", undefined],
])("%s", (thing, rule) => {
  expect(aboutOf(known, thing)?.rule).toBe(rule);
});

test("of each rule and source once", () => {
  expect(told(known, ["ford", "moon", "abel", "hill"]).map(({ subject }) => subject)).toEqual(["ford", "abel"]);
});
