import { expect, test } from "vitest";
import type { Box, BoxPiece } from "../../src/lib/house/api";
import { beside, countOf, originsOf, wanted } from "../../src/lib/workshop/box";

const words = (cs: string, en: string): Record<string, string> => ({ cs, en });
const field = (path: string, told: string, source: BoxPiece["source"]): BoxPiece["fields"][number] => ({
  ...{ path, source, name: words(path, path), told: words(told, told) },
});
const piece = (id: string, cs: string, en: string, ...fields: BoxPiece["fields"]): BoxPiece => ({
  ...{ id, fields, source: "house", sentences: words("", ""), name: words(cs, en) },
  ours: fields.some(({ source }) => source === "house"),
});
const shepherd = piece(
  "shepherd",
  "Pastýř",
  "Shepherd",
  field("name", "-", "rulebook"),
  field("number", "52", "house"),
);
const william = piece("william", "William", "William", field("assets", "1", "rulebook"));
const box: Box = {
  ...{ game: "kacir", hash: "" },
  groups: [
    { id: "hunter", name: words("", ""), pieces: [shepherd], known: 0, ours: 1, blocks: {} },
    { id: "villagers", name: words("", ""), pieces: [william], known: 1, ours: 0, blocks: {} },
  ],
};
const found = (...asked: [group: string, state: "" | "known" | "ours", query: string]): string[] =>
  wanted(box, ...asked).map((one) => one.piece.id);

test("a group is shown; what is looked for is found in the whole box", () => {
  expect(found("villagers", "", "")).toEqual(["william"]);
  expect(found("villagers", "ours", "")).toEqual([]);
  expect(found("villagers", "", "pastyr")).toEqual(["shepherd"]);
  expect(found("villagers", "", "SHEP")).toEqual(["shepherd"]);
  expect(found("villagers", "", "52")).toEqual(["shepherd"]);
});

test("how much is known, and from where", () => {
  expect(countOf(box.groups)).toEqual({ known: 1, all: 2 });
  expect(originsOf(shepherd)).toEqual(["rulebook", "house"]);
});

test("arrows go to the nearest piece of the next row", () => {
  const rows = [0, 1, 2, 3, 4].map((at) => new DOMRect((at % 3) * 10, Math.floor(at / 3) * 10, 8, 8));
  expect(beside(rows, 1, "ArrowDown")).toBe(4);
  expect(beside(rows, 4, "ArrowUp")).toBe(1);
  expect(beside(rows, 0, "ArrowUp")).toBe(-1);
  expect(beside(rows, 2, "ArrowRight")).toBe(3);
  expect(beside(rows, 4, "ArrowRight")).toBe(-1);
});
