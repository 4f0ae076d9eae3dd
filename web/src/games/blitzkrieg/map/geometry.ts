/**
 * Where things lie on a theatre, in the lengths of its drawing: x from its middle, y from its top. A track is an arc; lengths
 * along it are measured from its middle, to the right.
 */
export interface Point {
  x: number;
  y: number;
}
export interface Form {
  /** Half the width, and the height by the number of campaigns. */
  half: number;
  height: (campaigns: number) => number;
  plate: (campaigns: number) => string;
  name: number;
  track: { radius: number; top: number; depth: number; middle: number; inner: number; end: number };
  row: {
    first: number;
    step: number;
    radius: number;
    centre: number;
    gap: number;
    scale: number;
    from: number;
    to: number;
    points: number;
  };
}

/** A theatre of the base map, with room for three campaigns. */
export const LARGE: Form = {
  half: 198,
  height: (campaigns) => 94 + 60 * campaigns,
  plate: (campaigns) => {
    const foot = 52.3 + 61.5 * campaigns;
    const round = 679 + 60 * campaigns;
    return `M-190 18q0-8 8-9Q0 -3 182 9q8 1 8 9L193 ${foot}q0 8-8 12A${round} ${round} 0 0 1 -185 ${foot + 12}q-8-2-8-12z`;
  },
  name: 21,
  track: { radius: 640, top: 50, depth: 19, middle: 7, inner: 150, end: 169 },
  row: { first: 110, step: 60, radius: 700, centre: -8, gap: 58, scale: 1, from: -158, to: 148, points: 167 },
};

/** A theatre of the Nippon map, with a single campaign. */
export const SMALL: Form = {
  half: 128,
  height: () => 118,
  plate: () => "M-124 16q0-7 7-8Q0-6 117 8q7 1 7 8l2 70q0 9-9 12Q0 130-117 98q-9-3-9-12z",
  name: 17,
  track: { radius: 430, top: 37, depth: 16, middle: 6.5, inner: 94.7, end: 94.7 },
  row: { first: 87, step: 60, radius: 480, centre: -17, gap: 48.5, scale: 0.9, from: -112, to: 100, points: 103 },
};

/** The height of a row's arc at x; rows from 0. */
export function rowAt(form: Form, row: number, x: number): number {
  const { first, step, radius } = form.row;
  const round = radius + step * row;
  return first + step * row - (round - Math.sqrt(round * round - x * x));
}

export function spaceAt(form: Form, row: number, column: number, columns: number): Point {
  const x = form.row.centre + (column - (columns - 1) / 2) * form.row.gap;
  return { x, y: rowAt(form, row, x) };
}

export function route(form: Form, row: number): string {
  const { from, to, radius, step } = form.row;
  const round = radius + step * row;
  return `M${from} ${number(rowAt(form, row, from))}A${round} ${round} 0 0 0 ${to} ${number(rowAt(form, row, to))}`;
}

/** Where cell `n` of a half with `cells` cells ends; 0 is the cell in the centre. */
export function edge(form: Form, n: number, cells: number): number {
  const { middle, inner, end } = form.track;
  if (n === cells) return end;
  return inner === end ? middle + ((end - middle) * n) / cells : middle + ((inner - middle) * n) / (cells - 1);
}

/** The middle of the cell `steps` to the right of the centre, or to the left if it is below 0. */
export function cellAt(form: Form, steps: number, cells: number): number {
  const n = Math.abs(steps);
  return n === 0 ? 0 : (Math.sign(steps) * (edge(form, n - 1, cells) + edge(form, n, cells))) / 2;
}

/** The point at a length along the track, `out` below its middle line. */
export function onTrack(form: Form, length: number, out = 0): Point & { turn: number } {
  const { radius, top } = form.track;
  const angle = length / radius;
  const r = radius + out;
  return { x: r * Math.sin(angle), y: top - radius + r * Math.cos(angle), turn: (-angle * 180) / Math.PI };
}

/** A piece of the track between two lengths. */
export function band(form: Form, from: number, to: number, more = 0): string {
  const out = form.track.depth / 2 + more;
  const [a, b, c, d] = [
    onTrack(form, from, -out),
    onTrack(form, to, -out),
    onTrack(form, to, out),
    onTrack(form, from, out),
  ];
  const [inner, outer] = [form.track.radius - out, form.track.radius + out];
  return `M${at(a)}A${inner} ${inner} 0 0 0 ${at(b)}L${at(c)}A${outer} ${outer} 0 0 1 ${at(d)}z`;
}

function at({ x, y }: Point): string {
  return `${number(x)} ${number(y)}`;
}
export function number(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The corners of a star with twelve points, for the points of a campaign. */
export const SEAL =
  Array.from({ length: 24 }, (_, i) => {
    const r = i % 2 === 0 ? 17.5 : 15;
    return `${i === 0 ? "M" : "L"}${number(r * Math.sin((i * Math.PI) / 12))} ${number(-r * Math.cos((i * Math.PI) / 12))}`;
  }).join("") + "z";

/** An arrow from one place to another that stays clear of both. */
export interface Arrow {
  shaft: string;
  heads: string;
}
export function arrow(from: Point, to: Point, both: boolean): Arrow {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const head = (tip: Point, s: number): string => {
    const [bx, by] = [tip.x - s * dx * 10, tip.y - s * dy * 10];
    return `M${at(tip)}L${number(bx - dy * 7.5)} ${number(by + dx * 7.5)}L${number(bx + dy * 7.5)} ${number(by - dx * 7.5)}z`;
  };
  const end = { x: to.x - dx * 9, y: to.y - dy * 9 };
  const start = both ? { x: from.x + dx * 9, y: from.y + dy * 9 } : from;
  return { shaft: `M${at(start)}L${at(end)}`, heads: head(to, 1) + (both ? head(from, -1) : "") };
}

/** Where a line from the middle of a box towards a point leaves the box. */
export function leaves(
  box: { x: number; y: number; width: number; height: number },
  towards: Point,
  gap: number,
): Point {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const [dx, dy] = [towards.x - middle.x, towards.y - middle.y];
  const t = Math.min(
    dx === 0 ? Infinity : (box.width / 2 + gap) / Math.abs(dx),
    dy === 0 ? Infinity : (box.height / 2 + gap) / Math.abs(dy),
  );
  return { x: middle.x + dx * t, y: middle.y + dy * t };
}
