// Where bots think: whoever dies there without a word is found out, and the errand is given back. The test holds the clock.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Minds } from "../../src/lib/alone/minds";
import { BEAT, USUAL, WAKING } from "../../src/lib/alone/pulse";
import type { FromMind, ToMind } from "../../src/lib/alone/said";

class Mind {
  static all: Mind[] = [];
  heard: ToMind[] = [];
  gone = false;
  onmessage: ((event: { data: FromMind }) => void) | null = null;
  onerror: ((event: { message?: string }) => void) | null = null;
  constructor() {
    Mind.all.push(this);
  }
  postMessage(what: ToMind): void {
    this.heard.push(what);
  }
  terminate(): void {
    this.gone = true;
  }
  says(said: FromMind): void {
    this.onmessage!({ data: said });
  }
  get beats(): number {
    return this.heard.filter((one) => one.is === "beat").length;
  }
}
const ERRAND = new Uint8Array([1]);
const THOUGHT = new Uint8Array([2]);
const report = vi.fn();

let minds: Minds;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", Mind);
  Mind.all = [];
  report.mockClear();
  minds = new Minds({}, report);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Time passes, and whoever lives answers. */
function pass(seconds: number, living?: Mind): void {
  for (let beat = 0; beat < (seconds * 1000) / BEAT; beat++) {
    vi.advanceTimersByTime(BEAT);
    living?.says({ is: "beat" });
  }
}

test("one that waits for its nets answers, however long it takes", async () => {
  const thinking = minds.think(ERRAND);
  const [mind] = Mind.all;
  pass(10 * WAKING, mind);
  mind!.says({ is: "thought", id: 1, thought: THOUGHT });
  expect(await thinking).toBe(THOUGHT);
  expect(report).not.toHaveBeenCalled();
});

test("one that thinks is silent for as long as it may, and not longer", async () => {
  const thinking = minds.think(ERRAND);
  const [mind] = Mind.all;
  mind!.says({ is: "begun", id: 1, seconds: 30 });
  pass(30 + USUAL);
  expect(mind!.gone).toBe(false);
  pass(BEAT / 1000);
  expect(mind!.gone).toBe(true);
  await expect(thinking).rejects.toThrow("not a word");
  expect(report.mock.calls).toEqual([[{ is: "stalled" }]]);
});

test("another one is asked then", async () => {
  const lost = minds.think(ERRAND);
  lost.catch(() => undefined);
  pass(WAKING + 2 * BEAT);
  await expect(lost).rejects.toThrow();
  const thinking = minds.think(ERRAND);
  expect(Mind.all).toHaveLength(2);
  Mind.all[1]!.says({ is: "thought", id: 2, thought: THOUGHT });
  expect(await thinking).toBe(THOUGHT);
});

test("of whom nothing is wanted nothing is asked", async () => {
  const thinking = minds.think(ERRAND);
  const [mind] = Mind.all;
  mind!.says({ is: "thought", id: 1, thought: THOUGHT });
  await thinking;
  pass(10 * WAKING);
  expect([mind!.beats, mind!.gone]).toEqual([0, false]);
});

test("one that fails says why, and its time is not held against the next", async () => {
  const thinking = minds.think(ERRAND);
  Mind.all[0]!.onerror!({ message: "out of memory" });
  await expect(thinking).rejects.toThrow("out of memory");
  expect(report).not.toHaveBeenCalled();
});

test("of a page of which parts are gone, because there is another release, the page is told", async () => {
  const thinking = minds.think(ERRAND);
  Mind.all[0]!.says({ is: "stuck", id: 1, why: "Error: no longer there: weights" });
  await expect(thinking).rejects.toThrow("weights");
  expect(report.mock.calls).toEqual([[{ is: "failed", why: "Error: no longer there: weights" }]]);
});

test("one whose script does not come is gone as well", async () => {
  const thinking = minds.think(ERRAND);
  Mind.all[0]!.onerror!({});
  await expect(thinking).rejects.toThrow("no longer there");
  expect(report).toHaveBeenCalledOnce();
});
