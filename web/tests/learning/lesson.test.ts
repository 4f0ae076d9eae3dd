import { expect, test } from "vitest";
import type { CourseInfo, LessonInfo, Taught } from "../../src/lib/house/api";
import {
  after,
  answered,
  asksFor,
  doneOf,
  goOnWith,
  isBegun,
  judged,
  laidOut,
  lineOf,
  matches,
  minutesLeft,
  numberOf,
  stepsOf,
} from "../../src/lib/learning/lesson";
import { line } from "../making";
import { stepOf } from "./lesson.making";

const told = stepOf({ name: "look", shown: "", right: {}, own: 0, wrong: [] });
const taught: Taught = {
  game: "toy",
  name: "laying",
  minutes: 4,
  rule: "turn",
  tables: [
    {
      seat: "north",
      seats: ["north", "south"],
      options: {},
      view: { laid: 0 },
      log: [line(0)],
      steps: [told, stepOf()],
    },
    { seat: "south", seats: ["north", "south"], options: {}, view: { laid: 5 }, log: [], steps: [told] },
  ],
};

test("patterns are read as Python reads them", () => {
  expect(matches("place army-3 western-europe-1-2", "place army-3 *")).toBe(true);
  expect(matches("place army-3", "place army-3 *")).toBe(false);
  expect(matches("choose willow", "choose [!w]*")).toBe(false);
  expect(matches("choose daze", "choose [!w]*")).toBe(true);
  expect(matches("choose daze", "choose [dw]aze")).toBe(true);
  expect(matches("a", "?")).toBe(true);
  expect(matches("move E5+1", "move E5+1")).toBe(true);
  expect(matches("move E55", "move E5+1")).toBe(false);
  expect(matches("lay 1", "lay")).toBe(false);
});

test("a choice is right, or answered by the first answer that fits", () => {
  expect(judged(stepOf(), "lay 9")).toMatchObject({ is: "right", shown: true });
  expect(judged(stepOf(), "lay 2")).toMatchObject({ is: "right", shown: false });
  expect(judged(stepOf(), "draw")).toMatchObject({ is: "wrong", says: { id: "early" }, rule: null });
  expect(judged(stepOf(), "wait")).toMatchObject({ is: "wrong", says: { id: "anything" } });
  expect(judged(stepOf({ wrong: [] }), "wait")).toEqual({ is: "wrong", says: null, rule: null });
});

test("what is not offered is answered where the lesson has thought of it", () => {
  expect(answered(stepOf(), ["lay 7", "lay 8"])).toMatchObject({ says: { id: "not-yours" }, rule: { id: "refused" } });
  expect(answered(stepOf({ wrong: [] }), ["lay 8"])).toBeNull();
  expect(answered(stepOf(), [])).toBeNull();
});

test("the steps of all tables follow one another", () => {
  expect(stepsOf(taught).map(({ at, table, step }) => [at, table, step])).toEqual([
    [0, 0, 0],
    [1, 0, 1],
    [2, 1, 0],
  ]);
  expect(stepsOf(taught).map(({ taught }) => asksFor(taught))).toEqual([false, true, false]);
});

test("the way through a lesson is a line: a table lies before each step as what is shown has left it", () => {
  const laid = laidOut(taught.tables[0]!, lineOf(taught.tables[0]!));
  expect(laid.map(({ view }) => view)).toEqual([{ laid: 0 }, { laid: 0 }, { laid: 10 }]);
  expect(laid.map(({ log }) => log.map(({ n }) => n))).toEqual([[0], [0], [0, 1, 2]]);
});

const lesson = (name: string, step = 0, done = false): LessonInfo => ({
  name,
  minutes: 6,
  rule: "turn",
  steps: 8,
  step,
  done,
});
const course = (...lessons: LessonInfo[]): CourseInfo => ({ game: "toy", lessons });

test("one goes on with what was begun, else with the first that is not done", () => {
  expect(goOnWith(course(lesson("a"), lesson("b")))?.name).toBe("a");
  expect(goOnWith(course(lesson("a", 0, true), lesson("b"), lesson("c", 3)))?.name).toBe("c");
  expect(goOnWith(course(lesson("a", 3, true), lesson("b")))?.name).toBe("b");
  expect(goOnWith(course(lesson("a", 0, true)))).toBeNull();
  expect(isBegun(lesson("a", 8))).toBe(false);
});

test("how far one is, and what comes next", () => {
  const all = course(lesson("a", 0, true), lesson("b"));
  expect([doneOf(all), numberOf(all, "b"), numberOf(all, "z"), numberOf(undefined, "a")]).toEqual([1, 2, 0, 0]);
  expect([after(all, "a")?.name, after(all, "b"), after(all, "z"), after(undefined, "a")]).toEqual([
    "b",
    null,
    null,
    null,
  ]);
  expect([minutesLeft(6, 0, 8), minutesLeft(6, 4, 8), minutesLeft(6, 8, 8)]).toEqual([6, 3, 1]);
});
