/** The signs and sounds of what the log says. */
import type { LogLine } from "../../lib/house/api";
import type { Cue } from "../../lib/telling/sound";

export function isTurn(line: LogLine): boolean {
  return line.said.id === "log-turn";
}

const ICONS: [RegExp, string][] = [
  [/log-placed/, "table-screen"],
  [/spy/, "unit-spy"],
  [/drew|dealt|produced|bag-empty|uncovered/, "table-bag"],
  [/bombed/, "effect-bombing"],
  [/applied/, "effect-applied-research"],
  [/researched/, "effect-research"],
  [/tactical/, "effect-tactical"],
  [/pushed|strategic/, "effect-strategic"],
  [/propaganda/, "effect-propaganda"],
  [/atomic/, "unit-atomic"],
  [/moved|head-start/, "table-cube"],
  [/rapid|halted/, "badge-rapid"],
  [/campaign/, "table-points"],
  [/theatre|won-/, "banner"],
  [/opened/, "onward"],
  [/stratagem|auto|die/, "bot"],
];
export function logIcon(line: LogLine): string {
  return ICONS.find(([pattern]) => pattern.test(line.said.id))?.[1] ?? "chev";
}

export function cue(line: LogLine): Cue | null {
  if (/log-placed|drew|dealt|produced|applied|researched/.test(line.said.id)) return "card";
  return /campaign|theatre|bombed|atomic|propaganda/.test(line.said.id) ? "step" : null;
}
