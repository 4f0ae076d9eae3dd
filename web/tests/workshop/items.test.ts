// Packs of others: looked for, told how they went, opened as a table.
import { expect, test } from "vitest";
import type { GameInfo, Item } from "../../src/lib/house/api";
import { companiesOf, fileOf, openingOf, wantedItems, wonBy } from "../../src/lib/workshop/items";

const item = (id: string, more: Partial<Item> = {}): Item => ({
  id,
  game: "kacir",
  version: 1,
  title: { cs: `Mlýn ${id}`, en: `Mill ${id}` },
  author: "Lída",
  about: "",
  at: 1,
  differ: 1,
  results: { plays: 0, games: 0, won: {} },
  thumbs: 0,
  thumbed: false,
  mine: false,
  taken: null,
  ...more,
});
const GAME = {
  id: "kacir",
  seats: ["witch", "hunter"],
  seatings: [],
  options: [],
  bots: ["club"],
  trained: [],
  lid: { quick: {}, easiest: "hunter", asked: null },
} as unknown as GameInfo;

test("looked for without accents, in both languages and by author, in the order one likes", () => {
  const items = [
    item("a", { at: 1, thumbs: 2 }),
    item("b", { at: 2, results: { plays: 3, games: 3, won: {} } }),
    item("c", { at: 3, game: "vzdor", author: "Dan" }),
  ];
  const ids = (game: string, query: string, order: "new" | "played" | "liked"): string =>
    wantedItems(items, game, query, order)
      .map(({ id }) => id)
      .join("");
  expect(ids("", "", "new")).toBe("cba");
  expect(ids("", "mlyn lida", "played")).toBe("ba");
  expect(ids("", "mill", "liked")).toBe("acb");
  expect(ids("vzdor", "", "new")).toBe("c");
  expect(ids("", "nobody", "new")).toBe("");
});

test("of a duel it is told how often each side won, of what all win together only how often", () => {
  expect(wonBy({ plays: 0, games: 0, won: {} })).toEqual([]);
  expect(wonBy({ plays: 4, games: 4, won: { witch: 1, hunter: 3 } })).toEqual([
    { seat: "hunter", games: 3, percent: 75 },
    { seat: "witch", games: 1, percent: 25 },
  ]);
  expect(wonBy({ plays: 4, games: 4, won: { shepard: 2, tali: 2, wrex: 2 } })).toEqual([
    { seat: "", games: 2, percent: 50 },
  ]);
  expect(wonBy({ plays: 3, games: 3, won: {} })).toEqual([{ seat: "", games: 0, percent: 0 }]);
});

test("a table at once: against a bot, at one screen, by a link", () => {
  expect(openingOf(GAME, "a = 1\n", "bot")).toEqual({
    game: "kacir",
    options: { pack: "a = 1\n" },
    seats: { witch: "bot:club", hunter: "me" },
  });
  expect(openingOf(GAME, "", "hot-seat").seats).toEqual({ witch: "me", hunter: "me" });
  expect(openingOf(GAME, "", "link").seats).toEqual({ witch: "open", hunter: "me" });
  const option = { name: "map", choices: ["usual"], default: "usual", when: null, own: 0, ruling: "" };
  const maps = { ...GAME, options: [option] } as unknown as GameInfo;
  const offer = { choices: { map: ["hill-fort", "valley"] }, names: {} };
  expect(openingOf(maps, "", "bot", offer).options).toEqual({ map: "hill-fort", pack: "" });
  expect(companiesOf(GAME, false)).toEqual(["bot", "hot-seat", "link"]);
  expect(companiesOf(GAME, true)).toEqual(["bot", "hot-seat"]);
  expect(companiesOf({ ...GAME, seats: ["maquis"] }, false)).toEqual(["bot"]);
});

test("a file has a name that any device takes", () => {
  expect(fileOf("Mlha bez konce!")).toBe("mlha-bez-konce.toml");
  expect(fileOf("…")).toBe("pack.toml");
});
