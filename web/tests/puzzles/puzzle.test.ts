import { expect, test } from "vitest";
import { clueOf, foundOf, judged, levelOf, nextOf, shares, stateOf, wanted } from "../../src/lib/puzzles/puzzle";
import { option } from "../making";
import { findOf, infoOf } from "./puzzle.making";

test("what is right, what tempts, and what anything else is worth", () => {
  const find = findOf();
  expect(judged(find, "lay 9")).toEqual({ is: "right" });
  expect(judged(find, "lay 2")).toMatchObject({ is: "tempting", weighed: { worth: 0.5 } });
  expect(judged(find, "lay 4")).toMatchObject({ is: "other", weighed: { worth: 0.4 } });
  expect(judged(find, "draw")).toEqual({ is: "other", weighed: null });
});

test("a hint names the first thing that is a choice", () => {
  const options = [
    option("move", ["unit", "b1", "far"]),
    option("stay", ["unit", "b2"]),
    option("wait", ["unit", "b1", "near"]),
  ];
  expect(clueOf(options, "move")).toBe("b1");
  expect(clueOf([option("pass")], "pass")).toBe("pass");
  expect(clueOf(options, "nothing")).toBe("");
});

test("how hard it is, and how one stands", () => {
  expect([800, 1300, 1700].map((level) => levelOf({ level }))).toEqual(["easy", "middle", "hard"]);
  const all = [infoOf("a"), infoOf("b", { tried: true }), infoOf("c", { tried: true, found: true })];
  expect(all.map(stateOf)).toEqual(["new", "missed", "found"]);
  expect(foundOf(all)).toBe(1);
});

test("what somebody wants to see of them", () => {
  const all = [infoOf("a", { level: 900 }), infoOf("b", { theme: "turn" }), infoOf("c", { tried: true })];
  const names = (by: Parameters<typeof wanted>[1]): string[] => wanted(all, by).map(({ name }) => name);
  expect(names({ level: "", theme: "", state: "" })).toEqual(["a", "b", "c"]);
  expect(names({ level: "middle", theme: "", state: "" })).toEqual(["b", "c"]);
  expect(names({ level: "middle", theme: "turn", state: "" })).toEqual(["b"]);
  expect(names({ level: "", theme: "", state: "missed" })).toEqual(["c"]);
  expect(names({ level: "hard", theme: "", state: "" })).toEqual([]);
});

test("the next one is new, after this one if there is one; then those that were missed", () => {
  const all = [infoOf("a"), infoOf("b"), infoOf("c", { tried: true }), infoOf("d", { tried: true, found: true })];
  expect(nextOf(all)?.name).toBe("a");
  expect(nextOf(all, "a")?.name).toBe("b");
  expect(nextOf(all, "b")?.name).toBe("a");
  expect(nextOf(all.slice(2), "d")?.name).toBe("c");
  expect(nextOf(all.slice(3), "d")).toBeNull();
  expect(nextOf(all.slice(3))).toBeNull();
});

test("what others chose, the most often chosen first", () => {
  expect(shares({ a: 1, b: 3 })).toEqual([
    { text: "b", share: 0.75 },
    { text: "a", share: 0.25 },
  ]);
  expect(shares({})).toEqual([]);
});
