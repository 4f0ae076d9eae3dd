// What is asked before a table is opened: options that depend on others, and seats that depend on options.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { api, type GameInfo, type TableInfo } from "../../src/lib/house/api";
import { house } from "../../src/lib/house/house.svelte";
import { completed, keepWish, opponentsOf, quickWish, sorted } from "../../src/lib/house/wishes";
import Wishes from "../../src/parts/club/Wishes.svelte";
import { BLANK } from "../making";

const game: GameInfo = {
  id: "toy",
  pack: 0,
  name: { id: "game-name", args: {} },
  seats: ["axis", "allies"],
  bots: ["novice", "club", "random"],
  version: "1",
  options: [
    { name: "mode", choices: ["duel", "solo"], default: "duel" },
    { name: "level", choices: ["easy", "hard"], default: "easy", when: ["mode", "solo"] },
  ],
  seatings: [
    { options: { mode: "duel" }, seats: ["axis", "allies"] },
    { options: { mode: "solo" }, seats: ["allies"] },
  ],
  trained: [],
  lid: BLANK,
};

afterEach(() => localStorage.clear());
const legends = (): (string | null)[] => [...document.querySelectorAll("legend")].map((legend) => legend.textContent);
const press = (words: string, nth = 0): void => {
  [...document.querySelectorAll("button")].filter((button) => button.textContent === words)[nth]!.click();
  flushSync();
};

test("a level is asked for only in solo, where one seat is enough", async () => {
  const form = mount(Wishes, { target: document.body, props: { game } });
  flushSync();
  expect(legends()).toEqual(["option-mode", "axis", "allies"]);
  press("option-mode-solo");
  expect(legends()).toEqual(["option-mode", "option-level", "Who plays: allies"]);
  await unmount(form);
});

test("house rules stand together behind a heading of their own, each with a link to its ruling", async () => {
  const ruled: GameInfo = {
    ...game,
    options: [
      ...game.options,
      { name: "retreat", choices: ["short", "long"], default: "short", ruling: "ruling-retreat" },
    ],
  };
  const form = mount(Wishes, { target: document.body, props: { game: ruled } });
  flushSync();
  const rulings = document.querySelector("details.rulings")!;
  expect(rulings.querySelector("summary")!.textContent).toBe("House rules");
  expect([...rulings.querySelectorAll("legend")].map((legend) => legend.textContent)).toEqual(["option-retreat"]);
  expect(rulings.querySelector("a")!.getAttribute("href")).toBe("#/rules/toy/ruling-retreat");
  await unmount(form);
});

async function opened(how: () => void): Promise<Parameters<typeof api.open>[0]> {
  const open = vi.spyOn(api, "open").mockResolvedValue({ id: "t1" } as TableInfo);
  const form = mount(Wishes, { target: document.body, props: { game } });
  flushSync();
  how();
  document.querySelector<HTMLFormElement>("form")!.requestSubmit();
  await vi.waitFor(() => expect(open).toHaveBeenCalled());
  await unmount(form);
  const wish = open.mock.calls[0]![0];
  vi.restoreAllMocks();
  return wish;
}

test("hints are allowed and nobody stands in, unless it is wished otherwise", async () => {
  expect(await opened(() => undefined)).toMatchObject({ hints: true, stand_in: null });
  const wish = await opened(() => {
    document.querySelector<HTMLInputElement>(".check input")!.click();
    press("Whoever has the link", 1);
    press("Bot – club player");
  });
  expect(wish).toMatchObject({ hints: false, stand_in: "club" });
});

test("somebody can stand in only where there are several people", async () => {
  const wish = await opened(() => {
    press("Whoever has the link", 1);
    expect(legends()).toContain("Who plays for somebody who stays away");
    press("Bot – novice");
    press("Bot", 1);
    press("club player");
    expect(legends()).toEqual(["option-mode", "axis", "allies"]);
  });
  expect(wish).toMatchObject({ seats: { axis: "me", allies: "bot:club" }, stand_in: null });
});

test("a game for one is played by me, or by a bot that I watch", async () => {
  expect(await opened(() => press("option-mode-solo"))).toMatchObject({ seats: { allies: "me" } });
  const wish = await opened(() => {
    press("option-mode-solo");
    press("A bot, I watch");
    expect(document.querySelector(".levels")?.getAttribute("aria-label")).toBe("Which bot");
    expect([...document.querySelectorAll(".levels button")].map((button) => button.textContent)).toEqual([
      "novice",
      "club player",
    ]);
    press("club player");
  });
  expect(wish).toMatchObject({ seats: { allies: "bot:club" } });
});

test("sounds and notices are off until somebody wants them", () => {
  expect(house.sound).toBe(false);
  expect(house.notify).toBe(false);
  house.setSound(true);
  expect(localStorage.getItem("klubovna-sound")).toBe("yes");
  house.setSound(false);
  expect(localStorage.getItem("klubovna-sound")).toBe("no");
});

