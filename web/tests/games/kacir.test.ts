// The table of Kacíř: who may be clicked for what, what the log tells, what the notebook concludes, and the words for it.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Option } from "../../src/lib/house/api";
import type { Moment, TableInfo } from "../../src/lib/house/api";
import type { GameFace } from "../../src/lib/house/faces";
import { reached } from "../../src/lib/table/paths";
import { Room } from "../../src/lib/table/room.svelte";
import { Texts, type Wording } from "../../src/lib/house/texts";
import { knownOf, nextMark, notebook, readMarks, ritual } from "../../src/games/kacir/notes/notes";
import { handTrails, thingsOf, trailsOf, trayOf, way } from "../../src/games/kacir/offers";
import {
  counted,
  keyed,
  lyingAt,
  portraitOf,
  signed,
  slotsOf,
  type Box,
  type CardView,
  type VillagerView,
  type View,
} from "../../src/games/kacir/shapes";
import { logIcon } from "../../src/games/kacir/lines";
import { cardWords, firstName, trade, villagerWords } from "../../src/games/kacir/words";
import printed from "./kacir-printed.json";
import { line, option } from "../making";

const read = (path: string): string => readFileSync(path, "utf-8");
const GAME = "../src/klubovna/games/kacir";
const texts = (["cs", "en"] as const).map(
  (language) =>
    new Texts(
      language,
      [
        read(`${GAME}/texts/${language}.ftl`),
        read(`src/texts/${language}.ftl`),
        read(`src/games/kacir/texts/${language}.ftl`),
      ],
      printed.wording as Wording,
    ),
);
const [czech, english] = texts as [Texts, Texts];
const offered = (...all: string[]): Option[] =>
  all.map((text) => option(text)).map((one) => ({ ...one, path: [...way(one)] }));

const content = printed.tables as unknown as Box;
const NAMES = ["ashley", "william", "silas", "oswald", "hazel", "kveta", "judy", "grace", "edith"];
const villager = (id: string, more: Partial<VillagerView> = {}): VillagerView => ({
  id,
  group: ["red", "blue", "green"][Math.floor(NAMES.indexOf(id) / 3)]!,
  faction: "",
  face: NAMES.indexOf(id) > 5 ? "possessed" : "plain",
  dead: false,
  pawn: null,
  secrets: 0,
  favours: 0,
  clues: 0,
  gloom: 0,
  gloom_limit: 0,
  assets: 1,
  witch: false,
  cleared: false,
  cards: [],
  ...more,
});
const side = (seat: string, hand: string[] | null = null): View["sides"][number] => ({
  seat,
  influence: 2,
  pawns: seat === "witch" ? 2 : 3,
  familiar: seat === "witch",
  hand,
  hand_count: hand?.length ?? 3,
  known: [],
  deck: 47,
  discard: [],
  unseen: [],
});
const lying = (id: string, more: Partial<CardView> = {}): CardView => ({
  id,
  card: id,
  kind: "curse",
  owner: "witch",
  gloom: 0,
  gloom_limit: 0,
  secrets: 0,
  secrets_needed: 0,
  villager: null,
  side: null,
  pawn: false,
  dazed: false,
  covered: false,
  host: null,
  ...more,
});
const table = (people: Record<string, Partial<VillagerView>> = {}, more: Partial<View> = {}): View => ({
  scenario: "fog",
  round: 3,
  rounds: 30,
  mover: "hunter",
  villagers: NAMES.map((id) => villager(id, people[id])),
  sides: [side("witch"), side("hunter", ["glow", "glow"])],
  cards: [],
  evidence: 0,
  evidence_needed: 3,
  suspects: [],
  suspect_count: 0,
  suspected: 9,
  suspects_needed: 8,
  identity: null,
  possible: NAMES,
  favours_needed: 3,
  innocents: 0,
  innocents_needed: 3,
  clues_needed: 3,
  clues_needed_sum: { parts: [] },
  upkeep: 0,
  upkeep_sum: { parts: [] },
  green_pawns: 0,
  supply: {},
  shown: [],
  ...more,
});

