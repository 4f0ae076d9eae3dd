import { expect, test } from "vitest";
import { changed, type Change } from "../../src/lib/telling/changes";

const view = {
  turn: 3,
  card: "rally" as string | null,
  units: [
    { id: 1, hex: "D5" },
    { id: 2, hex: "E6" },
  ],
  supply: { red: 2, blue: 1 } as Record<string, number>,
};
const after = (...changes: Change[]): unknown => changed(view, changes);

test("a field, an element of a list and a key of an object are set", () => {
  expect(after([["turn"], 4])).toEqual({ ...view, turn: 4 });
  expect(after([["units", 1], { id: 2, hex: "F6" }])).toEqual({
    ...view,
    units: [view.units[0], { id: 2, hex: "F6" }],
  });
  expect(after([["supply", "green"], 5])).toEqual({ ...view, supply: { red: 2, blue: 1, green: 5 } });
  expect(after([["card"], null])).toEqual({ ...view, card: null });
});

test("a key is taken away", () => {
  expect(after([["supply", "red"]])).toEqual({ ...view, supply: { blue: 1 } });
});

test("a list is spliced: one gone, one come, several at once", () => {
  expect(after([["units"], 0, 1, []])).toEqual({ ...view, units: [view.units[1]] });
  const third = { id: 3, hex: "A1" };
  expect(after([["units"], 2, 0, [third]])).toEqual({ ...view, units: [...view.units, third] });
  expect(after([["units"], 0, 2, [third]])).toEqual({ ...view, units: [third] });
});

test("changes are made one after another, and a whole new view replaces everything", () => {
  expect(after([["units"], 0, 1, []], [["units", 0], { id: 2, hex: "E7" }])).toEqual({
    ...view,
    units: [{ id: 2, hex: "E7" }],
  });
  expect(after([[], { turn: 1 }], [["turn"], 2])).toEqual({ turn: 2 });
});

test("the picture before stays as it was, and what did not change is the same thing", () => {
  const before = structuredClone(view);
  const next = after([["units", 0], { id: 1, hex: "D6" }], [["supply", "red"], 9]) as typeof view;
  expect(view).toEqual(before);
  expect(next.units[1]).toBe(view.units[1]);
  expect(after()).toBe(view);
});
