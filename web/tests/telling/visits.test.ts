// What this browser saw last, and what it tells of what happened since.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../src/lib/house/api";
import { Room } from "../../src/lib/table/room.svelte";
import { lastSeen, saw } from "../../src/lib/telling/visits";
import { line, momentOf } from "../making";
import Told from "./Told.svelte";

const NOON = new Date(2026, 4, 1, 12).getTime();
const MINUTE = 60_000;
beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
/** The tab is looked at, or not. */
function hidden(hides: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hides);
}
const settle = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

test("of each table and seat the last look is remembered, of the oldest tables nothing", () => {
  expect(lastSeen("t1", "axis")).toBeNull();
  saw("t1", "axis", 4);
  saw("t1", null, 9);
  expect([lastSeen("t1", "axis"), lastSeen("t1", null)]).toEqual([
    { seq: 4, at: NOON },
    { seq: 9, at: NOON },
  ]);
  for (let i = 0; i < 70; i++) saw(`other${i}`, null, i);
  expect([lastSeen("t1", "axis"), lastSeen("other69", null)]).toEqual([null, { seq: 69, at: NOON }]);
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

test("after a while away the page offers to tell what happened, and the answer does not have to wait for it", async () => {
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
  expect(lastSeen("t1", "axis")?.seq).toBe(8);
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

test("after a long time away it is told by itself, and what was told halfway begins there the next time", async () => {
  const asked = vi.spyOn(api, "story").mockResolvedValue(story);
  saw("t1", "axis", 4);
  vi.setSystemTime(NOON + 31 * MINUTE);
  const room = new Room("t1", "blitzkrieg");
  const host = mount(Told, { target: document.body, props: { room } });
  await room.show(momentOf("axis", [], { seq: 8, view: { at: 3 } }));
  await settle();
  flushSync();
  expect(document.querySelector(".telling .nth")!.textContent).toBe("0 / 2");
  expect([room.view, room.pictures.missed]).toEqual([{ at: 1 }, null]);
  expect(document.querySelector(".telling .said")!.getAttribute("aria-live"), "nobody has read it aloud").toBe(
    "polite",
  );
  expect(document.activeElement, "whoever did not ask for it keeps the focus").toBe(document.body);
  expect(lastSeen("t1", "axis")?.seq).toBe(4);
  room.pictures.left();
  expect(lastSeen("t1", "axis")).toEqual({ seq: 4, at: NOON + 31 * MINUTE });
  room.pictures.teller.skip();
  await settle();
  expect(lastSeen("t1", "axis")?.seq).toBe(8);
  expect(asked).toHaveBeenCalledTimes(1);
  await unmount(host);
});

test("what comes while the tab is hidden has not been seen", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const asked = vi.spyOn(api, "story").mockResolvedValue(story);
  const room = new Room("t1", "blitzkrieg");
  await room.show(momentOf("axis", [], { seq: 4, deciding: "allies", view: { at: 1 } }));
  hidden(true);
  room.pictures.left();
  await room.show(momentOf("axis", [], { seq: 8, view: { at: 3 } }), [{ view: { at: 3 }, lines: [line(7)] }]);
  await settle();
  expect(lastSeen("t1", "axis")?.seq).toBe(4);
  hidden(false);
  vi.setSystemTime(NOON + 5 * MINUTE);
  room.pictures.returned();
  await settle();
  expect(asked).toHaveBeenCalledWith("t1", "axis", 4, 8);
  expect(room.pictures.missed?.length, "offered").toBe(3);
  expect(room.pictures.teller.open).toBe(false);
});

test("what others did last can always be told again, and whoever asks steers it by keys", async () => {
  const asked = vi.spyOn(api, "story").mockResolvedValue(story);
  const room = new Room("t1", "blitzkrieg");
  const host = mount(Told, { target: document.body, props: { room } });
  await room.show(momentOf("axis", [], { seq: 8, begun: true, view: { at: 3 } }));
  flushSync();
  const button = document.querySelector<HTMLButtonElement>(".prompt .again")!;
  button.click();
  await settle();
  flushSync();
  await settle();
  expect(asked).toHaveBeenCalledWith("t1", "axis", null, 8);
  expect([room.view, document.activeElement]).toEqual([{ at: 1 }, document.querySelector(".telling .halt")]);
  room.pictures.teller.skip();
  flushSync();
  await settle();
  expect([room.view, document.activeElement]).toEqual([{ at: 3 }, button]);
  await unmount(host);
});

test("where nothing was said there is nothing to tell, and before anybody chose it is not offered", async () => {
  vi.spyOn(api, "story").mockResolvedValue({ ...story, scenes: [{ said: [], change: [] }] });
  const room = new Room("t1", "blitzkrieg");
  await room.show(momentOf("axis", [], { seq: 2 }));
  expect(room.pictures.tellable).toBe(false);
  await room.show(momentOf("axis", [], { seq: 3, begun: true }));
  expect(room.pictures.tellable).toBe(true);
  await room.pictures.recap();
  expect(room.pictures.teller.open).toBe(false);
});