test("a deed of the board ends at its place, so that it can be begun there; a visit is the villager alone", () => {
  expect(way(option("visit judy"))).toEqual(["judy"]);
  expect(way(option("ready judy"))).toEqual(["judy", "do:ready"]);
  expect(way(option("eliminate judy"))).toEqual(["judy", "do:eliminate"]);
  expect(way(option("gather"))).toEqual(["do:gather"]);
  expect(way(option("end-turn"))).toEqual(["end-turn"]);
  expect(way(option("reveal glow trail"))).toEqual(["glow", "trail"]);
});

test("one click does what is the only thing to do, unless it is grave; where there are two, the prompt asks", () => {
  const options = offered("ready judy", "eliminate grace", "visit edith", "eliminate edith", "discard ruse");
  expect(reached(options, trailsOf(options, "judy")[0]!)?.text).toBe("ready judy");
  for (const thing of ["grace", "edith", "ruse"]) {
    expect(trailsOf(options, thing)).toEqual([[thing]]);
    expect(reached(options, [thing])).toBeNull();
  }
  expect(trailsOf(options, "silas")).toEqual([]);
  expect(thingsOf(options, "eliminate")).toEqual(["grace", "edith"]);
});

test("a card in the hand and one of its name on the table are two things", () => {
  const playing = offered("play dark-honey", "skip");
  expect(handTrails(playing, "dark-honey")).toEqual([["dark-honey"]]);
  expect(trailsOf(playing, "dark-honey")).toEqual([]);
  const drinking = offered("drink dark-honey", "end-turn");
  expect(handTrails(drinking, "dark-honey")).toEqual([]);
  expect(trailsOf(drinking, "dark-honey")).toEqual([["dark-honey"]]);
  expect(handTrails(offered("reveal glow trail"), "trail")).toEqual([["trail"]]);
});

test("cards to decide upon lie in the middle, but never over villagers that are asked for", () => {
  const shown = { shown: ["venom", "shroud"] };
  expect(trayOf(table({}, shown), offered("reject venom", "reject shroud"))).toEqual(["venom", "shroud"]);
  expect(trayOf(table({}, shown), offered("choose judy"))).toEqual([]);
  expect(trayOf(table({}, shown), [])).toEqual([]);
  expect(trayOf(table(), offered("choose phantom", "choose stained-moon"))).toEqual(["phantom", "stained-moon"]);
  expect(trayOf(table({}, { cards: [lying("phantom")] }), offered("choose phantom"))).toEqual([]);
  expect(trayOf(table({}, { shown: ["glow"] }), offered("allow", "refuse"))).toEqual(["glow"]);
});

test("cards lie on the board of their owner, at a villager, or over what they cover", () => {
  const cards = [
    lying("stained-moon"),
    lying("invisible-wall", { villager: "judy" }),
    lying("ranger", { kind: "ally", owner: "hunter", covered: true }),
    lying("lost-in-sight", { kind: "charm", host: "ranger", gloom: 2, gloom_limit: 2 }),
  ];
  const view = table({}, { cards });
  expect(slotsOf(view, "witch", "curse").map((slot) => slot.card.id)).toEqual(["stained-moon"]);
  expect(slotsOf(view, "hunter", "ally")[0]!.cover?.id).toBe("lost-in-sight");
  expect(lyingAt(view, view.villagers[6]!).map((slot) => slot.card.id)).toEqual(["invisible-wall"]);
  expect(keyed(["glow", "glow"]).map((card) => card.key)).toEqual(["glow:0", "glow:1"]);
  expect(counted(["glow", "trail", "glow"])).toEqual([
    ["glow", 2],
    ["trail", 1],
  ]);
});

