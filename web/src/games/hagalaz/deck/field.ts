/** Where the hexes of a mission lie, and what stands on their sides: walls, obstacles, doors, drops, ramps. */
import { centre, corners, neighbours, toAxial, type Axial, type Layout, type Point } from "../../../lib/drawn/hexes";
import type { DoorView, HexView, MissionView } from "../shapes";

export const LAYOUT: Layout = { top: "pointy", size: 46, shoved: "odd" };

export function axialOf(id: string): Axial {
  return toAxial({ col: Number(id.slice(1)) - 1, row: id.charCodeAt(0) - 65 }, LAYOUT);
}

export function pointOf(id: string): Point {
  return centre(axialOf(id), LAYOUT);
}

/** The sides of a hex as rules call them, in the order of our directions. */
const SIDES = ["E", "SE", "SW", "W", "NW", "NE"];
export function sideNumber(side: string): number {
  return SIDES.indexOf(side);
}

/** So many degrees clockwise from the east a turret looks. */
export function heading(side: string): number {
  return 60 * sideNumber(side);
}

export interface Spot extends HexView, Axial {
  at: Point;
}

/** All hexes in the order in which they are drawn: what stands nearer covers what stands behind it. */
export function spots(map: readonly HexView[]): Spot[] {
  const found = map.map((hex) => ({ ...hex, ...axialOf(hex.id), at: pointOf(hex.id) }));
  return found.sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x);
}

/** A side of a hex as it is drawn: its ends, its middle, how it is turned, and towards which side it falls. */
export interface Edge {
  key: string;
  a: Point;
  b: Point;
  middle: Point;
  turn: number;
  /** One step out of the hex it belongs to. */
  out: Point;
}
export function edgeOf(id: string, side: number): Edge {
  const at = pointOf(id);
  const ends = corners(LAYOUT, at);
  const [a, b] = [ends[side % 6]!, ends[(side + 1) % 6]!];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const far = Math.hypot(middle.x - at.x, middle.y - at.y);
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return { key: `${id}${side}`, a, b, middle, turn, out: { x: (middle.x - at.x) / far, y: (middle.y - at.y) / far } };
}

/** Each side of this sort once, though both hexes tell of it. */
export function sides(all: readonly Spot[], sort: string): Edge[] {
  const found = new Map<string, Edge>();
  for (const spot of all) {
    for (const [side, what] of Object.entries(spot.sides)) {
      if (what !== sort) continue;
      const edge = edgeOf(spot.id, sideNumber(side));
      const key = `${f(edge.middle.x)} ${f(edge.middle.y)}`;
      if (!found.has(key)) found.set(key, edge);
    }
  }
  return [...found.values()];
}

/** Where one gets from a lower hex to a raised one: a free side between them. */
export function ramps(all: readonly Spot[]): Edge[] {
  const byPlace = new Map(all.map((spot) => [placeOf(spot), spot]));
  const found: Edge[] = [];
  for (const spot of all.filter((one) => one.raised)) {
    neighbours(spot).forEach((place, side) => {
      const beside = byPlace.get(placeOf(place));
      if (beside && !beside.raised && !(SIDES[side]! in spot.sides)) found.push(edgeOf(spot.id, side));
    });
  }
  return found;
}

function placeOf({ q, r }: Axial): string {
  return `${q},${r}`;
}

export function lines(edges: readonly Edge[]): string {
  return edges.map(({ a, b }) => `M${f(a.x)} ${f(a.y)}L${f(b.x)} ${f(b.y)}`).join("");
}

/** A drop: teeth that point downhill. */
const TEETH = 5;
export function teeth(edges: readonly Edge[]): string {
  let path = "";
  for (const { a, b, out } of edges) {
    for (let i = 0; i < TEETH; i++) {
      const [from, to] = [(i + 0.22) / TEETH, (i + 0.78) / TEETH];
      const on = (t: number): string => `${f(a.x + (b.x - a.x) * t)} ${f(a.y + (b.y - a.y) * t)}`;
      const [x, y] = [
        a.x + ((b.x - a.x) * (i + 0.5)) / TEETH + out.x * 8,
        a.y + ((b.y - a.y) * (i + 0.5)) / TEETH + out.y * 8,
      ];
      path += `M${on(from)}L${f(x)} ${f(y)}L${on(to)}Z`;
    }
  }
  return path;
}

export interface DrawnDoor extends DoorView {
  edge: Edge;
}
export function doorsOf(mission: MissionView): DrawnDoor[] {
  return mission.doors.map((door) => ({ ...door, edge: edgeOf(door.here, sideNumber(door.side)) }));
}

/** Hexes that belong together, such as those still covered, as groups of neighbours. */
export function groups(ids: readonly string[]): string[][] {
  const left = new Map(ids.map((id) => [placeOf(axialOf(id)), id]));
  const found: string[][] = [];
  for (const [place, id] of left) {
    left.delete(place);
    const group = [id];
    for (const one of group) {
      for (const beside of neighbours(axialOf(one)).map(placeOf)) {
        const next = left.get(beside);
        if (next !== undefined && left.delete(beside)) group.push(next);
      }
    }
    found.push(group);
  }
  return found;
}

/** The hex of these that lies nearest to their middle. */
export function heart(ids: readonly string[]): string {
  const points = ids.map(pointOf);
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const far = (id: string): number => Math.hypot(pointOf(id).x - x, pointOf(id).y - y);
  return [...ids].sort((a, b) => far(a) - far(b))[0] ?? "";
}

/** From the middle of one hex to that of another, without the ends that are covered by figures. */
export function between(from: string, to: string, gap: number, end = gap): string {
  const [a, b] = [pointOf(from), pointOf(to)];
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [x, y] = [(b.x - a.x) / far, (b.y - a.y) / far];
  return `M${f(a.x + x * gap)} ${f(a.y + y * gap)}L${f(b.x - x * end)} ${f(b.y - y * end)}`;
}

/** A number between 0 and 1 that is the same for a place each time: scratches and flames stay where they are. */
export function chanceAt(id: string, n: number): number {
  let hash = 2166136261;
  for (const char of `${id}/${n}`) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}

export function f(n: number): string {
  return String(Math.round(n * 10) / 10);
}
