/** The tables at which lessons are played on freely, kept in this browser: which lesson, which step, and what it is about. */
import type { LogLine, Outcome } from "../house/api";
import type { Said } from "../house/texts";

const NAME = "klubovna-lessons";
const KEPT = 30;

export interface Played {
  game: string;
  lesson: string;
  /** The number of the step in the whole lesson, from 0, and of the last one. */
  at: number;
  last: number;
  says: Said;
  rule: string;
  /** What is said in the log when it is reached, and how often it was said before; empty: the end of the game. */
  until: string;
  heard: number;
}
type Kept = [table: string, played: Played][];

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(NAME) ?? "[]") as unknown;
    return Array.isArray(found) ? (found as Kept).filter((one) => Array.isArray(one) && one.length === 2) : [];
  } catch {
    return [];
  }
}

export function keepPlayed(table: string, played: Played): void {
  try {
    const others = kept().filter(([id]) => id !== table);
    localStorage.setItem(NAME, JSON.stringify([...others, [table, played]].slice(-KEPT)));
  } catch {
    // A browser that keeps nothing plays a game like any other.
  }
}

/** What is learned at a table; null: it is a table like any other. */
export function playedAt(table: string): Played | null {
  return kept().find(([id]) => id === table)?.[1] ?? null;
}

/** The table that was last opened for a step. */
export function tableFor(game: string, lesson: string, at: number): string | null {
  const found = [...kept()].reverse().find(([, one]) => one.game === game && one.lesson === lesson && one.at === at);
  return found?.[0] ?? null;
}

/** Whether what it is about is done: it was said so, or the game is over. */
export function isReached(
  { until, heard }: Pick<Played, "until" | "heard">,
  log: readonly LogLine[],
  outcome: Outcome | null,
): boolean {
  return outcome !== null || (until !== "" && timesSaid(until, log) > heard);
}

export function timesSaid(id: string, log: readonly LogLine[]): number {
  return log.filter((line) => line.said.id === id).length;
}
