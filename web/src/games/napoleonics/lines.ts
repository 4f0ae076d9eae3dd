/** What is made of the lines of the log: their signs and sounds, arrows on the map, words beside the dice. */
import type { LogLine } from "../../lib/house/api";
import type { Cue } from "../../lib/telling/sound";

/** Dice need their time. */
const TUMBLE = 700;
const ROLL = "log-roll-";
export function dwell(line: LogLine): number {
  return line.said.id.startsWith(ROLL) ? TUMBLE : 0;
}

/** What was said of the dice on the table: which throw it is, what it was for, and what came of it. */
export interface Thrown {
  n: number;
  cause: LogLine | null;
  results: LogLine[];
}
const CAUSES = /^log-(fire|melee|first-strike|retires|played|counter-attack)$/;
const APART = /^log-(turn|played|drew|draws|kept|put-away|shuffled|fire|melee|order|moved|rode$)/;
export function thrown(log: readonly LogLine[], shown: number): Thrown {
  const heard = log.filter((line) => line.n <= shown);
  const at = last(heard, (id) => id.startsWith(ROLL));
  const after = heard.slice(at + 1);
  const end = after.findIndex((line) => APART.test(line.said.id));
  return {
    n: heard[at]?.n ?? -1,
    cause: heard[last(heard.slice(0, Math.max(0, at)), (id) => CAUSES.test(id))] ?? null,
    results: end < 0 ? after : after.slice(0, end),
  };
}

function last(lines: readonly LogLine[], wanted: (id: string) => boolean): number {
  for (let i = lines.length - 1; i >= 0; i--) if (wanted(lines[i]!.said.id)) return i;
  return -1;
}

/** The way that a unit or leader has just gone, to be drawn on the map. */
export interface Way {
  from: string;
  to: string;
  back: boolean;
}
const WAYS = /^log-(moved|rode|retreated|advanced|sent-back)$/;
export function lastWays(log: readonly LogLine[], shown: number): Way[] {
  const heard = log.filter((line) => line.n <= shown);
  const since = last(heard, (id) => id === "log-turn");
  const found = heard.slice(since + 1).filter((line) => WAYS.test(line.said.id));
  return found.map(({ said }) => ({
    from: String(said.args["origin"] ?? ""),
    to: String(said.args["to"] ?? ""),
    back: said.id === "log-retreated",
  }));
}

export function isTurn(line: LogLine): boolean {
  return line.said.id === "log-turn";
}

const ICONS: [RegExp, string][] = [
  [/log-(played|counter|drew|draws|kept|put-away|shuffled|track)/, "cards"],
  [/log-(order|detached|dissolved|single)/, "np-ordered"],
  [/log-roll/, "np-dice"],
  [/log-fire/, "np-FA"],
  [/log-(melee|first-strike|support|attack-lost|no-dice)/, "np-sabers"],
  [/blocks-lost|rallied/, "np-block"],
  [/destroyed|leader-lost/, "np-banner"],
  [/retreated|retires|cornered|leader-halts|leader-left|rode-off|sent-back/, "np-retreat"],
  [/square/, "np-square"],
  [/ignored|armour/, "np-shield"],
  [/moved|rode|advanced/, "np-moved"],
  [/objective|won|exit/, "np-flag"],
];
export function logIcon(line: LogLine): string {
  return ICONS.find(([pattern]) => pattern.test(line.said.id))?.[1] ?? "chev";
}

export function cue(line: LogLine): Cue | null {
  const { id } = line.said;
  if (id.startsWith(ROLL)) return "die";
  if (/log-(played|drew|kept)/.test(id)) return "card";
  return /log-(moved|rode|retreated|advanced|destroyed)/.test(id) ? "step" : null;
}
