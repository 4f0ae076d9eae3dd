/** Water runs from hex to hex: through the middle of their common side, round the middle of each, and off the map. */
import { LAYOUT, around, byPlace, f, nameOf, OPPOSITE, sideMiddle, type Spot } from "./field";
import type { Point } from "../../../lib/drawn/hexes";

const WATER = new Set(["river", "ford", "bridge"]);
export interface Reach {
  spot: Spot;
  /** The sides through which water flows, at most once round. */
  sides: number[];
  /** The side through which it leaves the map. */
  out?: number;
}

/**
 * Where water lies on three neighbours it flows through two of their sides only, or it would be a lake: every hex is
 * entered once, the one with the fewest ways on first.
 */
export function course(all: readonly Spot[]): Reach[] {
  const places = byPlace(all.filter((spot) => WATER.has(spot.terrain)));
  const wet = (spot: Spot): number => around(spot, places).filter((other) => other !== undefined).length;
  const reaches = new Map<string, Reach>([...places].map(([name, spot]) => [name, { spot, sides: [] }]));
  const seen = new Set<Spot>();
  const flow = (spot: Spot): void => {
    seen.add(spot);
    for (;;) {
      const ways = around(spot, places).map((other, side) => ({ other, side }));
      const next = ways
        .filter((way): way is { other: Spot; side: number } => way.other !== undefined && !seen.has(way.other))
        .sort((a, b) => wet(a.other) - wet(b.other))[0];
      if (!next) return;
      reaches.get(nameOf(spot))!.sides.push(next.side);
      reaches.get(nameOf(next.other))!.sides.push(OPPOSITE[next.side]!);
      flow(next.other);
    }
  };
  for (const spot of [...places.values()].sort((a, b) => wet(a) - wet(b))) if (!seen.has(spot)) flow(spot);
  const map = byPlace(all);
  for (const reach of reaches.values()) leave(reach, map);
  return [...reaches.values()];
}

/** At the edge of the map it comes from outside, as straight as it can. */
function leave(reach: Reach, map: ReadonlyMap<string, Spot>): void {
  if (reach.sides.length !== 1) return;
  const [from] = reach.sides as [number];
  const beyond = around(reach.spot, map);
  const away = [3, 2, 4].map((turn) => (from + turn) % 6).find((side) => beyond[side] === undefined);
  if (away === undefined) return;
  reach.sides.push(away);
  reach.out = away;
}

/** The line of water in a hex: from side to side round the middle, or as far as the middle where it springs. */
export function bend({ spot, sides, out }: Reach): string {
  const { x, y } = spot.at;
  const ends = sides.map((side) => over(sideMiddle(spot.at, side), spot.at, side === out ? 1.42 : 1.015));
  if (ends.length === 0) return `M${f(x - 12)} ${f(y)}h24`;
  if (ends.length === 1) return `M${f(ends[0]!.x)} ${f(ends[0]!.y)}L${f(x)} ${f(y)}`;
  const [first, ...rest] = ends as [Point, ...Point[]];
  return rest.map((end) => `M${f(first.x)} ${f(first.y)}Q${f(x)} ${f(y)} ${f(end.x)} ${f(end.y)}`).join("");
}

/** A little farther than the side, so that neighbours join; and off the map. */
function over(side: Point, from: Point, more: number): Point {
  return { x: from.x + (side.x - from.x) * more, y: from.y + (side.y - from.y) * more };
}

/** In which direction it flows through the middle, in degrees. */
export function heading({ spot, sides }: Reach): number {
  const [a, b] = [sides[0] ?? 0, sides[1] ?? OPPOSITE[sides[0] ?? 0]!].map((side) => sideMiddle(spot.at, side)) as [
    Point,
    Point,
  ];
  return Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI);
}

export const WIDTH = LAYOUT.size * 0.62;
