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

function within(wanted: number, least: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}
