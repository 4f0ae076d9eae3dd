/** Moments, choices and lines as the server would send them. */
import type { GameInfo, LogLine, Moment, Option, Preview } from "../src/lib/house/api";

/** The lid of a box on which nothing is printed. */
export const BLANK: GameInfo["lid"] = {
  words: {},
  players: [1, 2],
  minutes: null,
  cover: false,
  accent: "#3d4f5f",
  accent_ink: "#fff6ec",
  sides: ["#3f5d4a", "#9c2f25"],
  asked: null,
  easiest: null,
  quick: {},
  secretive: false,
};

/** `play abel covert`: the first word is its kind, and without a path the others are the things to click. */
export function option(text: string, path?: readonly string[], preview: Preview | null = null): Option {
  const [kind = "", ...things] = text.split(" ");
  return {
    text,
    kind,
    fields: Object.fromEntries(things.map((thing, i) => [`${i}`, thing])),
    path: [...(path ?? (things.length > 0 ? things : [kind]))],
    label: { id: `do-${kind}`, args: {} },
    ...(preview ? { foreseen: true, preview } : {}),
  };
}

export function momentOf(seat: string | null, options: readonly Option[] = [], more: Partial<Moment> = {}): Moment {
  return {
    seq: 1,
    seat,
    deciding: seat,
    view: {},
    prompt: { id: "ask", args: {} },
    matters: null,
    rule: "",
    options: [...options],
    log: [],
    outcome: null,
    begun: false,
    may_undo: false,
    undo_asked_by: null,
    clock: { used: {}, since: null },
    ...more,
  };
}

export function line(n: number, id = "log", args: LogLine["said"]["args"] = {}): LogLine {
  return { n, said: { id, args } };
}
