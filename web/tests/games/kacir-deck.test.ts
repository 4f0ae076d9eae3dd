// A deck that is being put together.
import { expect, test } from "vitest";
import {
  average,
  byKind,
  costs,
  hand,
  poolOf,
  seatOf,
  sizeOf,
  standard,
  withCard,
} from "../../src/games/kacir/deck/deck";
import type { Box } from "../../src/games/kacir/shapes";

const card = (kind: string, cost: number, copies = 2): unknown => ({ kind, cost, copies });
const BOX = {
  hunter: { ranger: card("ally", 2), salt: card("event", 1, 0), dawn: card("event", 3) },
  witch: { elixir: card("brew", 1) },
} as unknown as Box;
const DECK = { ranger: 2, dawn: 1 };

test("what there is to choose from, and how many of each are in", () => {
  expect(poolOf("hunter", DECK, BOX).map(({ id, count }) => [id, count])).toEqual([
    ["ranger", 2],
    ["salt", 0],
    ["dawn", 1],
  ]);
  expect(sizeOf(DECK)).toBe(3);
  expect(standard("hunter", BOX)).toEqual({ ranger: 2, dawn: 2 });
});

test("kinds and costs", () => {
  const lots = poolOf("hunter", DECK, BOX).filter(({ count }) => count > 0);
  expect(byKind(lots).map(([kind, all]) => [kind, all.length])).toEqual([
    ["ally", 1],
    ["event", 1],
  ]);
  expect(costs(lots)).toEqual([0, 0, 2, 1]);
  expect(average(lots)).toBeCloseTo(7 / 3);
  expect([costs([]), average([])]).toEqual([[0], 0]);
});

test("one more, one less, none left", () => {
  expect(withCard(DECK, "salt", 1)).toEqual({ ...DECK, salt: 1 });
  expect(withCard(DECK, "dawn", -1)).toEqual({ ranger: 2 });
  expect(withCard({}, "dawn", -1)).toEqual({});
});

test("a hand to try is drawn from what is there", () => {
  expect(hand(DECK, 2, () => 0)).toEqual(["ranger", "ranger"]);
  expect(hand(DECK, 9, () => 0.999).sort()).toEqual(["dawn", "ranger", "ranger"]);
});

test("whose deck it is", () => {
  expect(seatOf("witch", {}, BOX)).toBe("witch");
  expect(seatOf(undefined, { elixir: 1 }, BOX)).toBe("witch");
  expect(seatOf(undefined, {}, BOX)).toBe("hunter");
});
