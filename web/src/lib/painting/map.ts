/** A map that is painted, as far as drawing it goes: where hexes lie, which side is meant, what is drawn before the house
 * has answered, and which number a remark has. */
import type { MapCell, MapPlace, Paint, Remark } from "../house/api";
import { ahead, centre, line, toAxial, type Axial, type Layout, type Point } from "../drawn/hexes";

export type Mirror = "none" | "across" | "turned";
export const MIRRORS: readonly Mirror[] = ["none", "across", "turned"];
export type Tool = "select" | "brush" | "line" | "fill" | "erase";
/** With the keys that choose them. */
export const TOOLS: readonly (readonly [Tool, string])[] = [
  ["select", "v"],
  ["brush", "b"],
  ["line", "l"],
  ["fill", "f"],
  ["erase", "e"],
];
/** The sides of a hex as rules call them, clockwise. */
export const SIDES: readonly string[] = ["E", "SE", "SW", "W", "NW", "NE"];

export interface Spot extends Axial {
  readonly id: string;
  readonly at: Point;
  readonly place: MapPlace;
}

export function spotsOf(places: readonly MapPlace[], layout: Layout): Spot[] {
  return places.map((place) => {
    const { q, r } = toAxial({ col: place.column, row: place.row }, layout);
    return { id: place.id, q, r, at: centre({ q, r }, layout), place };
  });
}

export function imageOf(place: MapPlace | undefined, mirror: Mirror): string {
  return mirror === "none" || !place ? "" : mirror === "across" ? place.across : place.turned;
}

/** Where an arrow leads from a hex. */
export function beside(spots: readonly Spot[], from: string, key: string, layout: Layout): Spot | undefined {
  const here = spots.find(({ id }) => id === from);
  if (!here) return undefined;
  return ahead(here, key, layout)
    .map((next) => spots.find(({ q, r }) => q === next.q && r === next.r))
    .find((found) => found);
}

/** The hexes between two, both among them. */
export function between(spots: readonly Spot[], from: string, to: string): string[] {
  const [a, b] = [spots.find(({ id }) => id === from), spots.find(({ id }) => id === to)];
  if (!a || !b) return [];
  return line(a, b).flatMap(({ q, r }) => spots.find((spot) => spot.q === q && spot.r === r)?.id ?? []);
}

/** The side of a hex that is nearest to a point, seen from its middle. */
export function sideAt({ x, y }: Point): string {
  const turn = Math.round((Math.atan2(y, x) * 180) / Math.PI / 60);
  return SIDES[(turn + 6) % 6]!;
}

export function turned(side: string, by: number): string {
  return SIDES[(SIDES.indexOf(side) + by + 6) % 6]!;
}

/** What a page can draw at once: a layer in which one thing takes the place of another. */
export interface Ahead {
  readonly hexes: readonly string[];
  readonly paint: Paint;
}
export function drawnAhead(cells: readonly MapCell[], waiting: readonly Ahead[]): readonly MapCell[] {
  if (waiting.length === 0) return cells;
  return cells.map((cell) => waiting.reduce((drawn, one) => withPaint(drawn, one), cell));
}

function withPaint(cell: MapCell, { hexes, paint }: Ahead): MapCell {
  if (!hexes.includes(cell.id)) return cell;
  if (paint.where === "ground") return { ...cell, ground: paint.thing };
  if (paint.where === "") return cell;
  const others = cell.laid.filter(({ sort }) => sort !== paint.where);
  return { ...cell, laid: [{ sort: paint.where, thing: paint.thing, of: "" }, ...others] };
}

/** Remarks keep their numbers as long as they are the same; new ones have the lowest that are free. */
export function numbered(remarks: readonly Remark[], before: ReadonlyMap<string, number>): Map<string, number> {
  const kept = remarks.flatMap(({ key }) => (before.has(key) ? [[key, before.get(key)!] as const] : []));
  const found = new Map(kept);
  const taken = new Set(found.values());
  let next = 1;
  for (const { key } of remarks.filter(({ key }) => !found.has(key))) {
    while (taken.has(next)) next += 1;
    found.set(key, next);
    taken.add(next);
  }
  return found;
}
