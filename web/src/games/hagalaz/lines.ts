/** What is made of the lines of the log: blows, dice that tumble, the parts of the story, signs and sounds. */
import type { LogLine } from "../../lib/house/api";
import type { Cue } from "../../lib/telling/sound";

type Args = Readonly<Record<string, unknown>>;
const text = (args: Args, name: string): string => String(args[name] ?? "");

/** Dice need their time. */
const TUMBLE = 500;
export function dwell(line: LogLine): number {
  return line.said.id === "log-rolled" ? TUMBLE : 0;
}

/** The blow that is being told of: from a hex to a hero. */
export function blowOf(lines: readonly LogLine[]): { hex: string; hero: string } | null {
  const said = lines[last(lines, (id) => id === "log-attacks" || id === "log-opportunity")]?.said;
  return said ? { hex: text(said.args, "hex"), hero: text(said.args, "hero") } : null;
}

function last(lines: readonly LogLine[], wanted: (id: string) => boolean): number {
  for (let i = lines.length - 1; i >= 0; i--) if (wanted(lines[i]!.said.id)) return i;
  return -1;
}

/** The throw that lies on the table: which one it is, and the die that was not thrown. */
export interface Throw {
  n: number;
  kept: string | null;
}
export function lastThrow(log: readonly LogLine[], shown: number): Throw {
  const heard = log.filter((line) => line.n <= shown);
  const at = last(heard, (id) => id === "log-rolled");
  const before = heard[at - 1]?.said;
  return { n: heard[at]?.n ?? -1, kept: before?.id === "log-kept" ? text(before.args ?? {}, "die") : null };
}

/** Parts of the story that have been told since somebody last acted in a mission; they are read together. */
const STORY = /^story-\d+$/;
export interface Chapter {
  n: number;
  parts: LogLine[];
  /** How a mission ended, if that is what is told. */
  result: LogLine | null;
  /** The mission that begins. */
  mission: string | null;
}
export function chapterOf(log: readonly LogLine[]): Chapter | null {
  const since = last(log, (id) => /^log-(turn|used|spared|step)$/.test(id));
  const fresh = log.slice(since + 1);
  const parts = fresh.filter((line) => STORY.test(line.said.id));
  if (parts.length === 0) return null;
  const result = fresh.find((line) => line.said.id.startsWith("log-result-")) ?? null;
  const begun = fresh[last(fresh, (id) => id === "log-mission")];
  return { n: parts.at(-1)!.n, parts, result, mission: begun ? text(begun.said.args ?? {}, "mission") : null };
}

export function isChapter(line: LogLine): boolean {
  return line.said.id === "log-round" || line.said.id === "log-mission";
}

const ICONS: [RegExp, string][] = [
  [/^(story|legacy)-/, "book"],
  [/log-(rolled|kept|renegade|spared|used|reroll)/, "hg-standard"],
  [/log-(wounded|hit|collapsed|mine$|grenade)/, "hg-hit"],
  [/log-(attacks|opportunity)/, "attack"],
  [/log-(defeated|knocked-out|result-(time|shepard))/, "hg-failure"],
  [/log-(step|advanced|passes|shifted|evacuated|deployed)/, "hg-step"],
  [/log-(placed|no-room|none-there|no-champion)/, "hg-horde"],
  [/log-(turret)/, "hg-turret"],
  [/log-(door|uncovered)/, "hg-door"],
  [/log-(loot|medigel)/, "hg-loot"],
  [/log-(achieved|lies|sheltered|handled|worked|delivered|picked-up|captured)/, "hg-objective"],
  [/log-(revealed|resolved|card-gone|preparation|buried|scrapped|shuffled)/, "hg-threat"],
  [/log-(recharged|recovery)/, "hg-shield"],
  [/log-(healed|revived)/, "hg-heart"],
  [/log-(experience|unlocked)/, "star"],
  [/log-(turn|team|joins|takes|leader)/, "person"],
  [/log-(drone)/, "hg-drone"],
  [/log-(mined)/, "hg-mine"],
  [/log-(biotic)/, "hg-biotic"],
  [/log-(stunned)/, "hg-stun"],
  [/log-(core|fires|rage|warlord|command|declined|analysis|intuition|evaded)/, "hg-core"],
  [/log-(result|readiness|data|title)/, "flag"],
];
export function logIcon(line: LogLine): string {
  return ICONS.find(([pattern]) => pattern.test(line.said.id))?.[1] ?? "chev";
}

export function cue(line: LogLine): Cue | null {
  const { id } = line.said;
  if (id === "log-rolled") return "die";
  if (/log-(revealed|buried|scrapped)/.test(id)) return "card";
  return /log-(step|advanced|shifted|placed|defeated|used)/.test(id) ? "step" : null;
}
