// What is asked before a table is opened: options that depend on others, and seats that depend on options.
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { GameInfo } from "../src/lib/api";
import { house } from "../src/lib/house.svelte";
import Wishes from "../src/parts/Wishes.svelte";

const game: GameInfo = {
  id: "toy", name: { id: "game-name", args: {} }, seats: ["axis", "allies"], bots: ["random"], version: "1",
  options: [
    { name: "mode", choices: ["duel", "solo"], default: "duel" },
    { name: "level", choices: ["easy", "hard"], default: "easy", when: ["mode", "solo"] },
  ],
  seatings: [
    { options: { mode: "duel" }, seats: ["axis", "allies"] },
    { options: { mode: "solo" }, seats: ["allies"] },
  ],
}; // prettier-ignore

test("a level is asked for only in solo, where one seat is enough", async () => {
  const form = mount(Wishes, { target: document.body, props: { game } });
  flushSync();
  const legends = (): (string | null)[] => [...document.querySelectorAll("legend")].map((legend) => legend.textContent);
  expect(legends()).toEqual(["option-mode", "axis", "allies"]);
  [...document.querySelectorAll("button")].find((button) => button.textContent === "option-mode-solo")!.click();
  flushSync();
  expect(legends()).toEqual(["option-mode", "option-level", "allies"]);
  await unmount(form);
});

test("sounds and notices are off until somebody wants them", () => {
  expect(house.sound).toBe(false);
  expect(house.notify).toBe(false);
  house.setSound(true);
  expect(localStorage.getItem("klubovna-sound")).toBe("yes");
  house.setSound(false);
  expect(localStorage.getItem("klubovna-sound")).toBe("no");
});
