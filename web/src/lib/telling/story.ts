/** What happened at the table, picture by picture: in which order things are shown, and how long it may take. */
import type { LogLine, Scene } from "../house/api";
import { changed } from "./changes";

/** The line of the log that first tells of a thing with one of these names; -1: none does. */
export type Order = (names: readonly string[]) => number;

/** What lies on the table, and what was said when it came to lie there. */
export interface Picture {
  view: unknown;
  lines: readonly LogLine[];
  /** Who brought it about, if that is known and is somebody else. */
  by?: string | null;
}

/** After so many milliseconds everything has set out; a travel takes 260 of its own. */
export const SPREAD = 340;
const STEP = 120;
const PICTURE = 260;
/** For so long a click only ends the telling; later it is obeyed, too. */
export const PATIENCE = 600;
const LONGEST = 1500;

/** How long a picture of somebody else's turn stays, in milliseconds. */
export const PACES = { calm: 1600, usual: 900, brisk: 450 } as const;
export type Pace = keyof typeof PACES;

/** The pictures after this view, as the server tells how each differs from the one before. */
export function pictured(view: unknown, scenes: readonly Scene[], by: string | null = null): Picture[] {
  let last = view;
  return scenes.map((scene) => {
    last = changed(last, scene.change);
    return { view: last, lines: scene.said, by };
  });
}

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

/** How long a picture of one's own deed stays when there are so many. */
export function stay(pictures: number): number {
  return Math.min(PICTURE, LONGEST / Math.max(1, pictures));
}
