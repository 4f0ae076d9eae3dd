// A table that nobody has drawn, with every shape there is: what is seen, what can be pointed at, what would follow.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Room } from "../../src/lib/table/room.svelte";
import { momentOf, option } from "../making";
import Laid from "./Laid.svelte";

const man = (owner: string) => ({ id: "man", owner });
const VIEW = {
  field: {
    shape: "hexes",
    id: "field",
    cells: [
      { id: "h1", x: 0, y: 0, piece: man("north") },
      { id: "h2", x: 2, y: 0, piece: null },
      { id: "h3", x: 1, y: 1, piece: null },
    ],
  },
  sides: [
    { seat: "north", won: 2, hand: { shape: "hand", id: "hand-north", owner: "north", cards: ["king", "ten"] } },
    { seat: "south", won: 0, hand: { shape: "hand", id: "hand-south", owner: "south", cards: [null, null, null] } },
  ],
  deck: { shape: "pile", id: "deck", count: 7, top: null },
  heap: { shape: "pile", id: "heap", count: 2, top: "ace" },
  nothing: { shape: "pile", id: "nothing", count: 0, top: null },
  way: { shape: "track", id: "way", at: 3, first: 0, last: 5 },
  storm: true,
  regions: [{ id: "hills", strength: 3, units: ["archer", "archer"] }],
  last: ["h3"],
};
const foreseen = { numbers: { way: 4, deck: 6, "hand-north": 1 }, says: [] };
const OPTIONS = [
  option("move h1 h2"),
  option("move h1 h3"),
  option("play king", undefined, foreseen),
  option("ask hearts"),
  option("pass"),
];
let room: Room;
let host: ReturnType<typeof mount>;

beforeEach(async () => {
  room = new Room("t1", "nobodys");
  await room.show(momentOf("north", OPTIONS, { view: VIEW }));
  host = mount(Laid, { target: document.body, props: { room, thing: "h1" } });
  flushSync();
});
afterEach(async () => {
  await unmount(host);
});

const all = (css: string): Element[] => [...document.querySelectorAll(css)];
const words = (css: string): string[] => all(css).map((element) => element.textContent.replaceAll(/\s+/g, " ").trim());

test("every shape is drawn", () => {
  expect(all(".ground-hexes .place")).toHaveLength(3);
  expect(all(".man")).toHaveLength(1);
  expect(words(".piles .caption")).toEqual(["Deck", "Heap", "Nothing"]);
  expect(all(".piles .card.reverse")).toHaveLength(1);
  expect(all(".piles .slot")).toHaveLength(1);
  expect(all(".seatcard .card.reverse")).toHaveLength(3);
  expect(document.querySelector("[role=meter]")?.getAttribute("aria-valuenow")).toBe("3");
  expect(words(".group .what")).toContain("Hills");
  expect(document.body.textContent).not.toMatch(/\[object|undefined|null/);
});

test("our own cards lie below and nowhere else; what is no thing on the table is a button", () => {
  expect(words(".hand .fan .card")).toEqual(["King", "Ten"]);
  expect(all(".table [data-thing=king]")).toHaveLength(0);
  expect(all(".hand [data-action]").map((element) => element.getAttribute("data-action"))).toEqual(["ask hearts"]);
});

test("one thing after another: what can be pointed at next is lit", () => {
  const place = (id: string): SVGGElement => document.querySelector<SVGGElement>(`.place[data-thing="${id}"]`)!;
  expect(place("h1").classList.contains("legal")).toBe(true);
  expect(place("h2").classList.contains("can")).toBe(false);
  place("h1").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  flushSync();
  expect(room.walk).toEqual(["h1"]);
  expect(place("h1").classList.contains("chosen")).toBe(true);
  for (const id of ["h2", "h3"]) expect(place(id).classList.contains("can")).toBe(true);
});

test("what a choice would change stands at its numbers", () => {
  document.querySelector(".hand [data-thing=king]")!.dispatchEvent(new FocusEvent("focus"));
  flushSync();
  expect(words(".counted b")).toEqual(["3 → 4/5"]);
  expect(words(".piles .count")[0]).toBe("7 → 6");
  expect(words(".own .what b")).toEqual(["2 → 1"]);
});

test("what the last turn touched is marked, and said to whoever listens", () => {
  expect(all(".place.touched").map((element) => element.getAttribute("data-thing"))).toEqual(["h3"]);
  expect(document.querySelector(".place.touched")?.getAttribute("aria-label")).toContain("plain-touched");
});

test("details tell what stands there and where it lies", () => {
  expect(words(".detail")[0]).toMatch(/H1.*Man, north.*Field/);
});
