/**
 * Hexes: where they lie, who their neighbours are, and how they are drawn. A board stores its hexes as it likes, in rows and
 * columns or axially; everything is reckoned axially. Screen coordinates: x to the right, y down.
 */
export interface Axial {
  readonly q: number;
  readonly r: number;
}
export interface Offset {
  readonly col: number;
  readonly row: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Layout {
  /** A corner on top, in rows; or an edge on top, in columns. */
  readonly top: "pointy" | "flat";
  /** From the centre to a corner. */
  readonly size: number;
  /** Which rows (columns) are shoved half a hex further. */
  readonly shoved: "odd" | "even";
}
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The six neighbours, clockwise. Edge `i` faces neighbour `i`. Pointy: from the east; flat: from the south-east. */
export const DIRECTIONS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];
const ROOT = Math.sqrt(3);

export function toAxial({ col, row }: Offset, { top, shoved }: Layout): Axial {
  const sign = shoved === "odd" ? -1 : 1;
  if (top === "pointy") return { q: col - (row + sign * (row & 1)) / 2, r: row };
  return { q: col, r: row - (col + sign * (col & 1)) / 2 };
}

export function toOffset({ q, r }: Axial, { top, shoved }: Layout): Offset {
  const sign = shoved === "odd" ? -1 : 1;
  if (top === "pointy") return { col: q + (r + sign * (r & 1)) / 2, row: r };
  return { col: q, row: r + (q + sign * (q & 1)) / 2 };
}

export function centre({ q, r }: Axial, { top, size }: Layout): Point {
  if (top === "pointy") return { x: size * ROOT * (q + r / 2), y: size * 1.5 * r };
  return { x: size * 1.5 * q, y: size * ROOT * (r + q / 2) };
}

/** The hex that a point lies in. */
export function hexAt({ x, y }: Point, { top, size }: Layout): Axial {
  const along = (top === "pointy" ? x : y) / (size * ROOT);
  const across = (top === "pointy" ? y : x) / (size * 1.5);
  return top === "pointy" ? rounded(along - across / 2, across) : rounded(across, along - across / 2);
}

function rounded(q: number, r: number): Axial {
  const s = -q - r;
  const [a, b, c] = [Math.round(q), Math.round(r), Math.round(s)];
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c - s)];
  if (da > db && da > dc) return { q: -b - c + 0, r: b + 0 };
  return { q: a + 0, r: (db > dc ? -a - c : b) + 0 };
}

export function neighbours({ q, r }: Axial): Axial[] {
  return DIRECTIONS.map((d) => ({ q: q + d.q, r: r + d.r }));
}

export function distance(a: Axial, b: Axial): number {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The direction from a hex to its neighbour; -1 if it is none. */
export function direction(from: Axial, to: Axial): number {
  return DIRECTIONS.findIndex((d) => from.q + d.q === to.q && from.r + d.r === to.r);
}

/**
 * Where an arrow key leads: to the next hex in a row, or to the next row, as straight as it goes; what is best comes first.
 * There and back again is where one was.
 */
export function ahead({ q, r }: Axial, key: string, { top }: Layout): Axial[] {
  const odd = top === "pointy" ? r & 1 : q & 1;
  const ways: Record<string, number[]> =
    top === "pointy"
      ? { ArrowRight: [0], ArrowLeft: [3], ArrowDown: odd ? [2, 1] : [1, 2], ArrowUp: odd ? [4, 5] : [5, 4] }
      : { ArrowDown: [1], ArrowUp: [4], ArrowRight: odd ? [5, 0] : [0, 5], ArrowLeft: odd ? [3, 2] : [2, 3] };
  return (ways[key] ?? []).map((way) => ({ q: q + DIRECTIONS[way]!.q, r: r + DIRECTIONS[way]!.r }));
}

/** The six corners around a centre, clockwise; edge `i` goes from corner `i` to corner `i + 1`. */
export function corners({ top, size }: Layout, around: Point = { x: 0, y: 0 }): Point[] {
  const first = top === "pointy" ? -30 : 0;
  return DIRECTIONS.map((_, i) => {
    const angle = ((first + 60 * i) * Math.PI) / 180;
    return { x: around.x + size * Math.cos(angle), y: around.y + size * Math.sin(angle) };
  });
}

/** Both ends of the edge that a hex shares with its neighbour in this direction: a river, a bridge, a wall. */
export function edge(hex: Axial, towards: number, layout: Layout): [Point, Point] {
  const all = corners(layout, centre(hex, layout));
  return [all[towards % 6]!, all[(towards + 1) % 6]!];
}

/** The hexes on a straight line, both ends among them; for lines of sight and arrows. */
export function line(from: Axial, to: Axial): Axial[] {
  const steps = distance(from, to);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = steps === 0 ? 0 : i / steps;
    return rounded(from.q + (to.q - from.q) * t + 1e-6, from.r + (to.r - from.r) * t + 1e-6);
  });
}

export function within(hex: Axial, reach: number): Axial[] {
  const found: Axial[] = [];
  for (let q = -reach; q <= reach; q++)
    for (let r = Math.max(-reach, -q - reach); r <= Math.min(reach, -q + reach); r++)
      found.push({ q: hex.q + q, r: hex.r + r });
  return found;
}

/** The box that holds these hexes, with a margin. */
export function box(hexes: readonly Axial[], layout: Layout, margin = 0): Box {
  const all = hexes.flatMap((hex) => corners(layout, centre(hex, layout)));
  const [xs, ys] = [all.map((p) => p.x), all.map((p) => p.y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** The border of a set of hexes as one SVG path: the edges behind which there is none of them. */
export function outline(hexes: readonly Axial[], layout: Layout): string {
  const inside = new Set(hexes.map(name));
  const next = new Map<string, Point[]>();
  for (const hex of hexes) {
    neighbours(hex).forEach((other, i) => {
      if (inside.has(name(other))) return;
      const [a, b] = edge(hex, i, layout);
      next.set(spot(a), [...(next.get(spot(a)) ?? []), a, b]);
    });
  }
  let path = "";
  while (next.size > 0) path += ring(next);
  return path;
}

function ring(next: Map<string, Point[]>): string {
  const [first] = next.keys();
  let key = first!;
  let path = "";
  for (let ends = next.get(key); ends; ends = next.get(key)) {
    const [a, b] = ends.splice(-2) as [Point, Point];
    if (ends.length === 0) next.delete(key);
    path += `${path === "" ? "M" : "L"}${shown(a)}`;
    key = spot(b);
  }
  return `${path}Z`;
}

export function path(points: readonly Point[]): string {
  return `M${points.map(shown).join("L")}Z`;
}

function name({ q, r }: Axial): string {
  return `${q},${r}`;
}

function spot({ x, y }: Point): string {
  return `${Math.round(x * 100)},${Math.round(y * 100)}`;
}

function shown({ x, y }: Point): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}
