// The table of Mass Effect: Priority: Hagalaz: where things lie, what is offered, what the log tells, and the words for it.
import { expect, test } from "vitest";
import type { Preview } from "../../src/lib/house/api";
import { acts, chart, endingAt, tally, ways } from "../../src/games/hagalaz/campaign/campaign";
import {
  doorsOf,
  edgeOf,
  groups,
  heart,
  heading,
  pointOf,
  ramps,
  sides,
  spots,
} from "../../src/games/hagalaz/deck/field";
import { askedHero, offersOn, originOf, outlooks, worded } from "../../src/games/hagalaz/offers";
import { dieName, slotsOf, spared, standing, type HexView, type Order } from "../../src/games/hagalaz/shapes";
import { blowOf, chapterOf, lastThrow } from "../../src/games/hagalaz/lines";
import { hexWords, markName, orderSign } from "../../src/games/hagalaz/words";
import { line, option } from "../making";
import { BOX, campaign, die, english, foe, hero, hex, mission, moment, read } from "./hagalaz.making";

test("a side that two hexes share is drawn once, between them", () => {
  const all = spots([hex("A1", { sides: { E: "wall" } }), hex("A2", { sides: { W: "wall", SE: "obstacle" } })]);
  const [wall, ...more] = sides(all, "wall");
  expect(more).toEqual([]);
  expect(wall!.middle.x).toBeCloseTo((pointOf("A1").x + pointOf("A2").x) / 2);
  expect(sides(all, "obstacle")).toHaveLength(1);
});

test("what stands nearer is drawn later", () => {
  const ids = spots([hex("B1"), hex("A2"), hex("A1")]).map((spot) => spot.id);
  expect(ids).toEqual(["A1", "A2", "B1"]);
});

test("a ramp is a free side between a raised hex and a lower one; a drop is none", () => {
  const raised = (at: HexView["sides"]): ReturnType<typeof ramps> =>
    ramps(spots([hex("A1", { raised: true, sides: at }), hex("A2")]));
  expect(raised({}).map((edge) => edge.key)).toEqual([edgeOf("A1", 0).key]);
  expect(raised({ E: "down" })).toEqual([]);
});

test("doors lie on the side they are told of, turrets look where they face", () => {
  const [door] = doorsOf(mission({ doors: [{ id: "1", here: "A1", there: "A2", side: "E", locked: true }] }));
  expect(door!.edge.middle.y).toBeCloseTo(pointOf("A1").y);
  expect(["E", "SE", "W", "NE"].map(heading)).toEqual([0, 60, 180, 300]);
});

test("covered hexes are told apart by the areas they form, each with a middle of its own", () => {
  const areas = groups(["A1", "A2", "B1", "F5", "F6"]);
  expect(areas.map((area) => [...area].sort())).toEqual([
    ["A1", "A2", "B1"],
    ["F5", "F6"],
  ]);
  expect(heart(["A1", "A2", "A3"])).toBe("A2");
});

test("what the server offers becomes steps, aims and uses; dice and heroes are no hexes", () => {
  const offers = offersOn([
    option("step A2", ["A2"]),
    option("target B1", ["B1"]),
    option("open A1 A2", ["A1", "A2"]),
    option("use move2 move", ["move2", "move"]),
    option("help tali", ["tali"]),
  ]);
  expect(offers.map(({ deed, hex }) => [deed, hex])).toEqual([
    ["go", "A2"],
    ["hit", "B1"],
    ["use", "A2"],
  ]);
});

test("lines begin at whoever is asked about: an enemy, the drone, a hero", () => {
  const view = campaign({ heroes: [hero("shepard", "A1"), hero("tali", "B1")], drone: "A2" });
  expect(originOf(view, moment("ask-relocate", { foe: "trooper", hex: "C4" }))).toBe("C4");
  expect(originOf(view, moment("ask-drone", { hero: "tali" }))).toBe("A2");
  expect(originOf(view, moment("ask-targeting", { hero: "tali", ability: "energy-drain" }))).toBe("B1");
  expect(originOf(view, moment("ask-order"))).toBe("A1");
});

