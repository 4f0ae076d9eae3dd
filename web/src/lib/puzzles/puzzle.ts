/** What a puzzle is made of, and which comes next. Everything follows from what was sent; no rule is known here. */
import type { Option, Posed, PosedFind, PuzzleInfo, Scene } from "../house/api";
import type { Texts } from "../house/texts";
import { nextSteps } from "../table/paths";

export type Weighed = PosedFind["worths"][number];
/** Not what was to be found; and what it was found to be worth, where that is known. */
export interface InVain {
  is: "tempting" | "other";
  weighed: Weighed | null;
}
/** `close`: as good as what is to be found, as far as anybody can tell. */
export type Verdict = { is: "right" } | { is: "close" } | InVain;

/** So often something may be tried. */
export const TRIES = 3;

/** A puzzle that is `kept` has one answer that is clearly the best; a position of somebody's game may have several. */
export function judged(find: PosedFind, text: string, kept = true): Verdict {
  if (text === find.answer) return { is: "right" };
  const weighed = find.worths.find((one) => one.text === text) ?? null;
  if (!kept && weighed?.word === "close") return { is: "close" };
  return { is: text === find.tempting ? "tempting" : "other", weighed };
}

/** What comes of the answers, one after another. */
export function lineOf({ finds }: Pick<Posed, "finds">): (readonly Scene[])[] {
  return finds.map((find) => find.scenes);
}

/** The first thing on the way to the answer that is a choice: what all that may be done begins with gives nothing away. */
export function clueOf(options: readonly Option[], answer: string): string {
  const path = options.find(({ text }) => text === answer)?.path ?? [];
  return path.find((_, i) => nextSteps(options, path.slice(0, i)).size > 1) ?? path.at(-1) ?? "";
}

// All the others

const [EASY, HARD] = [1300, 1700];
export const LEVELS = ["easy", "middle", "hard"] as const;
export type Level = (typeof LEVELS)[number];
export const STATES = ["new", "missed", "found"] as const;
export type State = (typeof STATES)[number];

/** How hard it is, in a word. */
export function levelOf({ level }: Pick<PuzzleInfo, "level">): Level {
  return level < EASY ? "easy" : level < HARD ? "middle" : "hard";
}

export function stateOf({ tried, found }: Pick<PuzzleInfo, "tried" | "found">): State {
  return found ? "found" : tried ? "missed" : "new";
}

/** What somebody wants to see of them; empty: whatever there is. */
export interface Wanted {
  level: Level | "";
  theme: string;
  state: State | "";
}

export function wanted(puzzles: readonly PuzzleInfo[], by: Wanted): PuzzleInfo[] {
  return puzzles.filter(
    (one) =>
      (by.level === "" || levelOf(one) === by.level) &&
      (by.theme === "" || one.theme === by.theme) &&
      (by.state === "" || stateOf(one) === by.state),
  );
}

export function foundOf(puzzles: readonly PuzzleInfo[]): number {
  return puzzles.filter(({ found }) => found).length;
}

/** The next one to try: the first new one after this, else the first before it, else one that was missed; none where all are found. */
export function nextOf(puzzles: readonly PuzzleInfo[], name = ""): PuzzleInfo | null {
  const at = puzzles.findIndex((one) => one.name === name);
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
  return others.find((one) => stateOf(one) === "new") ?? others.find((one) => stateOf(one) === "missed") ?? null;
}

/** What people chose, the most often chosen first, as shares of all. */
export function shares(choices: Readonly<Record<string, number>>): { text: string; share: number }[] {
  const all = Object.values(choices).reduce((sum, count) => sum + count, 0);
  return Object.entries(choices)
    .sort(([, a], [, b]) => b - a)
    .map(([text, count]) => ({ text, share: count / all }));
}

// In words

/** What is at stake, as a question; a position of somebody's game asks what would have been better. */
export function titleIn(texts: Texts, theme: string): string {
  return texts.text(theme ? `puzzle-${theme}` : "puzzles-position");
}

export function aboutIn(texts: Texts, theme: string): string {
  return texts.text(theme ? `puzzle-${theme}-about` : "puzzles-position-about");
}
