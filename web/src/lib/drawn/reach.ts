/** A finger is wide: a tap beside something that can be chosen counts for it. */
export interface Round {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}
/** Pixels beside it that still count. */
const NEAR = 12;

/** The nearest of them, as long as it is near. */
export function within<T extends Round>(at: { x: number; y: number }, things: readonly T[]): T | null {
  let best: T | null = null;
  let least = NEAR;
  for (const thing of things) {
    const beside = Math.hypot(thing.x - at.x, thing.y - at.y) - thing.radius;
    if (beside <= least) [best, least] = [thing, beside];
  }
  return best;
}
