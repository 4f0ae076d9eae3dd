// What tests of Hagalaz lay on the table: hexes, heroes, enemies, a mission, a campaign.
import { readFileSync } from "node:fs";
import type { Moment, Option } from "../../src/lib/house/api";
import { Texts } from "../../src/lib/house/texts";
import type { Box, DieView, FoeView, HeroView, HexView, MissionView, View } from "../../src/games/hagalaz/shapes";

export const read = (path: string): string => readFileSync(path, "utf-8");
const GAME = "../src/klubovna/games/hagalaz/texts";
const texts = (language: "cs" | "en"): Texts =>
  new Texts(language, [
    read(`${GAME}/${language}.ftl`),
    read(`src/texts/${language}.ftl`),
    read(`src/games/hagalaz/texts/${language}.ftl`),
  ]);
export const english = texts("en");

export const hex = (id: string, more: Partial<HexView> = {}): HexView => ({
  id,
  area: 0,
  raised: false,
  marks: [],
  sides: {},
  ...more,
});
export const hero = (id: string, at: string | null, more: Partial<HeroView> = {}): HeroView => ({
  id,
  seat: "player-1",
  taken: true,
  hex: at,
  status: "standing",
  health: 5,
  most_health: 5,
  shields: 3,
  most_shields: 3,
  experience: 0,
  core: "aim",
  points: 0,
  most_points: 4,
  card: null,
  renegade: 0,
  carries: [],
  dice: [],
  slots: {},
  sight: [],
  ...more,
});
export const foe = (at: string, sort = "trooper", more: Partial<FoeView> = {}): FoeView => ({
  id: 0,
  hex: at,
  sort,
  attack: 1,
  printed_attack: 1,
  shields: 2,
  damage: 0,
  specialisation: null,
  trait: null,
  resilience: [],
  level: 0,
  stunned: false,
  biotic: false,
  covered: false,
  would: null,
  ...more,
});
export const mission = (more: Partial<MissionView> = {}): MissionView => ({
  id: "cerberus-weapons",
  title: "",
  code: "1A",
  faction: "cerberus",
  round: 2,
  rounds: 6,
  leader: "shepard",
  active: "shepard",
  team: ["shepard"],
  map: [hex("A1"), hex("A2"), hex("B1")],
  doors: [],
  covered: [],
  turrets: [],
  heroes: [hero("shepard", "A1")],
  foes: [],
  objectives: [],
  pool: [],
  paragon_pool: [],
  dice_aside: 0,
  loot: [],
  caches: [],
  items: {},
  tokens: [],
  handled: [],
  mines: [],
  mines_left: 0,
  drone: null,
  deck: 20,
  discard: [],
  shown: null,
  bag: 9,
  ...more,
});
export const campaign = (more: Partial<MissionView> | null = {}): View => ({
  campaign: true,
  readiness: 0,
  data: 0,
  deeds: [],
  story: [],
  sheets: [{ hero: "tali", abilities: [] }],
  mission: more && mission(more),
});
export const moment = (id: string, args: Record<string, string | number> = {}, options: Option[] = []): Moment =>
  ({ prompt: { id, args }, options }) as unknown as Moment;
export const die = (face: string, slot: string | null): DieView => ({ face, slot, paragon: false });

/** The campaign as it is printed; the tables come from the server in the same shape. */
export const BOX = {
  campaign: {
    start: { to: ["a", "b"] },
    forks: [
      { id: "a", to: ["c"] },
      { id: "b", to: ["c", "d"] },
      { id: "c", to: ["e"] },
      { id: "d", to: ["e"] },
    ],
    loyalty: { attempts: 2, missions: { garrus: "g", liara: "l", tali: "t", wrex: "w" } },
    data: { boxes: 12, every: 3 },
    readiness: { most: 16 },
    endings: [
      { id: "casualty", readiness: 0 },
      { id: "something-saved", readiness: 5 },
      { id: "perfect", readiness: 16 },
    ],
  },
  ...Object.fromEntries(
    [
      ["b", 1, "1B"],
      ["a", 1, "1A"],
      ["c", 2, "2A"],
      ["d", 2, "2B"],
      ["e", 3, "3A"],
      ["g", 0, "LG"],
      ["l", 0, "LL"],
      ["t", 0, "LT"],
      ["w", 0, "LW"],
    ].map(([id, act, code]) => [
      `missions/${id}`,
      { mission: { act, code, rounds: 6 }, enemies: { faction: "cerberus", challenge: "low" } },
    ]),
  ),
} as unknown as Box;
