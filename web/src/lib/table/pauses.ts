/**
 * How long somebody takes to answer. A question with a single answer may be answered by the table; if that came at once,
 * or always after the same time, the others would know that there was nothing to choose. So it takes as long as one of
 * the person's own answers did.
 */
const KEPT = 12;
const SHORTEST = 1200;
const LONGEST = 12_000;
/** Before anything is known of a person. */
const USUAL: readonly number[] = [1500, 2000, 2600, 3300, 4200];

export class Pauses {
  private taken: number[] = [];

  /** Somebody thought so many milliseconds about a true choice. */
  took(ms: number): void {
    this.taken = [...this.taken, Math.min(LONGEST, Math.max(SHORTEST, ms))].slice(-KEPT);
  }

  /** How long to wait before an answer that is none; `chance` is a number from 0 to 1. */
  next(chance: number): number {
    const some = this.taken.length < USUAL.length ? [...USUAL, ...this.taken] : this.taken;
    return some[Math.min(some.length - 1, Math.floor(chance * some.length))] ?? SHORTEST;
  }
}
