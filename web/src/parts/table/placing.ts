/** Where details lie: near what they are about, never on it. */

export interface Place {
  left: number;
  top: number;
  /** How high they may be. */
  most: number;
}
interface Size {
  width: number;
  height: number;
}
const GAP = 10;

/** On the right of it, or on the left where there is no room; inside a frame. */
export function beside(at: DOMRect, size: Size, frame: DOMRect): Place {
  const right = at.right + GAP + size.width <= frame.right - GAP;
  const wanted = right ? at.right + GAP : at.left - GAP - size.width;
  const most = frame.height - 2 * GAP;
  const height = Math.min(size.height, most);
  return {
    left: within(wanted, frame.left + GAP, frame.right - size.width - GAP),
    top: within(at.top + at.height / 2 - height / 2, frame.top + GAP, frame.bottom - height - GAP),
    most,
  };
}

/** Above it or below it, where there is more room; above what is asked when the thing lies in the hand. */
export function stacked(at: DOMRect, size: Size, frame: DOMRect): Place {
  const bottom = Math.min(at.top, frame.bottom);
  const [above, below] = [bottom - frame.top, frame.bottom - Math.min(at.bottom, frame.bottom)];
  const most = Math.max(above, below) - 2 * GAP;
  const height = Math.min(size.height, most);
  const left = within(at.left + at.width / 2 - size.width / 2, frame.left + 8, frame.right - size.width - 8);
  return { left, top: above >= below ? bottom - height - GAP : at.bottom + GAP, most };
}

/** Inside a frame, where it covers the fewest of some boxes, and as near to its thing as that allows. */
export function clear(at: DOMRect, size: Size, frame: DOMRect, kept: readonly DOMRect[]): Place & { covers: number } {
  const most = frame.height - 2 * GAP;
  const height = Math.min(size.height, most);
  const [far, low] = [frame.right - size.width - GAP, frame.bottom - height - GAP];
  const [near, high] = [Math.min(frame.left + GAP, far), Math.min(frame.top + GAP, low)];
  let best = { left: near, top: high, most, covers: Infinity };
  let least = Infinity;
  for (const left of spread(near, far, [at.right + GAP, at.left - GAP - size.width]))
    for (const top of spread(high, low, [at.bottom + GAP, at.top - GAP - height])) {
      const box = { left, top, right: left + size.width, bottom: top + height };
      const covers = [at, ...kept].filter((one) => meet(one, box)).length;
      const away = Math.hypot(apart(at.left, at.right, box.left, box.right), apart(at.top, at.bottom, top, box.bottom));
      if (covers < best.covers || (covers === best.covers && away < least)) {
        best = { left, top, most, covers };
        least = away;
      }
    }
  return best;
}

type Edges = Pick<DOMRect, "left" | "right" | "top" | "bottom">;
const STEPS = 24;

function meet(a: Edges, b: Edges): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** How far the middles of two spans are from each other. */
function apart(a: number, b: number, c: number, d: number): number {
  return (a + b - c - d) / 2;
}

/** Some numbers between two others, and those that are wished for as far as they lie between them. */
function spread(from: number, to: number, wished: readonly number[]): number[] {
  const even = Array.from({ length: STEPS + 1 }, (_, i) => from + ((to - from) * i) / STEPS);
  return [...wished.filter((one) => one >= from && one <= to), ...even];
}

function within(wanted: number, least: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}
