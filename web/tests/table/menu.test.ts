// What the menu of a table offers, and when.
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { SeatInfo, TableInfo } from "../../src/lib/house/api";
import { house } from "../../src/lib/house/house.svelte";
import { Room } from "../../src/lib/table/room.svelte";
import { momentOf } from "../making";
import Menued from "./Menued.svelte";

const person = (seat: string, you: boolean): SeatInfo => ({ seat, kind: "person", name: seat, present: true, you });

test("who plays and is not the host may propose the end as soon as anybody has chosen anything", async () => {
  house.language = "en";
  const room = new Room("t1", "kacir");
  const seats = [person("hunter", true), person("witch", false)];
  room.info = { status: "running", host: false, seats } as unknown as TableInfo;
  await room.show(momentOf("hunter"));
  const host = mount(Menued, { target: document.body, props: { room } });
  document.querySelector<HTMLButtonElement>(".menubox > button")!.click();
  flushSync();
  const menu = document.querySelector(".menu")!;
  expect(menu.textContent).not.toContain("End the game");
  await room.show(momentOf("hunter", [], { seq: 2, begun: true }));
  flushSync();
  expect(menu.textContent).toContain("End the game");
  await unmount(host);
});

test("a seat can be handed to any bot that the table knows, a champion too", async () => {
  house.language = "en";
  const room = new Room("t1", "blitzkrieg");
  const levels = ["novice", "club", "master", "champion", "adaptive"];
  room.info = { status: "running", host: true, seats: [person("axis", true)], levels } as unknown as TableInfo;
  await room.show(momentOf("axis"));
  const host = mount(Menued, { target: document.body, props: { room } });
  const press = (words: string): void => {
    [...document.querySelectorAll<HTMLButtonElement>(".menubox button")]
      .find((one) => (one.getAttribute("aria-label") ?? one.textContent).includes(words))!
      .click();
    flushSync();
  };
  press("Menu");
  press("Hand my seat to a bot");
  const offered = [...document.querySelectorAll(".levels button")].map((one) => one.textContent);
  expect(offered).toEqual(["novice", "club player", "master", "champion", "as strong as you"]);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("No, I play on"));
  await unmount(host);
});
