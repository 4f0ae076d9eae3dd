/** How a board is looked at: moved by (x, y) and magnified by k, in the board's own lengths. */
import type { Box, Point } from "./hexes";

export interface Look extends Point {
  readonly k: number;
}
export const WHOLE: Look = { x: 0, y: 0, k: 1 };
export const CLOSEST = 5;

/** Closer or farther, so that what lies under the point stays there. */
export function zoomed(look: Look, by: number, at: Point, board: Box): Look {
  const k = Math.min(CLOSEST, Math.max(1, look.k * by));
  const grown = k / look.k;
  return held({ k, x: at.x - (at.x - look.x) * grown, y: at.y - (at.y - look.y) * grown }, board);
}

export function panned(look: Look, by: Point, board: Box): Look {
  return held({ k: look.k, x: look.x + by.x, y: look.y + by.y }, board);
}

/** Two fingers: what was between them stays between them. */
export function pinched(look: Look, before: readonly [Point, Point], after: readonly [Point, Point], board: Box): Look {
  const [was, is] = [middle(before), middle(after)];
  const wider = apart(after) / Math.max(1, apart(before));
  return zoomed(panned(look, { x: is.x - was.x, y: is.y - was.y }, board), wider, is, board);
}

/** Just so far that a rectangle of the board can be seen. */
export function revealed(look: Look, thing: Box, board: Box): Look {
  const shift = (from: number, length: number, start: number, size: number): number => {
    if (from < start) return start - from;
    return Math.min(0, start + size - (from + length));
  };
  const [x, y] = [look.x + look.k * thing.x, look.y + look.k * thing.y];
  const by = {
    x: shift(x, look.k * thing.width, board.x, board.width),
    y: shift(y, look.k * thing.height, board.y, board.height),
  };
  return panned(look, by, board);
}

/** The board never leaves its window. */
function held({ x, y, k }: Look, board: Box): Look {
  const hold = (at: number, start: number, size: number): number =>
    Math.min(start - k * start, Math.max(start + size - k * (start + size), at));
  return { k, x: hold(x, board.x, board.width) + 0, y: hold(y, board.y, board.height) + 0 };
}

function middle([a, b]: readonly [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function apart([a, b]: readonly [Point, Point]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
