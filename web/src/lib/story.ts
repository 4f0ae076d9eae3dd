/** In which order things are shown that happened in one moment, and how long it may take. */
import type { LogLine } from "./api";

/** The line of the log that first tells of a thing with one of these names; -1: none does. */
export type Order = (names: readonly string[]) => number;

/** A game may tell a moment in several pictures; the last one is the moment as it is. */
export interface Scene {
  view: unknown;
  lines: readonly LogLine[];
  /** So long at least it has to be seen, in milliseconds: dice that tumble. */
  stay?: number;
}

/** After so many milliseconds everything has set out; a travel takes 260 of its own. */
export const SPREAD = 340;
const STEP = 120;
const SCENE = 260;
/** For so long a click only ends the telling; later it is obeyed, too. */
export const PATIENCE = 600;
const LONGEST = 1500;

export function freshLines(before: readonly LogLine[], after: readonly LogLine[]): readonly LogLine[] {
  const last = before[before.length - 1]?.n ?? -1;
  return after.filter((line) => line.n > last);
}

/** What is read: a line that only its own side hears says more than the one for everybody before it. */
export function told(
  lines: readonly LogLine[],
  repeats?: (line: LogLine, next: LogLine) => boolean,
): readonly LogLine[] {
  return repeats ? lines.filter((line, i) => !lines[i + 1] || !repeats(line, lines[i + 1]!)) : lines;
}

export function orderOf(lines: readonly LogLine[]): Order {
  const named = new Map<string, number>();
  lines.forEach((line, i) => {
    for (const value of Object.values(line.said.args)) {
      for (const id of Array.isArray(value) ? value : [value])
        if (typeof id === "string" && !named.has(id)) named.set(id, i);
    }
  });
  return (names) => {
    const told = names.map((name) => named.get(name)).filter((n) => n !== undefined);
    return told.length > 0 ? Math.min(...told) : -1;
  };
}

/** When each thing sets out: by its turn, those of one turn together, those nobody tells of at once, all within the spread. */
export function pace(turns: readonly number[]): number[] {
  const ranks = [...new Set(turns.filter((turn) => turn >= 0))].sort((a, b) => a - b);
  const step = Math.min(STEP, SPREAD / Math.max(1, ranks.length - 1));
  return turns.map((turn) => Math.round(Math.max(0, ranks.indexOf(turn)) * step));
}

/** How long a picture stays when there are so many. */
export function stay(scenes: number): number {
  return Math.min(SCENE, LONGEST / Math.max(1, scenes));
}