test("the Hunter's notebook knows suspect cards and the dead; the Witch's own page only herself and the dead", () => {
  const hunters = table(
    { silas: { cleared: true }, kveta: { dead: true, cleared: true }, judy: { favours: 1, secrets: 2 } },
    { suspects: ["silas"], suspect_count: 1 },
  );
  const known = Object.fromEntries(
    notebook(hunters, content, "hunter").map((entry) => [entry.villager.id, entry.known]),
  );
  expect([known["silas"], known["kveta"], known["judy"]]).toEqual(["cleared", "dead", "open"]);
  expect(
    notebook(hunters, content, "hunter")
      .filter((entry) => entry.most)
      .map((entry) => entry.villager.id),
  ).toEqual(["judy"]);
  expect(ritual(hunters)).toMatchObject({ favours: 1, villager: { id: "judy" } });

  const everybody = Object.fromEntries(NAMES.map((id) => [id, { cleared: id !== "grace", witch: id === "grace" }]));
  const witchs = table(
    { ...everybody, oswald: { cleared: true, clues: 4 } },
    { suspects: null, suspect_count: 2, identity: "grace" },
  );
  const pages = notebook(witchs, content, "witch");
  expect(pages.filter((entry) => entry.known === "cleared")).toEqual([]);
  expect(pages.find((entry) => entry.known === "witch")?.villager.id).toBe("grace");
  expect(pages.find((entry) => entry.most)?.villager.id).toBe("oswald");
});

test("when many lead nobody does; marks go round, and what is not a mark is not read", () => {
  expect(
    notebook(table(Object.fromEntries(NAMES.map((id) => [id, { secrets: 1 }]))), content, "hunter").some(
      (entry) => entry.most,
    ),
  ).toBe(false);
  expect(nextMark(nextMark(nextMark("open")))).toBe("open");
  expect(readMarks('{"judy":"suspect","grace":"purple"}')).toEqual({ judy: "suspect" });
  expect(readMarks("{broken")).toEqual({});
});

test("lines have signs", () => {
  expect([
    logIcon(line(1, "log-visit-familiar")),
    logIcon(line(1, "log-visit")),
    logIcon(line(1, "log-placed-gloom")),
  ]).toEqual(["kc-paw", "kc-pin", "kc-gloom"]);
});

test("people are called by their names in both languages, and what the Witch knows is not read out as the Hunter's knowledge", () => {
  expect(NAMES.map((id) => firstName(id, czech))).toEqual([
    "Ashley",
    "William",
    "Silas",
    "Oswald",
    "Hazel",
    "Květa",
    "Judy",
    "Grace",
    "Edith",
  ]);
  expect([firstName("kveta", english), firstName("annie", czech), firstName("silas", english)]).toEqual([
    "Květa",
    "Annie",
    "Silas",
  ]);
  expect([trade("silas", czech), trade("silas", english)]).toEqual(["Traper", "trapper"]);
  const silas = villager("silas", { cleared: true, clues: 2, pawn: "witch" });
  expect(villagerWords(silas, english, "hunter")).toContain("innocent, 2 clues, a pawn of the Witch stands here");
  expect(villagerWords(silas, english, "witch")).not.toContain("innocent");
  expect(knownOf(silas, null)).toBe("cleared");
  expect(cardWords(lying("phantom", { gloom: 2, gloom_limit: 3 }), english)).toBe("Phantom (curse), gloom 2 of 3");
});

const told = printed.told as Record<string, Record<string, string>>;
const everything = { ...content.witch, ...content.hunter };

test("every card and villager has a drawing", () => {
  const drawings = read("src/games/kacir/drawings.svg");
  const [cards, people, possessed] = [
    Object.keys(everything),
    Object.keys(content.villagers),
    Object.keys(content.possessed),
  ];
  expect([cards.length, people.length, possessed.length]).toEqual([60, 15, 3]);
  for (const id of cards) expect(drawings, id).toContain(`id="c-${id}"`);
  for (const id of people) expect(drawings, id).toContain(`id="${portraitOf({ id, face: "plain" })}"`);
  for (const id of possessed) expect(drawings, id).toContain(`id="${portraitOf({ id, face: "possessed" })}"`);
});

