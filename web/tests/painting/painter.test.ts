/** Painting a map: what is drawn before the house answers, back and again, numbers of remarks, keeping. */
import { beforeEach, expect, test, vi } from "vitest";
import {
  api,
  Refused,
  type MapCell,
  type Paint,
  type Painted,
  type Palette,
  type Remark,
} from "../../src/lib/house/api";
import { toAxial, type Layout } from "../../src/lib/drawn/hexes";
import { beside, between, drawnAhead, imageOf, numbered, sideAt, spotsOf, turned } from "../../src/lib/painting/map";
import { Painter } from "../../src/lib/painting/painter.svelte";
import { placeOf, hashOf } from "../../src/lib/house/router";

const LAYOUT: Layout = { top: "pointy", size: 10, shoved: "odd" };
const place = (id: string, across = "", turned = "") => ({
  ...{ id, across, turned, row: id.charCodeAt(0) - 65, column: Number(id.slice(1)) - 1 },
});
const PLACES = [
  place("A1", "A3", "C3"),
  place("A2"),
  place("A3", "A1"),
  place("B1"),
  place("B2"),
  place("C1"),
  place("C2"),
  place("C3"),
];
const WOOD: Paint = { id: "ground/forest", thing: "forest", side: false, where: "ground" };
const LINE: Paint = { id: "unit/line", thing: "line", side: false, where: "unit" };
const PALETTE: Palette = {
  places: PLACES,
  starts: [],
  trays: [
    { id: "ground", thing: "g", free: "", paints: [{ ...WOOD, id: "ground/clear", thing: "clear" }, WOOD, LINE] },
  ],
};
const cell = (id: string, ground = "clear"): MapCell => ({ id, ground, said: [], sides: {}, laid: [], group: "" });
const remark = (key: string, doubt = false): Remark => ({
  key,
  doubt,
  hexes: [],
  said: null,
  problem: "",
  meant: false,
});
function map(text: string, remarks: Remark[] = []): Painted {
  const shown = { cells: PLACES.map(({ id }) => cell(id)), sheets: [], remarks, tallies: [], places: [] };
  return { text, id: "painted", option: "scenario", names: {}, words: {}, trays: [], shown };
}
let kept: string[];
let painter: Painter;
beforeEach(() => {
  vi.restoreAllMocks();
  kept = [];
  painter = new Painter("napoleonics", PALETTE, map("start"), (text) => kept.push(text));
});

test("hexes lie where rows and columns say, and arrows lead to neighbours", () => {
  const spots = spotsOf(PLACES, LAYOUT);
  expect(spots[3]).toMatchObject(toAxial({ col: 0, row: 1 }, LAYOUT));
  expect(beside(spots, "A1", "ArrowRight", LAYOUT)?.id).toBe("A2");
  expect(beside(spots, "A1", "ArrowDown", LAYOUT)?.id).toBe("B1");
  expect(beside(spots, "A1", "ArrowUp", LAYOUT)).toBeUndefined();
  expect(between(spots, "A1", "C1")).toHaveLength(3);
});

test("a mirror and the side that is meant", () => {
  expect(imageOf(PLACES[0], "across")).toBe("A3");
  expect(imageOf(PLACES[0], "turned")).toBe("C3");
  expect(imageOf(PLACES[0], "none")).toBe("");
  expect([sideAt({ x: 9, y: 1 }), sideAt({ x: -5, y: -9 }), sideAt({ x: 5, y: 9 })]).toEqual(["E", "NW", "SE"]);
  expect([turned("E", -1), turned("NE", 1)]).toEqual(["NE", "E"]);
});

test("ground and units are drawn before the house has answered", () => {
  const drawn = drawnAhead(
    [cell("A1"), cell("A2")],
    [
      { hexes: ["A1"], paint: WOOD },
      { hexes: ["A2"], paint: LINE },
    ],
  );
  expect(drawn[0]?.ground).toBe("forest");
  expect(drawn[1]?.laid).toEqual([{ sort: "unit", thing: "line", of: "" }]);
  expect(drawnAhead([cell("A1")], [{ hexes: ["A1"], paint: { ...WOOD, where: "" } }])[0]).toEqual(cell("A1"));
});

test("remarks keep their numbers as long as they are the same", () => {
  const first = numbered([remark("a"), remark("b"), remark("c")], new Map());
  expect([...numbered([remark("c"), remark("d")], first)]).toEqual([
    ["c", 3],
    ["d", 1],
  ]);
});

test("one stroke is one undo, its mirror included", async () => {
  const paint = vi.spyOn(api, "paint").mockImplementation((_, text) => Promise.resolve(map(`${text}+`)));
  painter.mirror = "across";
  painter.take(WOOD);
  const stroke = painter.stroke(["A1"]);
  expect(painter.cells.filter(({ ground }) => ground === "forest").map(({ id }) => id)).toEqual(["A1", "A3"]);
  await stroke;
  expect(paint.mock.calls[0]?.[2]).toEqual([
    { type: "stroke", tool: "brush", hexes: ["A1"], what: "ground/forest", side: "", mirror: "across" },
  ]);
  expect(painter.cells.some(({ ground }) => ground === "forest")).toBe(false);
  await painter.stroke(["B1"]);
  expect(painter.map.text).toBe("start++");
  painter.undo();
  painter.undo();
  painter.undo();
  expect([painter.map.text, painter.canUndo, painter.canRedo]).toEqual(["start", false, true]);
  painter.redo();
  expect(kept).toEqual(["start+", "start++", "start+", "start", "start+"]);
});

test("strokes are done one after the other, and one that is refused spoils nothing", async () => {
  const refused = new Refused(422, null, "no");
  vi.spyOn(api, "paint")
    .mockRejectedValueOnce(refused)
    .mockImplementation((_, text, touches) => Promise.resolve(map(`${text}${touches?.length}`)));
  const [first, second] = [painter.stroke(["A1"]), painter.stroke(["A2"])];
  await first;
  expect(painter.refused).toBe(refused);
  await second;
  expect([painter.refused, painter.map.text]).toEqual([null, "start1"]);
});

test("digits take what lies in the tray, and whoever takes something wants to paint", () => {
  painter.tool = "erase";
  painter.pick(3);
  expect([painter.paint.id, painter.tool]).toEqual(["unit/line", "brush"]);
  painter.pick(9);
  expect(painter.paint.id).toBe("unit/line");
});

test("faults come before doubts, by their numbers", async () => {
  const remarks = [remark("held", true), remark("closed"), remark("far", true)];
  vi.spyOn(api, "paint").mockResolvedValue(map("x", remarks));
  await painter.stroke(["A1"]);
  expect(painter.remarks.map(({ remark }) => remark.key)).toEqual(["closed", "held", "far"]);
  expect(painter.faults).toBe(1);
});

test("an address leads to maps of one's own, and to one of them", () => {
  expect(placeOf("#/workshop/napoleonics/paint/a%20b")).toEqual({ page: "paint", game: "napoleonics", id: "a b" });
  expect(hashOf({ page: "paint", game: "hagalaz", id: "" })).toBe("#/workshop/hagalaz/paint");
});
