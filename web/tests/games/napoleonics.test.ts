// The table of Commands & Colors: Napoleonics: where things lie, what is offered, what the log tells, and the words for it.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Option } from "../../src/lib/house/api";
import { distance } from "../../src/lib/drawn/hexes";
import { Texts } from "../../src/lib/house/texts";
import { BLOCKS, formation } from "../../src/games/napoleonics/field/blocks";
import {
  axialOf,
  hachures,
  nameOf,
  pointOf,
  sectionLines,
  sideNumber,
  spots,
  type Spot,
} from "../../src/games/napoleonics/field/field";
import { grove, village } from "../../src/games/napoleonics/field/growth";
import { countedOf, folded, offersFrom, partsOf, worded } from "../../src/games/napoleonics/offers";
import { course } from "../../src/games/napoleonics/field/river";
import { asSeen, isTurned, ownSide, type Card, type UnitView, type View } from "../../src/games/napoleonics/shapes";
import { dwell, lastWays, thrown } from "../../src/games/napoleonics/lines";
import { hexWords, numberOf } from "../../src/games/napoleonics/words";
import { line, option } from "../making";

const read = (path: string): string => readFileSync(path, "utf-8");
const GAME = "../src/klubovna/games/napoleonics/texts";
const english = new Texts("en", [
  read(`${GAME}/en.ftl`),
  read("src/texts/en.ftl"),
  read("src/games/napoleonics/texts/en.ftl"),
]);

/** A map of 13 and 12 hexes by turns; letters say what grows there. */
function field(rows: readonly string[]): View["map"] {
  const terrain: Record<string, string> = { ".": "clear", f: "ford", r: "river", B: "bridge", H: "hill" };
  return rows.flatMap((row, r) =>
    row.split(" ").map((sign, c) => ({
      id: `${String.fromCharCode(65 + r)}${c + 1}`,
      terrain: terrain[sign]!,
      works: [],
      sections:
        r % 2 === 1 && (c === 3 || c === 8)
          ? c === 3
            ? ["left", "center"]
            : ["center", "right"]
          : [c < 4 ? "left" : c < 9 ? "center" : "right"],
    })),
  );
}
const EMPTY = Array.from({ length: 9 }, (_, r) =>
  Array(r % 2 ? 12 : 13)
    .fill(".")
    .join(" "),
);
const unit = (hex: string, kind = "french-line", more: Partial<UnitView> = {}): UnitView => ({
  number: 0,
  hex,
  kind,
  seat: kind.startsWith("french") ? "french" : "allied",
  nation: kind.split("-")[0]!,
  type: "line",
  arm: "infantry",
  code: "LN",
  blocks: 4,
  full: 4,
  square: 0,
  ordered: false,
  moved: false,
  fought: false,
  tired: false,
  ...more,
});
const side = (seat: string, edge: "top" | "bottom"): View["sides"][number] => ({
  seat,
  edge,
  commanders: [],
  banners: 0,
  lent: 0,
  hand: null,
  hand_count: 5,
  track: null,
  squares: 0,
  drawn: null,
  last: null,
});
const battle = (more: Partial<View> = {}): View => ({
  scenario: "waterloo",
  title: "",
  special: [],
  map: field(EMPTY),
  turn: 1,
  nightfall: 120,
  mover: "french",
  goal: 5,
  units: [],
  leaders: [],
  sides: [side("french", "top"), side("allied", "bottom")],
  objectives: [],
  exits: [],
  card: null,
  tactics: null,
  deck: 50,
  discard: [],
  roll: null,
  attack: null,
  ...more,
});

test("from the other edge every hex lies opposite, and neighbours stay neighbours", () => {
  const ids = battle().map.map((hex) => hex.id);
  expect(ids).toHaveLength(113);
  for (const id of ids) {
    const [here, there] = [pointOf(id), pointOf(id, true)];
    expect([there.x, there.y]).toEqual([-here.x + 0, -here.y + 0]);
  }
  expect(distance(axialOf("D5", true), axialOf("D6", true))).toBe(1);
  expect(distance(axialOf("A1"), axialOf("B1"))).toBe(1);
  expect(distance(axialOf("A1"), axialOf("I13"))).toBe(16);
});

test("what stands nearer to the player is drawn later, from either edge", () => {
  for (const turned of [false, true]) {
    const ys = spots(battle().map, turned).map((spot) => spot.at.y);
    expect(ys).toEqual([...ys].sort((a, b) => a - b));
  }
  expect(spots(battle().map, true)[0]!.id).toBe("I13");
});

