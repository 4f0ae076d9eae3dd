// The board of Blitzkrieg!: where things lie, what the log tells of it, a moment told picture by picture.
import { expect, test } from "vitest";
import { arrow, cellAt, edge, LARGE, leaves, onTrack, SMALL, spaceAt } from "../../src/games/blitzkrieg/map/geometry";
import { fitted, MAPS, ways } from "../../src/games/blitzkrieg/map/layout";
import {
  drawn,
  hop,
  leftOf,
  lookOf,
  seated,
  spotOf,
  type Box,
  type Kind,
  type Theatre,
  type View,
} from "../../src/games/blitzkrieg/shapes";
import { markOf, outlineOf, valueOf } from "../../src/games/blitzkrieg/tokens/tokens";

const side = (seat: string): View["sides"][number] => ({
  seat,
  automatic: false,
  points: 0,
  reserve: null,
  reserve_count: 3,
  bag: null,
  bag_count: 19,
  weapons: 0,
  returned: [],
  last: null,
});
const space = (id: string): View["theatres"][number]["spaces"][number] => ({
  id,
  open: true,
  token: null,
  seat: null,
  guise: null,
});
const before: View = {
  map: "base",
  turn: 3,
  mover: "axis",
  bank: 16,
  goal: 25,
  laid: [],
  deploying: null,
  solo: null,
  sides: [{ ...side("axis"), reserve: ["army-3", "army-1", "army-3"] }, side("allies")],
  theatres: [
    {
      id: "western-europe",
      status: "active",
      campaign: 1,
      marker: 0,
      leader: null,
      won: [],
      spaces: [space("western-europe-1-1"), space("western-europe-1-2")],
    },
  ],
};

test("a space is told apart from a token by its two numbers", () => {
  expect(spotOf("south-east-asia-2-3")).toEqual({ theatre: "south-east-asia", row: 2, column: 3 });
  expect(spotOf("army-3")).toBeNull();
});

test("cells follow each other from the centre outwards, the same on both halves", () => {
  for (const [form, cells] of [
    [LARGE, 14],
    [LARGE, 11],
    [SMALL, 7],
    [SMALL, 8],
  ] as const) {
    const ends = Array.from({ length: cells + 1 }, (_, n) => edge(form, n, cells));
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
    expect(new Set(ends).size).toBe(cells + 1);
    expect(cellAt(form, -cells, cells)).toBe(-cellAt(form, cells, cells));
    expect(onTrack(form, 0)).toMatchObject({ x: 0, y: form.track.top });
    expect(Math.abs(onTrack(form, edge(form, cells, cells)).x)).toBeLessThan(form.half);
  }
});

test("spaces of a row don't overlap and leave room for its points", () => {
  for (const [form, columns] of [
    [LARGE, 5],
    [SMALL, 4],
  ] as const) {
    const spots = Array.from({ length: columns }, (_, i) => spaceAt(form, 0, i, columns));
    const wide = 49 * form.row.scale;
    for (let i = 1; i < columns; i++) expect(spots[i]!.x - spots[i - 1]!.x).toBeGreaterThanOrEqual(wide - 6);
    expect(spots.at(-1)!.x + wide / 2).toBeLessThan(form.row.points - 16 * form.row.scale);
  }
});

test("theatres of both maps lie apart from each other", () => {
  for (const map of Object.values(MAPS)) {
    const wide = map.span;
    const high = (((map.span / 100) * map.width * 112) / (2 * map.form.half) / map.height) * 100;
    const places = Object.values(map.places);
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1)) {
        expect(Math.abs(a.x - b.x) >= wide - 1.2 || Math.abs(a.y - b.y) >= high).toBe(true);
      }
  }
});

test("two arrows there and back are one with two heads", () => {
  const theatre = (...arrows: string[]): Theatre => ({
    source: "house",
    height: 0,
    track: 7,
    closing: 3,
    bonus: [],
    start: false,
    arrows,
    campaigns: [],
  });
  const found = ways(MAPS["nippon"]!, {
    boston: theatre("new-york", "detroit"),
    detroit: theatre("boston"),
    "new-york": theatre(),
  });
  expect(found.map(({ from, to }) => `${from} ${to}`)).toEqual(["boston new-york", "boston detroit"]);
  expect(found.map(({ heads }) => heads.split("M").length - 1)).toEqual([1, 2]);
  expect(arrow({ x: 0, y: 0 }, { x: 100, y: 0 }, false).shaft).toBe("M0 0L91 0");
  expect(leaves({ x: 0, y: 0, width: 100, height: 50 }, { x: 50, y: 200 }, 5)).toEqual({ x: 50, y: 55 });
});

test("a map grows with the window, but not for ever", () => {
  const map = MAPS["nippon"]!;
  expect(fitted(map, 0, 0)).toBe(map);
  expect(fitted(map, 1420, 700).height).toBe(700);
  expect(fitted(map, 1420, 100).height).toBe(map.height);
  expect(fitted(map, 1000, 2000).height).toBe(map.height * map.stretch);
});

test("Allies lie left on the printed map; on the map of Nippon Japan comes from the west", () => {
  expect(leftOf(before).seat).toBe("allies");
  expect(drawn(before, 3)).toBe(3);
  const nippon = { ...before, map: "nippon", sides: [side("japan"), side("germany")] };
  expect(leftOf(nippon).seat).toBe("japan");
  expect(drawn(nippon, 3)).toBe(-3);
  expect(["allies", "axis", "germany", "japan"].map(lookOf)).toEqual(["a", "x", "x", "j"]);
  expect(seated(before, "axis").own.seat).toBe("axis");
  expect(seated(before, null).own.seat).toBe("allies");
});

test("the shape of a token says where it may go, its mark what it does", () => {
  const kind = (type: Kind["type"], ability: Kind["ability"] = null): Kind => ({
    source: "public",
    type,
    value: 1,
    ability,
    into: "",
  });
  expect([outlineOf(kind("army")), outlineOf(kind("fleet")), outlineOf(kind("air")), outlineOf(kind("any"))]).toEqual([
    "square",
    "disc",
    "hexagon",
    "hexagon",
  ]);
  expect(markOf("elite-army", kind("army"))).toBe("badge-elite");
  expect(markOf("strike-fleet", kind("fleet", "strike"))).toBe("badge-strike");
  expect(markOf("atomic-bomb", kind("army", "atomic"))).toBeNull();
  const box = { rules: { tokens: { against: 4 } } } as Box;
  const kinds = [kind("any", "spy"), kind("army", "general"), kind("army", "partisans"), kind("army")];
  expect(kinds.map((one) => valueOf(one, box))).toEqual(["", "1+", "1/4", "1"]);
});

test("a marker that crosses the centre is told by its halves", () => {
  expect(hop(1, 3)).toBe("1 → 3");
  expect(hop(-1, 1)).toBe("◂1→1▸");
  expect(hop(2, 0)).toBe("2 → 0");
});
