// The table of Vzdor!: the power is what the table says it is, and words for cards and defences.
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { Option } from "../../src/lib/house/api";
import { Room } from "../../src/lib/table/room.svelte";
import { Texts } from "../../src/lib/house/texts";
import { counted, defenceOf, titleOf, type VzdorView } from "../../src/games/vzdor/cards";
import { momentOf, option } from "../making";
import Power from "./Power.svelte";

const read = (path: string): string => readFileSync(path, "utf-8");
const GAME = "../src/klubovna/games/vzdor";
const texts = (["cs", "en"] as const).map(
  (language) =>
    new Texts(language, [
      read(`${GAME}/texts/${language}.ftl`),
      read(`src/texts/${language}.ftl`),
      read(`src/games/vzdor/texts/${language}.ftl`),
    ]),
);
const [czech, english] = texts as [Texts, Texts];

test("an enemy's card has its name without the defence, and some are women", () => {
  expect(["jailor-2", "known-jailor-2", "jailor-3", "guard-1"].map((card) => titleOf(czech, card))).toEqual([
    "Žalářnice",
    "Žalářnice",
    "Žalářník",
    "Strážný",
  ]);
  expect(titleOf(english, "radio-operator-2")).toBe("Radio Operator");
});

test("a defence says what it is made of where that is more than what is printed", () => {
  expect(defenceOf(czech, 2, { parts: [{ what: "printed", much: 2 }] })).toBe("obrana 2");
  expect(
    defenceOf(english, 2, {
      parts: [
        { what: "printed", much: 2 },
        { what: "engineer", much: 1 },
        { what: "benigno", much: -1 },
      ],
    }),
  ).toBe("defence 2 (printed 2 + Engineer 1 − Benigno 1)");
});

test("cards that are alike are one line", () => {
  expect(counted(czech, ["spy", "abel", "spy"])).toEqual(["Špeh ×2", "Abel"]);
});

const play = (side: string, power: number): Option =>
  option(`play roberto ${side}`, ["roberto", side], { numbers: { power }, says: [] });
const view = {
  power: 5,
  power_sum: { parts: [{ what: "carlos", much: 5 }] },
  fighting: false,
  missions: [{ id: "border", chosen: true, needed: 3, needed_for_all: 8 }],
} as unknown as VzdorView;
const moment = momentOf("maquis", [play("covert", 7), play("revealed", 10)], { view });

test("the page adds nothing up: both powers of a card in hand are those that the table foresees", async () => {
  const room = new Room("t1", "vzdor");
  await room.show(moment);
  const host = mount(Power, { target: document.body, props: { room, view } });
  flushSync();
  const shown = (): string => document.querySelector(".pnum")!.textContent!.trim();
  expect(shown()).toBe("5");
  room.click([["roberto"]]);
  flushSync();
  expect(shown().replace(/\s+/g, " ")).toMatch(/^5\s*7 \/ 10$/);
  expect([...document.querySelectorAll(".nl b")].map((number) => number.textContent)).toEqual(["3", "8"]);
  await unmount(host);
});