test("the board that is spoken of lies before us", () => {
  expect(askedHero(campaign(), moment("ask-act", { hero: "tali", dice: 3 }))).toBe("tali");
  expect(askedHero(campaign(), moment("ask-order"))).toBe("shepard");
  expect(
    askedHero(campaign(null), moment("ask-learn-any", {}, [option("unlock wrex headbutt", ["wrex", "headbutt"])])),
  ).toBe("wrex");
});

test("orders and rage are buttons; dice, hexes and heroes lie on the table", () => {
  const words = [
    "command advance",
    "rage 2",
    "turn core",
    "pick-up refugee",
    "use move2 move",
    "spare move2",
    "medigel tali",
    "step A2",
    "look wrex",
  ];
  expect(words.filter((text) => worded(option(text, [])))).toEqual([
    "command advance",
    "rage 2",
    "turn core",
    "pick-up refugee",
  ]);
});

test("what a shot would do is drawn on those it hits", () => {
  const says: Preview["says"] = [
    { id: "preview-hit", args: { foe: "trooper", hex: "B1", damage: 2 } },
    { id: "preview-defeated", args: { foe: "husk", hex: "B2" } },
    { id: "preview-lost", args: { hero: "tali", damage: 1 } },
  ];
  expect(outlooks({ says, numbers: {} })).toEqual([
    { hex: "B1", damage: 2, defeated: false },
    { hex: "B2", damage: 0, defeated: true },
  ]);
  expect(outlooks(null)).toEqual([]);
});

test("a blow is drawn with the picture in which it is told", () => {
  const struck = line(2, "log-attacks", { foe: "trooper", hex: "B3", hero: "shepard" });
  expect(blowOf([line(1, "log-advanced"), struck])).toEqual({ hex: "B3", hero: "shepard" });
  expect(blowOf([line(1, "log-advanced")])).toBeNull();
});

test("dice lie in the slots they were put into, the rest lie idle", () => {
  const dice = [die("standard", "shot"), die("move2", "move"), die("core", null)];
  expect(slotsOf(["standard", "standard"], "shot", dice).map((slot) => slot.die?.face ?? "")).toEqual(["standard", ""]);
  expect(spared(hero("shepard", "A1", { dice })).map((one) => one.face)).toEqual(["core"]);
  expect([dieName("core", true), dieName("core", false)]).toEqual(["paragon-core", "core"]);
});

test("the die that was kept is not thrown again", () => {
  const log = [
    line(1, "log-rolled", { hero: "tali", dice: ["core"] }),
    line(2, "log-kept", { hero: "wrex", die: "standard" }),
    line(3, "log-rolled", { hero: "wrex", dice: ["core"] }),
  ];
  expect(lastThrow(log, 3)).toEqual({ n: 3, kept: "standard" });
  expect(lastThrow(log, 1)).toEqual({ n: 1, kept: null });
  expect(lastThrow([], 0).n).toBe(-1);
});

test("the story of a moment is read at once, and is over when somebody acts", () => {
  const log = [
    line(1, "log-turn", { hero: "tali" }),
    line(2, "log-result-time", { mission: "reactor" }),
    line(3, "story-24"),
    line(4, "log-mission", { mission: "the-nest" }),
    line(5, "story-63"),
  ];
  const chapter = chapterOf(log)!;
  expect(chapter.parts.map((part) => part.n)).toEqual([3, 5]);
  expect([chapter.n, chapter.mission, chapter.result?.said.id]).toEqual([5, "the-nest", "log-result-time"]);
  expect(chapterOf([...log, line(6, "log-turn", { hero: "wrex" })])).toBeNull();
});

