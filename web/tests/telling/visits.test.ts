// What this browser saw last, and what it tells of what happened since.
import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../../src/lib/house/api";
import { Room } from "../../src/lib/table/room.svelte";
import { lastSeen, saw } from "../../src/lib/telling/visits";
import { line, momentOf } from "../making";
import Told from "./Told.svelte";

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});
const settle = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

test("of each table and seat the last look is remembered, of the oldest tables nothing", () => {
  expect(lastSeen("t1", "axis")).toBeNull();
  saw("t1", "axis", 4);
  saw("t1", null, 9);
  expect([lastSeen("t1", "axis"), lastSeen("t1", null)]).toEqual([4, 9]);
  for (let i = 0; i < 70; i++) saw(`other${i}`, null, i);
  expect([lastSeen("t1", "axis"), lastSeen("other69", null)]).toEqual([null, 69]);
  localStorage.setItem("klubovna-seen", "{broken");
  expect(lastSeen("t1", null)).toBeNull();
});

const story = {
  since: 4,
  seq: 8,
  seat: "axis",
  view: { at: 1 },
  scenes: [
    { said: [line(7, "game-name")], change: [[["at"], 2]] },
    { said: [line(8, "game-name")], change: [[["at"], 3]] },
  ],
};

test("after days away the page offers to tell what happened, and the answer does not have to wait for it", async () => {
  const asked = vi.spyOn(api, "story").mockResolvedValue(story);
  saw("t1", "axis", 4);
  const room = new Room("t1", "blitzkrieg");
  const host = mount(Told, { target: document.body, props: { room } });
  await room.show(momentOf("axis", [], { seq: 8, view: { at: 3 } }));
  await settle();
  await room.show(momentOf("axis", [], { seq: 8, view: { at: 3 } }), []);
  flushSync();
  expect(asked).toHaveBeenCalledWith("t1", "axis", 4, 8);
  expect(room.view, "the table is there as it is").toEqual({ at: 3 });
  document.querySelector<HTMLButtonElement>(".prompt .missed")!.click();
  await settle();
  flushSync();
  expect(room.view).toEqual({ at: 1 });
  document.querySelector<HTMLButtonElement>(".telling .on")!.click();
  await settle();
  flushSync();
  expect(room.view).toEqual({ at: 2 });
  expect(document.querySelector(".telling .nth")!.textContent).toBe("1 / 2");
  document.querySelector<HTMLButtonElement>(".telling .skip")!.click();
  await settle();
  flushSync();
  expect([room.view, document.querySelector(".telling")]).toEqual([{ at: 3 }, null]);
  expect(lastSeen("t1", "axis")).toBe(8);
  await unmount(host);
});

test("whoever was here a moment ago, or never, is told nothing", async () => {
  const asked = vi.spyOn(api, "story").mockResolvedValue(story);
  const never = new Room("t2", "blitzkrieg");
  await never.show(momentOf("axis", [], { seq: 8 }));
  const again = new Room("t2", "blitzkrieg");
  await again.show(momentOf("axis", [], { seq: 8 }));
  await settle();
  expect(asked).not.toHaveBeenCalled();
  expect([never.pictures.missed, again.pictures.missed]).toEqual([null, null]);
});
