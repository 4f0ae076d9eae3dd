/** A puzzle as it is sent: one must find `lay 9`, then `turn`; `lay 2` is what tempts. */
import type { Posed, PosedFind, PuzzleInfo, Scene } from "../../src/lib/house/api";
import { line, momentOf, option } from "../making";

const scene = (n: number, value: number): Scene => ({ said: [line(n)], change: [[["laid"], value]] });
const weighed = (text: string, worth: number | null, word: "best" | "close" | "weaker" | "poor" = "poor") => ({
  choice: { id: `do-${text.split(" ")[0]}`, args: {} },
  ...{ text, worth, word },
});

export function findOf(more: Partial<PosedFind> = {}): PosedFind {
  return {
    standing: momentOf("north", [option("lay 9"), option("lay 2"), option("lay 4"), option("draw")], { seq: 7 }),
    answer: "lay 9",
    scenes: [scene(1, 9), scene(2, 10)],
    own: 1,
    tempting: "lay 2",
    fails: [scene(1, 2), scene(2, 0)],
    fails_own: 1,
    foreseen: {},
    worths: [weighed("lay 9", 0.7, "best"), weighed("lay 2", 0.5), weighed("lay 4", 0.4)],
    why: [],
    but: [],
    ...more,
  };
}

export function posedOf(more: Partial<Posed> = {}): Posed {
  return {
    ...{ game: "toy", name: "a1", theme: "lead", seat: "north", seats: ["north", "south"], options: {} },
    ...{ level: 1500, measured: true, proved: false, iterations: 100, gap: 0.2 },
    view: { laid: 0 },
    log: [],
    finds: [findOf()],
    certain: null,
    ...more,
  };
}

/** It is asked who it can be: not ada, who lies open, and not bob, who passed up a win; cy and dee it can be. */
export function certainOf(): NonNullable<Posed["certain"]> {
  const things = ["ada", "bob", "cy", "dee"];
  const follows = ["ruled-out", "passed", "nearly", "possible"] as const;
  return {
    certainty: "who",
    standing: momentOf(
      "north",
      things.map((thing) => option(`choose ${thing}`)),
      { seq: 7 },
    ),
    answer: ["cy", "dee"],
    candidates: things.map((thing, i) => {
      const possible = i > 1;
      return { thing, possible, follows: follows[i]!, because: [], view: possible ? { laid: thing } : null };
    }),
  };
}

export const second = findOf({
  standing: momentOf("north", [option("turn"), option("stay")], { seq: 8 }),
  answer: "turn",
  scenes: [scene(3, 11)],
  tempting: "",
  fails: [],
  fails_own: 0,
  worths: [],
});

export function infoOf(name: string, more: Partial<PuzzleInfo> = {}): PuzzleInfo {
  return { name, theme: "lead", level: 1500, tried: false, found: false, ...more };
}