test("sides of a hex are called as the rules call them, also the other way round", () => {
  expect(sideNumber("E")).toBe(0);
  expect(sideNumber("NE")).toBe(5);
  expect(sideNumber("NE", true)).toBe(sideNumber("SW"));
});

test("the lines between sections run through the hexes that belong to both", () => {
  const lines = sectionLines(spots(battle().map, false));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBeCloseTo(pointOf("B4").x, 1);
  expect(lines[1]).toBeCloseTo(pointOf("B9").x, 1);
});

test("hills have strokes only where the hill ends", () => {
  const rows = [...EMPTY];
  rows[2] = ". . H H . . . . . . . . .";
  const hills = spots(field(rows), false).filter((spot) => spot.terrain === "hill");
  const strokes = (ground: readonly Spot[]): number => hachures(ground, 0).split("M").length - 1;
  expect(strokes(hills)).toBe((strokes(hills.slice(0, 1)) * 10) / 6);
});

const RIVERS: [string, string[]][] = [
  [
    "Roliça",
    [
      "f . . . . . . . . . . . .",
      "f f . . . . . . . . . .",
      ". f f . . . . . . . . . .",
      ". . f . . . . . . . . .",
      ". . f f . . . . . . . . .",
    ],
  ],
  [
    "Salamanca",
    [". r . . . . . . . . . . .", ". r . . . . . . . . . .", ". r . . . . . . . . . . .", ". B . . . . . . . . . ."],
  ],
];
test.each(RIVERS)("water flows through every hex once: %s", (_, upper) => {
  const all = spots(field([...upper, ...EMPTY.slice(upper.length)]), false);
  const reaches = course(all);
  const places = new Map(all.map((spot) => [nameOf(spot), spot]));
  expect(reaches).toHaveLength(all.filter((spot) => spot.terrain !== "clear").length);
  let joints = 0;
  for (const { spot, sides } of reaches) {
    expect(new Set(sides).size).toBe(sides.length);
    for (const side of sides) {
      const steps = [
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [0, -1],
        [1, -1],
      ][side] as [number, number];
      const other = places.get(nameOf({ q: spot.q + steps[0], r: spot.r + steps[1] }));
      if (!other) continue;
      joints++;
      const back = reaches.find((reach) => reach.spot === other);
      expect(back?.sides).toContain((side + 3) % 6);
    }
  }
  // One stream without islands: a joint between every two hexes that follow each other, counted from both.
  expect(joints).toBe(2 * (reaches.length - 1));
});

test("trees and houses stay inside their hex and stand where they stood", () => {
  for (const put of [...grove("D5"), ...village("D5")]) expect(Math.hypot(put.x, put.y)).toBeLessThan(36);
  expect(grove("D5")).toEqual(grove("D5"));
  expect(grove("D5")).not.toEqual(grove("D6"));
});

test("blocks of every arm fit into a hex and don't cover each other", () => {
  for (const arm of ["infantry", "cavalry", "artillery"])
    for (const full of [3, 4, 5]) {
      const { width, height } = BLOCKS[arm]!;
      const places = formation(full, arm, false);
      expect(places).toHaveLength(full);
      places.forEach((a, i) => {
        if (arm !== "artillery" || full < 5) expect(Math.abs(a.x + width / 2)).toBeLessThan(42);
        for (const b of places.slice(i + 1))
          expect(Math.abs(a.x - b.x) >= width || Math.abs(a.y - b.y) >= height).toBe(true);
      });
    }
});

test("everybody has the own army at the bottom; who plays both sides sees the map as it is printed", () => {
  const view = battle();
  expect(isTurned(view, ["french"])).toBe(true);
  expect(isTurned(view, ["allied"])).toBe(false);
  expect(isTurned(view, ["french", "allied"])).toBe(false);
  expect(ownSide(view, null).seat).toBe("allied");
  expect([asSeen("left", true), asSeen("center", true), asSeen("left", false)]).toEqual(["right", "center", "left"]);
});

const POWER = {
  parts: [
    { what: "blocks", much: 4 },
    { what: "french-light", much: 1 },
    { what: "forest", much: -2 },
  ],
};
const dicey = (text: string, dice: number): Option =>
  option(text, undefined, {
    numbers: { dice },
    says: [
      { id: "preview-dice", args: { dice: POWER } },
      { id: "preview-tired", args: {} },
    ],
  });
/** Who knows what stands in the choice itself. */
const seer = { foresight: { of: (one: Option | null | undefined) => one?.preview ?? null } };

