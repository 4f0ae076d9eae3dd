/** How a board is looked at: moved by (x, y) and magnified by k, in the board's own lengths. */
import type { Box, Point } from "./hexes";

export interface Look extends Point {
  readonly k: number;
}
export const WHOLE: Look = { x: 0, y: 0, k: 1 };
export const CLOSEST = 5;

/**
 * Closer or farther, so that what lies under the point stays there. Here and below `seen` is what the window shows of the
 * board's lengths when nothing is magnified; it may be taller or wider than the board.
 */
export function zoomed(look: Look, by: number, at: Point, board: Box, seen: Box = board): Look {
  const k = Math.min(CLOSEST, Math.max(1, look.k * by));
  const grown = k / look.k;
  return held({ k, x: at.x - (at.x - look.x) * grown, y: at.y - (at.y - look.y) * grown }, board, seen);
}

export function panned(look: Look, by: Point, board: Box, seen: Box = board): Look {
  return held({ k: look.k, x: look.x + by.x, y: look.y + by.y }, board, seen);
}

/** Two fingers: what was between them stays between them. */
export function pinched(
  look: Look,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  board: Box,
  seen: Box = board,
): Look {
  const [was, is] = [middle(before), middle(after)];
  const wider = apart(after) / Math.max(1, apart(before));
  return zoomed(panned(look, { x: is.x - was.x, y: is.y - was.y }, board, seen), wider, is, board, seen);
}

/** Just so far that a rectangle of the board can be seen. */
export function revealed(look: Look, thing: Box, board: Box, seen: Box = board): Look {
  const shift = (from: number, length: number, start: number, size: number): number => {
    if (from < start) return start - from;
    return Math.min(0, start + size - (from + length));
  };
  const [x, y] = [look.x + look.k * thing.x, look.y + look.k * thing.y];
  const by = {
    x: shift(x, look.k * thing.width, seen.x, seen.width),
    y: shift(y, look.k * thing.height, seen.y, seen.height),
  };
  return panned(look, by, board, seen);
}

/** How much of the window's shorter side is kept around what is brought into sight. */
const EDGE = 0.1;

/**
 * These places are brought into sight where there is room for all of them; where there is not, some of them can be seen: if
 * none can, the first with what lies around it.
 */
export function called(look: Look, places: readonly Point[], board: Box, seen: Box = board): Look {
  const visible = ({ x, y }: Point): boolean => {
    const [left, top] = [look.x + look.k * x - seen.x, look.y + look.k * y - seen.y];
    return left >= 0 && top >= 0 && left <= seen.width && top <= seen.height;
  };
  const [first] = places;
  if (first === undefined || look.k === 1) return look;
  const all = around(places, (EDGE * Math.min(seen.width, seen.height)) / look.k);
  if (all.width * look.k <= seen.width && all.height * look.k <= seen.height) return revealed(look, all, board, seen);
  if (places.some(visible)) return look;
  const [wide, high] = [seen.width / (2 * look.k), seen.height / (2 * look.k)];
  return revealed(look, { x: first.x - wide / 2, y: first.y - high / 2, width: wide, height: high }, board, seen);
}

function around(places: readonly Point[], edge: number): Box {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
  return { x, y, width: Math.max(...xs) + edge - x, height: Math.max(...ys) + edge - y };
}

/** The board never leaves its window; where it does not fill it, it lies in the middle. */
function held({ x, y, k }: Look, board: Box, seen: Box): Look {
  const hold = (at: number, start: number, size: number, from: number, length: number): number => {
    if (k * size < length) return from + length / 2 - k * (start + size / 2);
    return Math.min(from - k * start, Math.max(from + length - k * (start + size), at));
  };
  return {
    k,
    x: hold(x, board.x, board.width, seen.x, seen.width) + 0,
    y: hold(y, board.y, board.height, seen.y, seen.height) + 0,
  };
}

/** What a window of this shape shows when the whole board is in it, in the board's lengths. */
export function windowOf(board: Box, width: number, height: number): Box {
  if (width <= 0 || height <= 0) return board;
  const scale = Math.min(width / board.width, height / board.height);
  const [wide, high] = [width / scale, height / scale];
  return { x: board.x + (board.width - wide) / 2, y: board.y + (board.height - high) / 2, width: wide, height: high };
}

function middle([a, b]: readonly [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function apart([a, b]: readonly [Point, Point]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
