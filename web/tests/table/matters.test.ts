// What to look at in a decision: who is told, and for how long.
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { house } from "../../src/lib/house/house.svelte";
import { Room } from "../../src/lib/table/room.svelte";
import { momentOf } from "../making";
import Weighed from "./Weighed.svelte";

const plan = { id: "matters-plan", args: {} };
const stop = { id: "matters-stop", args: {} };
const told = (): string => document.querySelector(".matters p")?.textContent.split(": ")[1] ?? "";

test("the last sentence stays while others decide, so that nothing beside it moves", async () => {
  house.setMatters(true);
  const room = new Room("t1", "vzdor");
  await room.show(momentOf("north"));
  const host = mount(Weighed, { target: document.body, props: { room } });
  flushSync();
  expect(told(), "a game that says nothing of it").toBe("");
  await room.show(momentOf("north", [], { seq: 2, matters: plan }));
  flushSync();
  expect(told()).toBe("Matters-plan");
  await room.show(momentOf("north", [], { seq: 3, deciding: "south" }));
  flushSync();
  expect(told()).toBe("Matters-plan");
  expect(document.querySelector(".matters.past")).not.toBeNull();
  await room.show(momentOf("north", [], { seq: 4, matters: stop }));
  flushSync();
  expect(told()).toBe("Matters-stop");
  expect(document.querySelector(".matters.past")).toBeNull();
  await unmount(host);
});

test("turned off on the spot, it is kept so in this browser", async () => {
  house.setMatters(true);
  const room = new Room("t1", "vzdor");
  await room.show(momentOf("north", [], { matters: plan }));
  const host = mount(Weighed, { target: document.body, props: { room } });
  flushSync();
  document.querySelector<HTMLButtonElement>(".matters button")!.click();
  flushSync();
  expect(document.querySelector(".matters")).toBeNull();
  expect(room.matters).toBeNull();
  expect(localStorage.getItem("klubovna-matters")).toBe("no");
  house.setMatters(true);
  expect(room.matters).toEqual(plan);
  await unmount(host);
});
