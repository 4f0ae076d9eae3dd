// How far a box has been entered, and what of it somebody wants to see.
import { expect, test } from "vitest";
import type { Box, DraftLook, DraftState } from "../../src/lib/house/api";
import { listed, numberOf, tally } from "../../src/lib/workshop/states";

const THINGS: [string, string, string, DraftState][] = [
  ["hunter", "fisherman", "Rybář", "ours"],
  ["hunter", "shepherd", "Pastýř", "box"],
  ["hunter", "miller", "Mlynář", "own"],
  ["witch", "venom", "Jed", "conflict"],
  ["witch", "elixir", "Elixír", "known"],
];
const LOOK = {
  things: THINGS.map(([file, id, cs, state]) => ({
    ...{ file, id, state, name: { cs, en: id }, differs: false, findings: 0 },
  })),
} as unknown as DraftLook;
const BOX = {
  groups: [{ id: "witch", pieces: [{ id: "venom", fields: [{ path: "number", told: { cs: "79", en: "79" } }] }] }],
} as unknown as Box;
const ids = (file: string, filter: Parameters<typeof listed>[3], query = ""): string[] =>
  listed(LOOK, BOX, file, filter, query).map(({ id }) => id);

test("of a file, by what is still to be done", () => {
  expect(ids("hunter", "")).toEqual(["fisherman", "shepherd", "miller"]);
  expect(ids("hunter", "left")).toEqual(["fisherman"]);
  expect(ids("witch", "wrong")).toEqual(["venom"]);
  expect(ids("hunter", "own")).toEqual(["miller"]);
});

test("looked for in the whole box, without accents, by number too", () => {
  expect(ids("hunter", "", "jed")).toEqual(["venom"]);
  expect(ids("hunter", "", "rybar")).toEqual(["fisherman"]);
  expect(ids("hunter", "", "79")).toEqual(["venom"]);
  expect(numberOf(LOOK.things[3]!, BOX)).toBe("79");
});

test("counted: what is one's own is no piece of the box", () => {
  expect(tally(LOOK)).toEqual({ known: 1, box: 1, ours: 1, own: 1, all: 4 });
});
