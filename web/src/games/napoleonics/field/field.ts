/** Where the hexes of the battlefield lie: rows A to I from the top, every second one half a hex to the right. */
import {
  centre,
  corners,
  DIRECTIONS,
  neighbours,
  toAxial,
  type Axial,
  type Layout,
  type Point,
} from "../../../lib/drawn/hexes";
import type { HexView } from "../shapes";

export const LAYOUT: Layout = { top: "pointy", size: 46, shoved: "odd" };

/** The hex of a name; from the other edge everything lies the other way round. */
export function axialOf(id: string, turned = false): Axial {
  const { q, r } = toAxial({ col: Number(id.slice(1)) - 1, row: id.charCodeAt(0) - 65 }, LAYOUT);
  return turned ? { q: -q + 0, r: -r + 0 } : { q, r };
}

export function pointOf(id: string, turned = false): Point {
  return centre(axialOf(id, turned), LAYOUT);
}

/** The sides of a hex as rules call them, in the order of our directions. */
const SIDES = ["E", "SE", "SW", "W", "NW", "NE"];
export function sideNumber(side: string, turned = false): number {
  return (SIDES.indexOf(side) + (turned ? 3 : 0)) % 6;
}

export interface Spot extends HexView, Axial {
  at: Point;
}

/** All hexes in the order in which they are drawn: what stands nearer covers what stands behind it. */
export function spots(map: readonly HexView[], turned: boolean): Spot[] {
  const found = map.map((hex) => ({ ...hex, ...axialOf(hex.id, turned), at: pointOf(hex.id, turned) }));
  return found.sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x);
}

/** The lines between sections: hexes that belong to both lie on them. */
export function sectionLines(all: readonly Spot[]): number[] {
  const cut = all.filter((spot) => spot.sections.length > 1).map((spot) => spot.at.x);
  return [...new Set(cut.map((x) => Math.round(x * 10) / 10))].sort((a, b) => a - b);
}

/** The middle of a side. */
export function sideMiddle(at: Point, direction: number): Point {
  const all = corners(LAYOUT, at);
  const [a, b] = [all[direction % 6]!, all[(direction + 1) % 6]!];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** A number between 0 and 1 that is the same for a place each time: leaves and stones stay where they are. */
export function chanceAt(id: string, n: number): number {
  let hash = 2166136261;
  for (const char of `${id}/${n}`) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}

export function nameOf({ q, r }: Axial): string {
  return `${q},${r}`;
}

export function around(spot: Axial, all: ReadonlyMap<string, Spot>): (Spot | undefined)[] {
  return neighbours(spot).map((place) => all.get(nameOf(place)));
}

export function byPlace(all: readonly Spot[]): Map<string, Spot> {
  return new Map(all.map((spot) => [nameOf(spot), spot]));
}

/** Little strokes that point downhill, along every side behind which there is no such ground. */
export function hachures(ground: readonly Spot[], seed: number): string {
  const inside = new Set(ground.map(nameOf));
  let path = "";
  for (const spot of ground) {
    neighbours(spot).forEach((other, side) => {
      if (!inside.has(nameOf(other))) path += fringe(spot, side, seed);
    });
  }
  return path;
}

const PER_SIDE = 11;
function fringe(spot: Spot, side: number, seed: number): string {
  const all = corners(LAYOUT, spot.at);
  const [a, b] = [all[side]!, all[(side + 1) % 6]!];
  let path = "";
  for (let i = 0; i < PER_SIDE; i++) {
    const t = (i + 0.2 + 0.6 * chanceAt(spot.id, seed + side * 20 + i)) / PER_SIDE;
    const deep = 0.15 + 0.16 * chanceAt(spot.id, seed + 300 + side * 20 + i);
    const [x, y] = [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t];
    const [w, v] = [((b.x - a.x) / 46) * 1.4, ((b.y - a.y) / 46) * 1.4];
    const [ix, iy] = [x + (spot.at.x - x) * deep, y + (spot.at.y - y) * deep];
    path += `M${f(x - w)} ${f(y - v)}L${f(ix)} ${f(iy)}L${f(x + w)} ${f(y + v)}Z`;
  }
  return path;
}

export function f(n: number): string {
  return String(Math.round(n * 10) / 10);
}

/** From the middle of one hex to that of another, without the ends that are covered by units. */
export function between(from: Point, to: Point, gap: number): [Point, Point] {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [((to.x - from.x) / far) * gap, ((to.y - from.y) / far) * gap];
  return [
    { x: from.x + x, y: from.y + y },
    { x: to.x - x, y: to.y - y },
  ];
}

export const OPPOSITE = DIRECTIONS.map((_, i) => (i + 3) % 6);