test("offers are those of one hex, with the server's dice", () => {
  const options = [option("move D5 E6"), dicey("fire D5 F6", 3), dicey("fire D7 F6", 1), option("done")];
  const found = offersFrom(seer, options, "D5");
  expect(found.map(({ deed, to, dice }) => [deed, to, dice])).toEqual([
    ["move", "E6", null],
    ["fire", "F6", 3],
  ]);
  expect(offersFrom(seer, options, undefined)).toEqual([]);
  const counted = countedOf(options[1]!.preview!)!;
  expect(counted.total).toBe(3);
  expect(partsOf(counted.sum, english)).toEqual(["blocks 4", "+ French light infantry 1", "− forest 2"]);
  expect(counted.more.map((said) => english.say(said))).toEqual(["Cannot battle this turn"]);
  expect(countedOf(null)).toBeNull();
});

test("what is no thing on the table has a button", () => {
  expect(["ignore 1", "section left", "move D5 E6", "order D5"].map((text) => worded(option(text)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("long sums are folded between their parts", () => {
  expect(folded(["blocks 4", "+ light infantry 1", "− forest 1"], 30)).toEqual([
    "blocks 4 + light infantry 1",
    "− forest 1",
  ]);
});

test("the ways of this turn are drawn, and which of them led back", () => {
  const log = [
    line(1, "log-moved", { origin: "A1", to: "A2" }),
    line(2, "log-turn"),
    line(3, "log-moved", { origin: "E5", to: "E6" }),
    line(4, "log-retreated", { origin: "D5", to: "C5" }),
    line(5, "log-advanced", { origin: "E6", to: "D5" }),
  ];
  expect(lastWays(log, 5)).toEqual([
    { from: "E5", to: "E6", back: false },
    { from: "D5", to: "C5", back: true },
    { from: "E6", to: "D5", back: false },
  ]);
  expect(lastWays(log, 1)).toEqual([{ from: "A1", to: "A2", back: false }]);
});

test("beside the dice stands what was said of the last throw that has been told, until something else begins", () => {
  const log = [
    line(1, "log-fire"),
    line(2, "log-roll-fire", { seat: "french", dice: ["face-flag"] }),
    line(3, "log-retreated"),
    line(4, "log-played"),
    line(5, "log-roll-melee"),
  ];
  expect(thrown(log, 3)).toMatchObject({ n: 2, cause: { n: 1 }, results: [{ n: 3 }] });
  expect(thrown(log, 4)).toMatchObject({ n: 2, results: [{ n: 3 }] });
  expect(thrown(log, 5)).toMatchObject({ n: 5, results: [] });
  expect(thrown(log, 1)).toMatchObject({ n: -1 });
  expect(log.map(dwell)).toEqual([0, 700, 0, 0, 700]);
});

test("a hex in words: where, what ground, who stands there with how much left", () => {
  const rows = [...EMPTY];
  rows[3] = ". . . . H . . . . . . .";
  const view = battle({
    map: field(rows),
    units: [unit("D5", "french-light", { blocks: 3, ordered: true })],
    leaders: [
      { id: "ney", hex: "D5", seat: "french", attached: true, ordered: false, moved: false, retreating: false },
    ],
    objectives: [{ id: "medellin", hexes: ["D5"], seat: "french", worth: 1, lasting: false, held: null }],
  });
  const hex = view.map.find((one) => one.id === "D5")!;
  const here = { unit: view.units[0]!, leaders: view.leaders };
  expect(hexWords(hex, here, view, english)).toBe(
    "D5, hill, objective: Cerro de Medellín, French light infantry, 3 of 4 blocks, ordered, led by Ney",
  );
  expect(hexWords(view.map[0]!, undefined, view, english)).toBe("A1, clear ground");
});

test("how many a card orders", () => {
  const card = (more: Partial<Card>): Card => ({
    source: "rulebook",
    kind: "section",
    orders: [0, 0, 0],
    command: false,
    draw: 1,
    units: 0,
    copies: 1,
    dice: 0,
    guard: 0,
    leaders: false,
    mirror: "",
    move: 0,
    ...more,
  });
  expect(numberOf(card({ orders: [1, 2, 1] }))).toBe("1·2·1");
  expect(numberOf(card({ orders: [0, 3, 0] }))).toBe("3");
  expect(numberOf(card({ orders: [0, 1, 0], command: true }))).toBe("★");
});

test("every word of the table exists in both languages", () => {
  const ids = (language: string): string[] =>
    [...read(`src/games/napoleonics/texts/${language}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
  const czechOnly = ["np-title-short-supply"];
  const englishOnly = ["np-title-cold-steel", "np-title-grande-manoeuvre"];
  expect(
    ids("cs")
      .filter((id) => !czechOnly.includes(id))
      .sort(),
  ).toEqual(
    ids("en")
      .filter((id) => !englishOnly.includes(id))
      .sort(),
  );
});