test("missions lie by act and code; ways that were gone are known, also over a loyalty mission", () => {
  expect(acts(BOX)).toEqual([["a", "b"], ["c", "d"], ["e"]]);
  const deeds = ["b", "g", "d"].map((id) => ({ mission: id, result: "paragon", side: id === "b" }));
  expect(ways(BOX.campaign, deeds).filter((way) => way.gone)).toEqual([{ from: "b", to: "d", gone: true }]);
  for (const tall of [false, true]) {
    const { nodes, width, height, heads } = chart(BOX, deeds, tall);
    expect(heads.map((node) => [node.act, node.id])).toEqual([
      [1, "a"],
      [2, "c"],
      [3, "e"],
    ]);
    expect(nodes).toHaveLength(9);
    expect(nodes.find((node) => node.id === "b")!.deed?.side).toBe(true);
    for (const node of nodes)
      expect([node.x > 0 && node.x < width, node.y > 0 && node.y < height]).toEqual([true, true]);
  }
});

test("marks are counted, and the readiness of now has an ending", () => {
  const deeds = ["paragon", "renegade", "failure", "paragon"].map((result) => ({ mission: "a", result, side: false }));
  expect(tally(deeds)).toEqual({ paragon: 2, renegade: 1, loyalty: 0, failure: 1 });
  expect([0, 4, 5, 15, 16].map((readiness) => endingAt(BOX.campaign, readiness))).toEqual([
    "casualty",
    "casualty",
    "something-saved",
    "something-saved",
    "perfect",
  ]);
});

test("a hex is told with all that is there", () => {
  const there = mission({
    map: [hex("A1", { marks: ["terminal 1", "grunt start"], raised: true })],
    heroes: [],
    foes: [
      foe("A1", "centurion", { resilience: [4, 5], level: 1, stunned: true, specialisation: "shooter", damage: 2 }),
    ],
    doors: [{ id: "1", here: "A1", there: "A2", side: "E", locked: true }],
    handled: ["A1"],
  });
  const said = hexWords(there.map[0]!, standing(there).get("A1"), there, english);
  expect(said).toBe(
    "A1, raised hex, terminal 1 (done), start of grunts, locked door A1–A2, Centurion, attack 1, shields 2, damage 2, 1 of 2 collapsed, shooter, stunned",
  );
});

test("what is drawn on a hex has a name, and a number where there are several", () => {
  expect(["fast travel 2", "terminal 1", "terminal", "grunt start"].map((mark) => markName(mark, english))).toEqual([
    "fast travel 2",
    "terminal 1",
    "terminal",
    "start of grunts",
  ]);
});

test("each line of a threat card has a sign", () => {
  const order: Order = { do: "activate", types: ["trooper"] };
  const drawings = read("src/games/hagalaz/drawings.svg");
  for (const one of [
    order,
    ...["nearest", "furthest", "champions", "near", "far", "turrets", "repair", "heal", "horde"].map(
      (id) => ({ do: id }) as Order,
    ),
  ])
    expect(drawings).toContain(`id="i-${orderSign(one)}"`);
});

test("both languages know the same words", () => {
  const ids = (language: string): string[] =>
    [...read(`src/games/hagalaz/texts/${language}.ftl`).matchAll(/^([\w-]+) =/gm)].map((found) => found[1]!).sort();
  expect(ids("cs")).toEqual(ids("en"));
});

test("every enemy and every hero has a drawing", () => {
  const drawings = read("src/games/hagalaz/drawings.svg");
  const content = (name: string): string[] =>
    [...read(`../src/klubovna/games/hagalaz/content/${name}.toml`).matchAll(/^\[([\w-]+)\]/gm)].map(
      (found) => found[1]!,
    );
  for (const id of [
    ...content("heroes"),
    ...content("champions"),
    "trooper",
    "guardian",
    "engineer",
    "husk",
    "cannibal",
    "marauder",
  ])
    expect(drawings).toContain(`id="i-hg-${id}"`);
});
