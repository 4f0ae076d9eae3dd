// A board of hexes in a browser's document: every hex is a piece, and the board can be looked at closer.
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { Room } from "../../src/lib/table/room.svelte";
import HexHost from "./HexHost.svelte";
import { momentOf, option } from "../making";

const foreseen = { numbers: { dice: 4 }, says: [] };
const moment = momentOf(
  "french",
  ["b3", "c2"].map((to) => option(`move b2 ${to}`, ["b2", to], foreseen)),
);

test("hexes are walked along a path by click and by key, and what would happen is foreseen", async () => {
  const room = new Room("t1", "napoleonics");
  await room.show(moment);
  const host = mount(HexHost, { target: document.body, props: { room } });
  flushSync();
  const hex = (id: string): SVGGElement => document.querySelector<SVGGElement>(`[data-thing="${id}"]`)!;
  expect(document.querySelectorAll(".hex")).toHaveLength(12);
  expect([...document.querySelectorAll(".hex.legal")].map((element) => element.getAttribute("data-thing"))).toEqual([
    "b2",
  ]);
  expect(document.querySelectorAll('[data-layer="terrain"] .wood')).toHaveLength(12);
  expect(document.querySelectorAll('[data-layer="units"] text')).toHaveLength(1);
  hex("b2").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  flushSync();
  expect(room.walk).toEqual(["b2"]);
  expect(hex("b2").classList.contains("chosen")).toBe(true);
  expect(hex("c2").classList.contains("legal")).toBe(true);
  expect(hex("a1").getAttribute("tabindex")).toBe("-1");
  expect(room.preview).toBeNull();
  hex("c2").dispatchEvent(new FocusEvent("focus"));
  expect(room.preview?.numbers["dice"]).toBe(4);
  await unmount(host);
});

test("closer, farther and whole again, by button and by key", async () => {
  const room = new Room("t1", "napoleonics");
  await room.show(moment);
  const host = mount(HexHost, { target: document.body, props: { room } });
  flushSync();
  const scale = (): number =>
    Number(/scale\(([\d.]+)\)/.exec(document.querySelector(".board > g")!.getAttribute("transform")!)![1]);
  const buttons = document.querySelectorAll<HTMLButtonElement>(".zoom button");
  expect(scale()).toBe(1);
  expect(buttons[2]!.disabled).toBe(true);
  buttons[0]!.click();
  flushSync();
  expect(scale()).toBeCloseTo(1.4);
  const press = (key: string): void => {
    document
      .querySelector(".board")!
      .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
  };
  press("+");
  expect(scale()).toBeCloseTo(1.96);
  press("0");
  expect(scale()).toBe(1);
  await unmount(host);
});
