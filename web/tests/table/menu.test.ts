// What the menu of a table offers, and when.
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
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
