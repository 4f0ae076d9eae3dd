import { beforeEach, expect, test } from "vitest";
import { isReached, keepPlayed, playedAt, tableFor, timesSaid, type Played } from "../../src/lib/learning/played";
import { line } from "../making";

const played: Played = {
  ...{ game: "toy", lesson: "freely", at: 1, last: 1, says: { id: "lesson-freely-win", args: {} }, rule: "turn" },
  ...{ until: "log-won", heard: 1 },
};
beforeEach(() => localStorage.clear());

test("a table is known as that of a lesson, the last one first", () => {
  keepPlayed("t1", played);
  keepPlayed("t2", played);
  expect(playedAt("t1")).toEqual(played);
  expect(playedAt("t3")).toBeNull();
  expect(tableFor("toy", "freely", 1)).toBe("t2");
  expect(tableFor("toy", "freely", 0)).toBeNull();
});

test("only so many are kept, and what is no list is forgotten", () => {
  for (let i = 0; i < 40; i++) keepPlayed(`t${i}`, played);
  expect([playedAt("t9"), playedAt("t10")]).toEqual([null, played]);
  localStorage.setItem("klubovna-lessons", "{}");
  expect(playedAt("t39")).toBeNull();
  localStorage.setItem("klubovna-lessons", "nonsense");
  expect(playedAt("t39")).toBeNull();
});

test("it is reached when it is said once more than before, or with the end of the game", () => {
  const log = [line(0, "log-won"), line(1, "log-laid")];
  expect(timesSaid("log-won", log)).toBe(1);
  expect(isReached(played, log, null)).toBe(false);
  expect(isReached(played, [...log, line(2, "log-won")], null)).toBe(true);
  expect(isReached(played, log, { winners: [], scores: {}, reason: "lost" })).toBe(true);
  expect(isReached({ until: "", heard: 0 }, log, null)).toBe(false);
});
