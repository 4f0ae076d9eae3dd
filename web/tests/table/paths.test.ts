import { expect, test } from "vitest";
import { back, candidates, ending, leadsOver, nextSteps, reached, stepped, still } from "../../src/lib/table/paths";
import { option as made } from "../making";

const option = (text: string, ...path: string[]) => made(text, path);

const planning = [
  option("play abel covert", "abel", "covert"),
  option("play abel revealed", "abel", "revealed"),
  option("play celia covert", "celia", "covert"),
  option("end-planning", "end-planning"),
];
const turning = [
  option("turn-enemy valley hidden", "valley", "hidden"),
  option("turn-enemy bunker hidden", "bunker", "hidden"),
  option("turn-enemy bunker known-guard-2", "bunker", "known-guard-2"),
  option("skip", "skip"),
];

test("a click narrows the candidates and the last one reaches the action", () => {
  expect([...nextSteps(planning, [])]).toEqual(["abel", "celia", "end-planning"]);
  const walk = stepped(planning, [], [["abel"]]);
  expect(walk).toEqual(["abel"]);
  expect(candidates(planning, walk!)).toHaveLength(2);
  expect(reached(planning, walk!)).toBeNull();
  expect(reached(planning, stepped(planning, walk!, [["revealed"]])!)?.text).toBe("play abel revealed");
});

test("a click that leads nowhere is no step", () => {
  expect(stepped(planning, [], [["covert"]])).toBeNull();
  expect(stepped(planning, ["celia"], [["revealed"]])).toBeNull();
  expect(stepped(planning, [], [])).toBeNull();
});

test("an enemy can be clicked at once or after its mission, but not at another mission", () => {
  expect(stepped(turning, [], [["bunker", "known-guard-2"]])).toEqual(["bunker", "known-guard-2"]);
  expect(stepped(turning, ["bunker"], [["bunker", "hidden"]])).toEqual(["bunker", "hidden"]);
  expect(stepped(turning, ["bunker"], [["valley", "hidden"]])).toBeNull();
});

test("Escape steps back, and a walk is dropped when its offer is gone", () => {
  expect(back(["abel", "covert"])).toEqual(["abel"]);
  expect(back([])).toEqual([]);
  expect(still(planning, ["abel"])).toEqual(["abel"]);
  expect(still(turning, ["abel"])).toEqual([]);
});

test("an action leads over the things of its path, wherever on it they lie", () => {
  const path = ["army", "mission", "enemy"];
  expect(leadsOver(path, [["army"]])).toBe(true);
  expect(leadsOver(path, [["fleet"], ["mission", "enemy"]])).toBe(true);
  expect(leadsOver(path, [["army", "enemy"], ["enemy", "mission"], []])).toBe(false);
});

test("where two actions end alike, or one goes on, it is not clear which is meant", () => {
  const there = [option("move D5 E6", "D5", "E6"), option("ride D5 E6", "D5", "E6"), option("exit D5", "D5")];
  expect(reached(there, ["D5", "E6"])).toBeNull();
  expect(ending(there, ["D5", "E6"]).map((option) => option.text)).toEqual(["move D5 E6", "ride D5 E6"]);
  expect(reached(there, ["D5"])).toBeNull();
  expect(ending(there, ["D5"]).map((option) => option.text)).toEqual(["exit D5"]);
  expect(reached(there.slice(2), ["D5"])?.text).toBe("exit D5");
});
