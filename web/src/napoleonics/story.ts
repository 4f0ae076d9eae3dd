/** What the log tells of the battlefield: a moment picture by picture, what the dice did, and the signs of its lines. */
import type { LogLine } from "../lib/api";
import type { Cue } from "../lib/sound";
import type { Scene } from "../lib/story";
import type { LeaderView, UnitView, View } from "./shapes";

type Args = Readonly<Record<string, unknown>>;
const text = (args: Args, name: string): string => String(args[name] ?? "");
const amount = (args: Args, name: string): number => Number(args[name] ?? 0);

/** Dice need their time. */
const TUMBLE = 700;
const ROLL = "log-roll-";

/** A line that changes what lies on the table; `end` is how everything stands when all of it has been told. */
type Change = (view: View, args: Args, end: View) => View;

const withUnit = (view: View, hex: string, change: (unit: UnitView) => UnitView | null): View => ({
  ...view,
  units: view.units.flatMap((unit) => (unit.hex === hex ? (change(unit) ?? []) : unit)),
});
const withLeader = (view: View, id: string, change: (leader: LeaderView) => LeaderView | null): View => ({
  ...view,
  leaders: view.leaders.flatMap((leader) => (leader.id === id ? (change(leader) ?? []) : leader)),
});

/** A unit goes, and its leader with it if that is where he is in the end. */
function going(view: View, from: string, to: string, end: View): View {
  const along = (leader: LeaderView): boolean =>
    leader.hex === from && leader.attached && end.leaders.some((other) => other.id === leader.id && other.hex !== from);
  return {
    ...withUnit(view, from, (unit) => ({ ...unit, hex: to })),
    leaders: view.leaders.map((leader) => (along(leader) ? { ...leader, hex: to } : leader)),
  };
}

const went: Change = (view, args, end) => going(view, text(args, "origin"), text(args, "to"), end);

const gone: Change = (view, args) => withUnit(view, text(args, "hex"), () => null);

const CHANGES: Record<string, Change> = {
  "log-moved": went,
  "log-sent-back": went,
  "log-rode": (view, args) =>
    withLeader(view, text(args, "leader"), (leader) => ({ ...leader, hex: text(args, "to") })),
  "log-retreated": went,
  "log-advanced": went,
  "log-blocks-lost": (view, args) =>
    withUnit(view, text(args, "hex"), (unit) => ({ ...unit, blocks: amount(args, "left") })),
  "log-rallied": (view, args) =>
    withUnit(view, text(args, "hex"), (unit) => ({ ...unit, blocks: amount(args, "blocks") })),
  "log-destroyed": (view, args) => banner(gone(view, args, view), args),
  "log-exit": (view, args) => banner(gone(view, args, view), args),
  "log-rode-off": (view, args) =>
    banner(
      withLeader(view, text(args, "leader"), () => null),
      args,
    ),
  "log-objective": (view, args) => banner(view, args),
  "log-objective-lost": (view, args) => banner(view, { ...args, banners: -amount(args, "banners") }),
  "log-leader-lost": (view, args) =>
    banner(
      withLeader(view, text(args, "leader"), () => null),
      args,
    ),
  "log-leader-left": (view, args) => withLeader(view, text(args, "leader"), () => null),
  "log-leader-retreated": (view, args) =>
    withLeader(view, text(args, "leader"), (leader) => ({ ...leader, hex: text(args, "to") })),
  "log-forms-square": (view, args) =>
    withUnit(view, text(args, "hex"), (unit) => ({ ...unit, square: amount(args, "slot") })),
  "log-dissolved": (view, args) => withUnit(view, text(args, "hex"), (unit) => ({ ...unit, square: 0 })),
  "log-played": (view, args) => ({ ...view, card: text(args, "card") }),
};

/** Banners for the side that the line names. */
function banner(view: View, args: Args): View {
  const seat = text(args, "seat");
  return {
    ...view,
    sides: view.sides.map((side) =>
      side.seat === seat ? { ...side, banners: side.banners + amount(args, "banners") } : side,
    ),
  };
}

/** Dice as the log tells them. */
function facesOf(id: string, args: Args): { seat: string; purpose: string; dice: string[] } {
  const dice = (args["dice"] as readonly string[] | undefined) ?? [];
  return {
    seat: text(args, "seat"),
    purpose: id.slice(ROLL.length),
    dice: dice.map((die) => die.replace("face-", "")),
  };
}

function rolled(view: View, id: string, args: Args): View {
  return { ...view, roll: { hex: view.roll?.hex ?? "", ...facesOf(id, args) } };
}

/** One picture for each thing that happened, in the order of the rules; without the last one. */
export function scenes(before: unknown, after: unknown, lines: readonly LogLine[]): Scene[] {
  const found: Scene[] = [];
  const end = after as View;
  let view = before as View;
  let told: LogLine[] = [];
  for (const line of lines) {
    told.push(line);
    const { id, args = {} } = line.said;
    const roll = id.startsWith(ROLL);
    const next = roll ? rolled(view, id, args) : CHANGES[id]?.(view, args, end);
    if (next === undefined || next === view) continue;
    view = next;
    found.push({ view, lines: told, ...(roll ? { stay: TUMBLE } : {}) });
    told = [];
  }
  return found.length > 1 ? found : [];
}

/** Which throw lies on the table: the last one that has been told, and what came of it. */
export interface Throw {
  n: number;
  seat: string;
  purpose: string;
  dice: string[];
  /** Whether it was made with the card that was played last. */
  fresh: boolean;
  /** Who attacked whom, if that was told with it. */
  cause: LogLine | null;
  results: LogLine[];
}
const RESULTS =
  /^log-(blocks-lost|destroyed|leader|ignored|retreated|cornered|square-wavers|armour|rallied|rally-lost|square-failed|forms-square|attack-lost|support-lost)/;
const CAUSES = /^log-(fire|melee|first-strike|retires|played|counter-attack)$/;
export function lastThrow(log: readonly LogLine[], shown: number): Throw | null {
  const heard = log.filter((line) => line.n <= shown);
  const at = last(heard, (id) => id.startsWith(ROLL));
  if (at < 0) return null;
  const cause = heard[last(heard.slice(0, at), (id) => CAUSES.test(id))] ?? null;
  const results = heard.slice(at + 1).filter((line) => RESULTS.test(line.said.id));
  const fresh = last(heard, (id) => id === "log-played") < at;
  return { n: heard[at]!.n, ...facesOf(heard[at]!.said.id, heard[at]!.said.args ?? {}), fresh, cause, results };
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
    from: text(said.args ?? {}, "origin"),
    to: text(said.args ?? {}, "to"),
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
