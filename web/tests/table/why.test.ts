// What somebody may have meant by a click that leads nowhere.
import { expect, test } from "vitest";
import type { Option } from "../../src/lib/house/api";
import { meantAlone, meantBy } from "../../src/lib/table/why";

function option(kind: string, fields: Record<string, string | string[]>, path = Object.values(fields).flat()): Option {
  const text = [kind, ...Object.values(fields).flat()].join(" ");
  return { text, kind, fields, path, label: { id: kind, args: {} } } as unknown as Option;
}
const placing = [
  option("place", { token: "army-1", space: "west-1-1" }),
  option("place", { token: "army-1", space: "west-1-2" }),
  option("place", { token: "fleet-1", space: "pacific-1-1" }),
];

test("a token in hand, and a space where it may not go", () => {
  expect(meantBy(placing, ["army-1"], [["pacific-1-1"]])).toEqual(["place army-1 pacific-1-1"]);
});

test("with empty hands the thing may be meant in any place of the action", () => {
  expect(meantBy(placing, [], [["pacific-1-2"]])).toContain("place fleet-1 pacific-1-2");
  expect(meantBy(placing, [], [["army-3"]])).toContain("place army-3 west-1-1");
});

test("a thing inside another is meant with it", () => {
  const strike = [option("strike", { mission: "bridge", enemy: "guard-1" })];
  expect(meantBy(strike, [], [["depot", "guard-2"]])).toEqual(["strike depot guard-2"]);
});

test("what is offered is not asked about, nor what has no word for the thing; and never too much at once", () => {
  expect(meantBy(placing.slice(0, 1), ["army-1"], [["west-1-1"]])).toEqual([]);
  const elsewhere = [option("ready", { villager: "judy" }, ["judy", "do:ready"])];
  expect(meantBy(elsewhere, ["judy"], [["do:gather"]])).toEqual([]);
  const many = Array.from({ length: 60 }, (_, i) => option("move", { unit: `A${i}`, to: "B1" }));
  expect(meantBy(many, [], [["B2"]])).toHaveLength(20);
});

test("nobody means a hex by a card", () => {
  const cards = [option("play", { card: "scout-left" }), option("play", { card: "attack-center" })];
  expect(meantBy(cards, [], [["D5"]])).toEqual([]);
  const moves = [option("move", { unit: "D5", to: "E6" })];
  expect(meantBy(moves, ["D5"], [["F7"]])).toEqual(["move D5 F7"]);
});

test("where one can only draw, a card is asked about alone; where things are offered, nothing is", () => {
  expect(meantAlone([option("draw", {})], [["ace-of-acorns"]])).toEqual(["ace-of-acorns"]);
  expect(meantAlone(placing, [["ace-of-acorns"]])).toEqual([]);
  expect(meantAlone([option("draw", {})], [[]])).toEqual([]);
});