test("many choices are a list with their years, and many options are folded after the first", async () => {
  const battles = Array.from({ length: 8 }, (_, i) => `battle-${i}`);
  const more = ["b", "c", "d", "e", "f"].map((name) => ({ name, choices: ["no", "yes"], default: "no" }));
  const large: GameInfo = {
    ...game,
    seatings: [],
    options: [{ name: "scenario", choices: battles, default: "battle-0" }, ...more],
  };
  const told = { hash: "", tables: { "scenarios/battle-1": { battle: { date: "1815-06-18" } }, units: {} } };
  vi.spyOn(api, "content").mockResolvedValue(told as unknown as Awaited<ReturnType<typeof api.content>>);
  const open = vi.spyOn(api, "open").mockResolvedValue({ id: "t1" } as TableInfo);
  const form = mount(Wishes, { target: document.body, props: { game: large } });
  await vi.waitFor(() =>
    expect(document.querySelectorAll("option")[1]?.textContent).toBe("option-scenario-battle-1 (1815)"),
  );
  expect([...document.querySelectorAll("details legend")].map((legend) => legend.textContent)).toEqual(
    more.map(({ name }) => `option-${name}`),
  );
  const list = document.querySelector("select")!;
  list.value = "battle-3";
  list.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  document.querySelector<HTMLFormElement>("form")!.requestSubmit();
  expect(open.mock.calls.at(-1)?.[0].options).toMatchObject({ scenario: "battle-3", f: "no" });
  await unmount(form);
});

test("play now is a game against a novice, until something else was played", () => {
  expect(quickWish(game)).toEqual({ options: { mode: "duel" }, seats: { axis: "me", allies: "bot:novice" } });
  keepWish(game, { options: { mode: "duel" }, seats: { axis: "bot:club", allies: "me" } });
  expect(quickWish(game).seats).toEqual({ axis: "bot:club", allies: "me" });
  keepWish(game, { options: { mode: "duel" }, seats: { axis: "me", allies: "open" } });
  expect(quickWish(game).seats, "nobody has to come for it").toEqual({ axis: "bot:club", allies: "me" });
});

test("what was played is forgotten where the game no longer knows it", () => {
  keepWish(game, { options: { mode: "duel" }, seats: { axis: "bot:club", allies: "me" } });
  expect(quickWish({ ...game, bots: ["random"] }).seats).toEqual({ axis: "me", allies: "bot:random" });
  localStorage.setItem("klubovna-quick-toy", "{");
  expect(quickWish(game).seats).toEqual({ axis: "me", allies: "bot:novice" });
});

test("a game begins with the side that its lid calls easiest, with what the lid says, and asks newcomers little", () => {
  const lid: GameInfo["lid"] = { ...game.lid, easiest: "allies", quick: { mode: "solo" }, asked: ["level"] };
  expect(quickWish({ ...game, lid }).options).toEqual({ mode: "solo", level: "easy" });
  expect(quickWish({ ...game, lid: { ...lid, quick: {} } }).seats).toEqual({ axis: "bot:novice", allies: "me" });
  expect(sorted({ ...game, lid }, game.options).first.map((option) => option.name)).toEqual(["level"]);
});

test("a champion is offered only at tables like those that were learned from", () => {
  const learned = { ...game, bots: ["novice", "master", "champion", "random"], trained: [{ mode: ["duel"] }] };
  expect(opponentsOf(learned)).toEqual(["novice", "master", "champion"]);
  expect(opponentsOf(learned, { mode: "solo" })).toEqual(["novice", "master"]);
  expect(opponentsOf({ ...learned, trained: [] })).toEqual(["novice", "master"]);
});

test("who adapts is offered last and sits nowhere by itself", () => {
  const adapting = {
    ...game,
    bots: ["novice", "master", "champion", "adaptive", "random"],
    trained: [{ mode: ["duel"] }],
  };
  expect(opponentsOf(adapting)).toEqual(["novice", "master", "champion", "adaptive"]);
  expect(opponentsOf(adapting, { mode: "solo" })).toEqual(["novice", "master", "adaptive"]);
  expect(Object.values(quickWish(adapting).seats)).not.toContain("bot:adaptive");
  const wish = { options: {}, seats: { axis: "me", allies: "bot:adaptive" } };
  expect(completed({ ...adapting, trained: [] }, wish).seats["allies"]).toBe("bot:adaptive");
});

test("whoever sat there as a champion is a master where nothing was learned", () => {
  const learned = { ...game, bots: ["novice", "master", "champion"], trained: [{ mode: ["duel"] }] };
  const wish = { options: { mode: "duel" }, seats: { axis: "me", allies: "bot:champion" } };
  expect(completed(learned, wish).seats["allies"]).toBe("bot:champion");
  expect(completed({ ...learned, trained: [] }, wish).seats["allies"]).toBe("bot:master");
});