test("cards, villagers and scenarios are told in the server's words", () => {
  const things = [...Object.keys(everything), ...Object.keys(content.villagers), ...Object.keys(content.scenarios)];
  for (const said of texts) for (const id of things) expect(said.told(id), id).toBe(told[said.language]![id]);
});

test("in short they say the same, with signs", () => {
  const drawings = read("src/games/kacir/drawings.svg");
  for (const said of texts) {
    const brief = Object.keys(everything).flatMap((id) => [
      said.brief(id),
      ...said.lines(id, "cleanse"),
      ...said.lines(id, "boost"),
    ]);
    const people = Object.keys(content.villagers).flatMap((id) => [said.brief(id), said.brief(id, "possessed")]);
    for (const one of [...brief, ...people]) {
      expect(one).not.toMatch(/short-|effect-|\$|\{/);
      for (const { sign } of signed(one)) if (sign) expect(drawings).toContain(`id="i-kc-${sign}"`);
    }
  }
  expect(english.brief("ranger")).toBe("After every cleansing +2 [evidence]");
});

test("both languages of the table have the same words", () => {
  const ids = (language: string): string[] =>
    [...read(`src/games/kacir/texts/${language}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();
  expect(ids("cs")).toEqual(ids("en"));
});

test("signs stand in brackets among the words", () => {
  expect(signed("2 [influence]. Rest")[1]).toEqual({ word: ".", sign: "influence" });
  expect(signed("+1 [clue] here")).toEqual([
    { word: "+1 ", sign: "" },
    { word: "", sign: "clue" },
    { word: " here", sign: "" },
  ]);
});

test("people who share a window hand it over whenever the other side is asked, and at the start; nobody else does", async () => {
  const moment = (seq: number, seat: string | null, outcome: unknown = null): Moment =>
    ({
      seq,
      seat,
      deciding: seat,
      view: table(),
      prompt: null,
      matters: null,
      rule: null,
      options: [],
      log: [],
      outcome,
      begun: false,
      may_undo: false,
      undo_asked_by: null,
      clock: { used: {}, since: null },
    }) as unknown as Moment;
  const at = (mine: readonly boolean[], secretive = true): Room => {
    const room = new Room("t1", "kacir");
    room.info = { seats: mine.map((you, i) => ({ seat: ["witch", "hunter"][i], you })) } as unknown as TableInfo;
    room.face = { secretive } as GameFace;
    return room;
  };
  const shared = at([true, true]);
  await shared.show(moment(1, "witch"));
  expect(shared.handed).toBe(false);
  shared.handed = true;
  await shared.show(moment(2, "witch"));
  expect(shared.handed).toBe(true);
  await shared.show(moment(3, "hunter"));
  expect(shared.handed).toBe(false);
  shared.handed = true;
  await shared.show(moment(4, "witch", { reason: "ritual" }));
  expect(shared.handed, "when all is laid open there is nothing to hide").toBe(true);
  for (const room of [at([true, false]), at([true, true], false)]) {
    await room.show(moment(1, "witch"));
    expect(room.handed).toBe(true);
  }
});

test("what is offered is walked as the table is laid out", async () => {
  const room = new Room("t1", "kacir");
  room.face = { way } as unknown as GameFace;
  await room.show({
    seq: 1,
    seat: "hunter",
    deciding: "hunter",
    view: table(),
    options: ["ready judy", "visit grace", "gather"].map((text) => option(text)),
    log: [],
    outcome: null,
  } as unknown as Moment);
  expect(room.options.map((one) => one.path)).toEqual([["judy", "do:ready"], ["grace"], ["do:gather"]]);
  expect(room.seek([["do:ready"]])).toBe(true);
  expect(room.step([["grace"]])).toBeNull();
  expect(room.step([["judy"]])).toEqual(["judy"]);
});
