// The way to a house in this browser: questions wait for it, and what breaks down begins again without a word.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arrival } from "../../src/lib/alone/arrival.svelte";
import type { FromHouse, ToHouse } from "../../src/lib/alone/said";
import type { Site } from "../../src/lib/alone/early";
import { BEAT, USUAL, WAKING } from "../../src/lib/alone/pulse";
import { Alone } from "../../src/lib/alone/way";
import { Unreachable } from "../../src/lib/house/api";

class House {
  heard: ToHouse[] = [];
  gone = false;
  onmessage: ((event: { data: FromHouse }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  postMessage(what: ToHouse): void {
    this.heard.push(what);
  }
  terminate(): void {
    this.gone = true;
  }
  says(said: FromHouse): void {
    this.onmessage!({ data: said });
  }
  /** The last that it was asked. */
  get asked(): Extract<ToHouse, { is: "ask" }> {
    return this.heard.filter((one) => one.is === "ask").at(-1) as Extract<ToHouse, { is: "ask" }>;
  }
}
const SITE: Site = {
  luggage: { "python.tar": { address: "p", bytes: 30 }, "klubovna.tar": { address: "k", bytes: 10 } },
  still: { games: "still/1.txt", learn: "still/2.txt" },
};

let houses: House[];
let alone: Alone;
/** What a house said before anybody listened. */
let early: FromHouse[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  houses = [];
  alone = new Alone(SITE, () => {
    houses.push(new House());
    return { worker: houses.at(-1) as unknown as Worker, heard: early };
  });
});
afterEach(() => {
  arrival.alone = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("how much has come is told", () => {
  houses[0]!.says({ is: "came", bytes: 20 });
  expect(arrival.share).toBe(0.5);
  expect(arrival.ready).toBe(false);
});

test("what was said before anybody listened is heard", () => {
  early = [{ is: "came", bytes: 40 }, { is: "ready" }];
  arrival.again();
  early = [];
  expect([arrival.share, arrival.ready]).toEqual([1, true]);
});

test("a question is answered by its number, whatever was asked in between", async () => {
  const [first, second] = [alone.ask("me"), alone.ask("tables?which=mine")];
  const [one, two] = houses[0]!.heard.filter((heard) => heard.is === "ask");
  expect(two).toMatchObject({ method: "GET", path: "tables", query: "which=mine" });
  houses[0]!.says({ is: "answer", id: two!.id, status: 200, text: "[]" });
  houses[0]!.says({ is: "answer", id: one!.id, status: 200, text: "{}" });
  expect((await first).text).toBe("{}");
  expect((await second).text).toBe("[]");
});

test("what stands still is read beside the house; what is one's own of it is asked when there is one", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (asked) => new Response(String(asked)));
  expect((await alone.ask("games")).text).toBe("still/1.txt");
  expect((await alone.ask("learn")).text).toBe("still/2.txt");
  houses[0]!.says({ is: "ready" });
  void alone.ask("learn");
  expect(houses[0]!.asked.path).toBe("learn");
});

test("a house that breaks down begins again: lines are cut, and who waits is told to ask once more", async () => {
  houses[0]!.says({ is: "ready" });
  const shut = vi.fn();
  alone.line("tables/x/live?since=3").onclose = shut;
  const waiting = alone.ask("me");
  houses[0]!.onerror!({ message: "out of memory" });
  await expect(waiting).rejects.toBeInstanceOf(Unreachable);
  expect(shut).toHaveBeenCalledOnce();
  expect(houses.map((house) => house.gone)).toEqual([true, false]);
  expect(arrival.trouble).toBeNull();
});

test("one that breaks down again and again is left alone, until somebody wants it tried", () => {
  for (let time = 0; time < 4; time++) {
    houses.at(-1)!.says({ is: "ready" });
    houses.at(-1)!.says({ is: "failed", why: "no" });
  }
  expect(houses).toHaveLength(4);
  expect(arrival.trouble).toEqual({ said: "alone-broken", why: "no" });
  arrival.again();
  expect(houses).toHaveLength(5);
  expect(arrival.trouble).toBeNull();
});

test.each([
  ["TypeError: Failed to fetch", "alone-no-house"],
  ["VersionError: The requested version is less", "alone-newer"],
])("a house that can't move in says why (%s)", async (why, said) => {
  houses[0]!.says({ is: "failed", why });
  expect(arrival.trouble).toEqual({ said, why });
  await expect(alone.ask("me")).rejects.toBeInstanceOf(Unreachable);
});

/** Time passes; whoever lives answers. */
function pass(seconds: number, living?: House): void {
  for (let beat = 0; beat < (seconds * 1000) / BEAT; beat++) {
    vi.advanceTimersByTime(BEAT);
    living?.says({ is: "beat" });
  }
}

test("a house that answers lives, however little is wanted of it", () => {
  houses[0]!.says({ is: "ready" });
  pass(10 * WAKING, houses[0]);
  expect(houses).toHaveLength(1);
});

test("one that dies without a word begins again, and that is said once", async () => {
  houses[0]!.says({ is: "ready" });
  const waiting = alone.ask("me");
  pass(USUAL + BEAT / 1000);
  await expect(waiting).rejects.toBeInstanceOf(Unreachable);
  expect(houses.map((house) => house.gone)).toEqual([true, false]);
  expect(arrival.stalled).toBe("house");
  arrival.stalled = null;
  houses[1]!.says({ is: "ready" });
  pass(USUAL + BEAT / 1000);
  expect(houses).toHaveLength(3);
  expect(arrival.stalled).toBeNull();
});

test("one that is moving in has more time", () => {
  pass(WAKING);
  expect(houses[0]!.gone).toBe(false);
  pass(BEAT / 1000);
  expect(arrival.trouble?.said).toBe("alone-no-house");
});
