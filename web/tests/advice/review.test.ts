// The review of a game: how chances are written and drawn, which choices lost most, and how it is waited for.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { api, Refused, Unreachable, type Review, type Reviewed } from "../../src/lib/house/api";
import { because, choiceAt, lost, nearestChoice, percent, topOf, worst } from "../../src/lib/advice/chances";
import { Reviewing } from "../../src/lib/advice/review.svelte";
import { Texts } from "../../src/lib/house/texts";
import ReviewGraph from "../../src/parts/advice/ReviewGraph.svelte";

const said = (id: string): Reviewed["chosen"] => ({ id, args: {} });
const choice = (at: number, before: number, after: number): Reviewed => ({
  at,
  seat: "axis",
  chosen: said("this"),
  best: said("that"),
  same: before === after,
  before,
  after,
  loss: before - after,
  measured: true,
  why: [],
});
const game = [choice(3, 0.5, 0.5), choice(7, 0.6, 0.4), choice(8, 0.4, 0.397), choice(20, 0.5, 0.1)];
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("small chances have a decimal place, and each language its own way to write them", () => {
  expect(percent(0.541, "en")).toBe("54%");
  expect(percent(0.541, "cs")).toBe("54\u00a0%");
  expect(percent(0.0223, "cs")).toBe("2,2\u00a0%");
  expect(percent(0, "en")).toBe("0%");
});

test("what was lost is a number where it was measured, else a word; reasons say whose choice they are", () => {
  const texts = new Texts("en", [
    "hint-worth-weaker = weaker\nhint-worth-poor = much weaker\nhint-reply = { $seat }, most likely:\nname-axis = Axis\nx = go",
  ]);
  expect(lost(choice(7, 0.6, 0.4), texts)).toBe("−20%");
  expect(lost({ ...choice(7, 0.6, 0.4), measured: false }, texts)).toBe("much weaker");
  expect(lost({ ...choice(7, 0.6, 0.57), measured: false }, texts)).toBe("weaker");
  expect(because({ kind: "reply", said: said("x"), seat: "axis" }, texts)).toBe("Axis, most likely: Go");
});

test("the scale ends where the chances do", () => {
  expect(topOf([0.02, 0.04])).toBe(0.05);
  expect(topOf([0.3, 0.51])).toBe(1);
  expect(topOf([])).toBe(0.05);
});

test("what lost most comes first, what lost next to nothing not at all", () => {
  expect(worst(game)).toEqual([3, 1]);
});

test("a step of the replay belongs to the choice that was asked last", () => {
  expect([0, 3, 6, 7, 99].map((step) => choiceAt(game, step))).toEqual([-1, 0, 0, 1, 3]);
});

test("a place on the graph belongs to the nearest choice", () => {
  expect([-5, 0, 49, 51, 300].map((x) => nearestChoice(x, 300, 4))).toEqual([0, 0, 0, 1, 3]);
  expect(nearestChoice(10, 300, 1)).toBe(0);
});

test("arrow keys walk along the graph, and it says where they are", async () => {
  const opened: number[] = [];
  const props = {
    decisions: game,
    costly: [3, 1],
    now: 1,
    texts: new Texts("en", ["this = Do this"]),
    onopen: (n: number) => void opened.push(n),
  };
  const graph = mount(ReviewGraph, { target: document.body, props });
  flushSync();
  const slider = document.querySelector('[role="slider"]')!;
  expect(slider.getAttribute("aria-valuetext")).toBe("2. Do this, 40%");
  expect(document.querySelectorAll(".gr-loss")).toHaveLength(2);
  for (const key of ["ArrowRight", "ArrowLeft", "End", "Home", "x"])
    slider.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  expect(opened).toEqual([2, 0, 3, 0]);
  await unmount(graph);
});

const working: Review = { state: "working", done: 1, total: 4, decisions: game.slice(0, 1), reckonings: [] };
test("it is asked about until all of it is there, also when nobody answers for a while", async () => {
  vi.useFakeTimers();
  vi.spyOn(api, "startReview").mockResolvedValue(working);
  const asked = vi
    .spyOn(api, "review")
    .mockRejectedValueOnce(new Unreachable(""))
    .mockResolvedValueOnce(working)
    .mockResolvedValue({ state: "ready", done: 4, total: 4, decisions: game, reckonings: [] });
  const review = new Reviewing("t1");
  await review.start();
  expect(review.decisions).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(review.decisions).toHaveLength(4);
  expect(review.working).toBe(false);
});

test("whoever leaves asks no more; a review that failed is not waited for", async () => {
  vi.useFakeTimers();
  const start = vi.spyOn(api, "startReview").mockResolvedValue(working);
  const asked = vi.spyOn(api, "review").mockResolvedValue(working);
  const left = new Reviewing("t1");
  await left.start();
  left.stop();
  start.mockRejectedValue(new Refused(403, null, "no", "running"));
  const refused = new Reviewing("t2");
  await refused.start();
  expect(refused.failed).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).not.toHaveBeenCalled();
});
