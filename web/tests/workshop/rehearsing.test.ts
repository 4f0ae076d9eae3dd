// A rehearsal as it is told: per cent, points, bars on a scale; one at a time, found again.
import { beforeEach, expect, test, vi } from "vitest";
import { api, type GameInfo, type Rehearsal } from "../../src/lib/house/api";
import { begin, lastOf, placed, points, reach, toldOf } from "../../src/lib/workshop/rehearsing";

test("shares in per cent, with what they almost surely are", () => {
  expect(toldOf({ hits: 124, n: 200, low: 0.5511, high: 0.6844 })).toEqual({ percent: 62, low: 55, high: 68 });
  expect(toldOf({ hits: 0, n: 0, low: 0, high: 1 })).toEqual({ percent: 0, low: 0, high: 100 });
});

test("points have their sign, and nothing has none", () => {
  expect([0.143, -0.06, 0.004].map(points)).toEqual(["+14", "−6", "0"]);
});

test("bars begin in the middle of a scale on which all lines have room", () => {
  expect(placed(0, 0.1, 0.2)).toEqual({ left: 50, width: 25 });
  expect(placed(0, -0.2, 0.2)).toEqual({ left: 0, width: 50 });
  expect(placed(-0.9, 0.9, 0.2)).toEqual({ left: 0, width: 100 });
  expect(reach([])).toBe(0.2);
  expect(reach([{ low: -0.5, high: 0.1 }] as Rehearsal["decides"])).toBe(0.5);
});

const GAME = { id: "kacir", options: [] } as unknown as GameInfo;
beforeEach(() => sessionStorage.clear());

test("the one that was begun here is found again; another one is stopped first", async () => {
  let n = 0;
  const told = (id: string): Promise<Rehearsal> => Promise.resolve({ id } as Rehearsal);
  vi.spyOn(api, "packOffer").mockResolvedValue({ choices: {}, names: {} });
  vi.spyOn(api, "rehearse").mockImplementation(() => told(`r${n++}`));
  vi.spyOn(api, "rehearsal").mockImplementation(told);
  const stop = vi.spyOn(api, "stopRehearsal").mockImplementation(told);
  expect(await lastOf("packs/d1")).toBeNull();
  await begin("packs/d1", GAME, "a");
  expect(stop).not.toHaveBeenCalled();
  expect(await lastOf("packs/d1")).toEqual({ id: "r0" });
  expect(await lastOf("packs/d2")).toBeNull();
  await begin("packs/d2", GAME, "b");
  expect(stop).toHaveBeenCalledWith("r0");
});
