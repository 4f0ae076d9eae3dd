// The table in a browser's document, with a room that is only shown: pieces, states, the one list of actions.
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { Room } from "../../src/lib/table/room.svelte";
import Host from "../Host.svelte";
import { momentOf, option } from "../making";

const moment = momentOf("maquis", [option("play abel covert"), option("play abel revealed"), option("end-planning")], {
  seq: 3,
  prompt: { id: "ask-plan", args: {} },
  rule: "planning",
});

test("a click walks along the path, Escape's step leads back, the list holds every action", async () => {
  const room = new Room("t1", "vzdor");
  await room.show(moment);
  const host = mount(Host, { target: document.body, props: { room } });
  flushSync();
  const abel = document.querySelector<HTMLButtonElement>('[data-thing="abel"]')!;
  const half = document.querySelector<HTMLButtonElement>('[data-thing="half"]')!;
  const buttons = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>(".acts [data-action]")].map((b) => b.dataset["action"]);
  expect(abel.classList.contains("legal")).toBe(true);
  expect(half.classList.contains("can")).toBe(false);
  expect(buttons()).toEqual(["end-planning"]);
  abel.click();
  flushSync();
  expect(room.walk).toEqual(["abel"]);
  expect(abel.classList.contains("chosen")).toBe(true);
  expect(half.classList.contains("can")).toBe(true);
  expect(buttons()).toEqual(["play abel covert", "play abel revealed"]);
  room.stepBack();
  flushSync();
  expect(room.walk).toEqual([]);
  document.querySelector<HTMLButtonElement>(".all")!.click();
  flushSync();
  expect(document.querySelectorAll(".actions [data-action]")).toHaveLength(3);
  await unmount(host);
});
