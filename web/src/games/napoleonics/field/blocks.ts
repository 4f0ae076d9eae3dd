/** How the blocks of a unit stand: in two ranks, the front one first; what is lost is missing from the back. */
export interface Block {
  width: number;
  height: number;
  /** How wide the front rank is. */
  row: number;
}
const GAP = 2.6;
/** Foot stands upright, horses are broader, guns lie: the arm is known by the shape alone. */
export const BLOCKS: Record<string, Block> = {
  infantry: { width: 20, height: 21, row: 43 },
  cavalry: { width: 25, height: 22, row: 53 },
  artillery: { width: 30, height: 18, row: 63 },
};

export interface Place {
  x: number;
  y: number;
}

export function formation(full: number, arm: string, square: boolean): Place[] {
  const { width, height } = BLOCKS[arm] ?? BLOCKS["infantry"]!;
  if (square)
    return [
      [-26, 2],
      [6, 2],
      [-26, -23],
      [6, -23],
      [-10, -10],
    ]
      .slice(0, full)
      .map(([x = 0, y = 0]) => ({ x, y }));
  const front = Math.ceil(full / 2);
  return Array.from({ length: full }, (_, i) => {
    const [rank, file, files] = i < front ? [0, i, front] : [1, i - front, full - front];
    const wide = files * width + (files - 1) * GAP;
    return { x: round(file * (width + GAP) - wide / 2 - 2), y: round(2.2 - rank * (height + 4.4)) };
  });
}

/** Those in front are drawn last, those on the right first: each block shows its right flank. */
function round(n: number): number {
  return Math.round(n * 10) / 10;
}
