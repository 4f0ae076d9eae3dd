/** What the log tells of a mission: a moment picture by picture, which dice were thrown, and the parts of the story. */
import type { LogLine } from "../lib/api";
import type { Cue } from "../lib/sound";
import type { Scene } from "../lib/story";
import type { Sum } from "../lib/texts";
import type { FoeView, HeroView, MissionView, View } from "./shapes";

type Args = Readonly<Record<string, unknown>>;
const text = (args: Args, name: string): string => String(args[name] ?? "");
/** A number, or what a sum adds up to. */
function amount(args: Args, name: string): number {
  const value = args[name] ?? 0;
  return typeof value === "object" ? (value as Sum).parts.reduce((total, part) => total + part.much, 0) : Number(value);
}

/** A picture in between may show a blow: from a hex to a hero. */
export interface Told extends MissionView {
  blow?: { hex: string; hero: string };
}
/** Dice need their time. */
const TUMBLE = 500;

/** A line that changes what lies on the map; `end` is how everything stands when all of it has been told. */
type Change = (mission: Told, args: Args, end: MissionView) => Told;

function withHero(mission: Told, id: string, change: Partial<HeroView>): Told {
  return { ...mission, heroes: mission.heroes.map((hero) => (hero.id === id ? { ...hero, ...change } : hero)) };
}
function withFoe(mission: Told, hex: string, change: (foe: FoeView) => FoeView | null): Told {
  return { ...mission, foes: mission.foes.flatMap((foe) => (foe.hex === hex ? (change(foe) ?? []) : foe)) };
}
const without = (mission: Told, hex: string): string[] => mission.loot.filter((one) => one !== hex);

const moved: Change = (mission, args) =>
  withFoe(mission, text(args, "hex"), (foe) => ({ ...foe, hex: text(args, "to"), would: null }));
const struck: Change = (mission, args) => ({ ...mission, blow: { hex: text(args, "hex"), hero: text(args, "hero") } });

/** Who comes in is taken from the end of the story; if it has gone on by then, anybody of its sort. */
const placed: Change = (mission, args, end) => {
  const [hex, sort] = [text(args, "hex"), text(args, "foe")];
  const foe = end.foes.find((one) => one.hex === hex && one.sort === sort) ?? end.foes.find((one) => one.sort === sort);
  return foe && !mission.foes.some((one) => one.hex === hex)
    ? { ...mission, foes: [...mission.foes, { ...foe, hex }] }
    : mission;
};

const CHANGES: Record<string, Change> = {
  "log-step": (mission, args) =>
    withHero({ ...mission, loot: without(mission, text(args, "hex")) }, text(args, "hero"), { hex: text(args, "hex") }),
  "log-advanced": moved,
  "log-shifted": moved,
  "log-placed": placed,
  "log-attacks": struck,
  "log-opportunity": struck,
  "log-hit": (mission, args) =>
    withFoe(mission, text(args, "hex"), (foe) => ({ ...foe, damage: foe.damage + amount(args, "damage") })),
  "log-collapsed": (mission, args) =>
    withFoe(mission, text(args, "hex"), (foe) => ({ ...foe, damage: 0, level: amount(args, "level") })),
  "log-defeated": (mission, args) => withFoe(mission, text(args, "hex"), () => null),
  "log-stunned": (mission, args) => withFoe(mission, text(args, "hex"), (foe) => ({ ...foe, stunned: true })),
  "log-biotic": (mission, args) => withFoe(mission, text(args, "hex"), (foe) => ({ ...foe, biotic: true })),
  "log-wounded": (mission, args) =>
    withHero(mission, text(args, "hero"), { health: amount(args, "health"), shields: amount(args, "shields") }),
  "log-knocked-out": (mission, args) => withHero(mission, text(args, "hero"), { status: "down" }),
  "log-revived": (mission, args) =>
    withHero(mission, text(args, "hero"), { status: "standing", hex: text(args, "hex") }),
  "log-evacuated": (mission, args) => withHero(mission, text(args, "hero"), { status: "gone", hex: null }),
  "log-drone": (mission, args) => ({ ...mission, drone: text(args, "hex") }),
  "log-revealed": (mission, args) => ({
    ...withHero(mission, text(args, "hero"), { card: text(args, "card") }),
    shown: text(args, "card"),
  }),
  "log-turn": (mission, args) => ({ ...mission, active: text(args, "hero"), shown: null }),
  "log-round": (mission, args) => ({ ...mission, round: amount(args, "round") }),
  "log-rolled": (mission, _, end) => ({ ...mission, pool: end.pool, paragon_pool: end.paragon_pool }),
};

/** One picture for each thing that happened, in the order of the rules; without the last one. */
export function scenes(before: unknown, after: unknown, lines: readonly LogLine[]): Scene[] {
  const [start, end] = [(before as View | null)?.mission, (after as View).mission];
  if (!start || !end || start.id !== end.id || end.round === 0) return [];
  const found: Scene[] = [];
  let mission: Told = start;
  let told: LogLine[] = [];
  for (const line of lines) {
    told.push(line);
    const { id, args = {} } = line.said;
    const { blow: _, ...quiet } = mission;
    const next = CHANGES[id]?.(quiet, args, end);
    if (next === undefined) continue;
    mission = next;
    found.push({
      view: { ...(after as View), mission },
      lines: told,
      ...(id === "log-rolled" ? { stay: TUMBLE } : {}),
    });
    told = [];
  }
  return found.length > 1 ? found : [];
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
