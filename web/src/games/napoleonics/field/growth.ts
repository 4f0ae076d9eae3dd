/** What grows and stands on a hex: where each tree, house and stone is. The same each time, and mostly at the rim, so that
 * a unit in the middle hides little of it. */
import { chanceAt } from "./field";

interface Put {
  x: number;
  y: number;
  size: number;
}

/** Places on rings around the middle, a little out of line. */
function ring(id: string, count: number, radius: number, seed: number): Put[] {
  const turn = chanceAt(id, seed) * Math.PI * 2;
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (i / count) * Math.PI * 2 + (chanceAt(id, seed + 10 + i) - 0.5) * 0.5;
    const far = radius * (0.9 + 0.2 * chanceAt(id, seed + 40 + i));
    return { x: far * Math.cos(angle), y: far * 0.98 * Math.sin(angle), size: 0.9 + 0.3 * chanceAt(id, seed + 70 + i) };
  });
}

const nearer = (a: Put, b: Put): number => a.y - b.y;

export function grove(id: string): (Put & { pine: boolean })[] {
  const trees = [...ring(id, 11, 29, 1), ...ring(id, 5, 13, 200)];
  return trees.map((tree, i) => ({ ...tree, pine: chanceAt(id, 500 + i) < 0.35 })).sort(nearer);
}

export function village(id: string): (Put & { church: boolean })[] {
  const houses = ring(id, 6, 26, 3).map((house) => ({ ...house, size: house.size * 0.85, church: false }));
  return [...houses, { x: -2, y: -22, size: 0.95, church: true }, { x: 4, y: 6, size: 0.8, church: false }].sort(
    nearer,
  );
}

/** Stones in a stream. */
export function dots(id: string, count: number, reach: number): Put[] {
  return Array.from({ length: count }, (_, i) => {
    const [angle, far] = [chanceAt(id, 900 + i) * Math.PI * 2, reach * Math.sqrt(chanceAt(id, 950 + i))];
    return { x: far * Math.cos(angle), y: far * Math.sin(angle), size: chanceAt(id, 990 + i) };
  });
}
