/** What the log tells of the village: a moment picture by picture, and the signs and sounds of its lines. */
import type { LogLine } from "../lib/api";
import type { Cue } from "../lib/sound";
import type { Scene } from "../lib/story";
import type { CardView, SideView, VillagerView, View } from "./shapes";

type Args = Readonly<Record<string, unknown>>;
type Tokens = "secrets" | "favours" | "clues" | "gloom";
/** A line that changes what lies on the table; `end` is how everything stands when all of it has been told. */
type Change = (view: View, args: Args, end: View) => View;

const text = (args: Args, name: string): string => String(args[name] ?? "");
const amount = (args: Args, name: string): number => Number(args[name] ?? 0);
const KINDS: Record<string, Tokens> = { secret: "secrets", favour: "favours", clue: "clues", gloom: "gloom" };

function withVillager(view: View, id: string, change: (one: VillagerView) => Partial<VillagerView>): View {
  return { ...view, villagers: view.villagers.map((one) => (one.id === id ? { ...one, ...change(one) } : one)) };
}
function withSide(view: View, seat: string, change: (side: SideView) => Partial<SideView>): View {
  return { ...view, sides: view.sides.map((side) => (side.seat === seat ? { ...side, ...change(side) } : side)) };
}
function withCard(view: View, id: string, change: (card: CardView) => Partial<CardView>): View {
  return { ...view, cards: view.cards.map((card) => (card.id === id ? { ...card, ...change(card) } : card)) };
}

/** Tokens come to a villager, or to a card in play, or go from there. */
function more(view: View, thing: string, kind: Tokens, by: number): View {
  const there = withVillager(view, thing, (one) => ({ [kind]: Math.max(0, one[kind] + by) }));
  return kind === "secrets" || kind === "gloom"
    ? withCard(there, thing, (card) => ({ [kind]: Math.max(0, card[kind] + by) }))
    : there;
}
const placed =
  (kind: Tokens): Change =>
  (view, args) =>
    more(view, text(args, "thing"), kind, amount(args, "count"));
const removed =
  (kind: Tokens): Change =>
  (view, args) =>
    more(view, text(args, "thing"), kind, -amount(args, "count"));
const moved =
  (kind: Tokens): Change =>
  (view, args) =>
    more(
      more(view, text(args, "origin"), kind, -amount(args, "count")),
      text(args, "thing"),
      kind,
      amount(args, "count"),
    );

/** Gloom is told by how much there is now. Without any a villager shows the other side. */
const gloom: Change = (view, args) => {
  const [thing, count] = [text(args, "thing"), amount(args, "count")];
  const there = withVillager(view, thing, (one) => ({
    gloom: count,
    ...(one.face === "plain" ? {} : { face: count > 0 ? "possessed" : "household" }),
  }));
  return withCard(there, thing, () => ({ gloom: count }));
};
const influence: Change = (view, args) =>
  withSide(view, text(args, "seat"), () => ({ influence: amount(args, "total") }));

/** A pawn leaves the supply and stands there. */
const visits =
  (raven: boolean): Change =>
  (view, args) => {
    const seat = text(args, "seat");
    const there = withVillager(view, text(args, "villager"), () => ({ pawn: raven ? "familiar" : seat }));
    return withSide(there, seat, (side) => (raven ? { familiar: false } : { pawns: Math.max(0, side.pawns - 1) }));
  };
const leaves: Change = (view, args) => withVillager(view, text(args, "villager"), () => ({ pawn: null }));

/** A new turn: the pawns of whoever moves are back. */
const begins: Change = (view, args, end) => {
  const seat = text(args, "seat");
  const own = (pawn: string | null): boolean => pawn !== null && (pawn === "hunter") === (seat === "hunter");
  const back = {
    ...view,
    mover: seat,
    round: amount(args, "round"),
    villagers: view.villagers.map((one) => (own(one.pawn) ? { ...one, pawn: null } : one)),
  };
  const free = { ...back, cards: back.cards.map((card) => (card.owner === seat ? { ...card, pawn: false } : card)) };
  return end.mover === seat
    ? withSide(free, seat, () => ({ pawns: amount(args, "pawns"), familiar: amount(args, "ravens") > 0 }))
    : free;
};

/** A card lies open while it is played: it leaves the hand, and is seen by all. */
const played: Change = (view, args) => {
  const card = text(args, "card");
  const open = withSide(view, text(args, "seat"), (side) => ({
    hand: side.hand && without(side.hand, card),
    hand_count: Math.max(0, side.hand_count - 1),
  }));
  return { ...open, shown: [...without(view.shown, card), card] };
};
const gone: Change = (view, args) => {
  const thing = text(args, "thing");
  return { ...view, cards: view.cards.filter((card) => card.id !== thing) };
};
const laidDown: Change = (view, args) => ({ ...view, shown: without(view.shown, text(args, "card")) });

export function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : [...cards.slice(0, at), ...cards.slice(at + 1)];
}

const CHANGES: Record<string, Change> = {
  "log-turn": begins,
  "log-visit": visits(false),
  "log-visit-familiar": visits(true),
  "log-readied": leaves,
  "log-pawn-back": leaves,
  "log-gained": influence,
  "log-gathers": influence,
  "log-paid": influence,
  "log-paid-sum": influence,
  "log-gained-all": influence,
  "log-lost": influence,
  "log-evidence-all": (view, args) => ({ ...view, evidence: amount(args, "total") }),
  "log-evidence": (view, args) => ({ ...view, evidence: amount(args, "total") }),
  "log-exonerates": (view, args) => ({ ...view, evidence: Math.max(0, view.evidence - amount(args, "count")) }),
  "log-suspect": (view, args) => ({ ...view, suspect_count: amount(args, "count") }),
  "log-suspect-seen": (view, args) => ({
    ...withVillager(view, text(args, "villager"), () => ({ cleared: true })),
    suspect_count: amount(args, "count"),
  }),
  "log-removed-gloom": gloom,
  "log-placed-gloom": gloom,
  "log-played": played,
  "log-played-free": played,
  "log-discarded": laidDown,
  "log-took": laidDown,
  "log-left-play": gone,
  "log-made-room": gone,
  "log-covers-up": gone,
  "log-cancelled": gone,
  "log-gave-up": gone,
  "log-dismissed": gone,
  "log-drank": gone,
  "log-innocent": (view, args) => ({
    ...withVillager(view, text(args, "villager"), () => ({ dead: true })),
    innocents: amount(args, "count"),
  }),
  "log-activated": (view, args) => withCard(view, text(args, "card"), () => ({ pawn: true })),
};
for (const [word, kind] of Object.entries(KINDS)) {
  if (kind === "gloom") continue;
  CHANGES[`log-placed-${word}`] = placed(kind);
  CHANGES[`log-removed-${word}`] = removed(kind);
  CHANGES[`log-moved-${word}`] = moved(kind);
}

/** One picture for each thing that happened, in the order of the rules; without the last one. */
export function scenes(before: unknown, after: unknown, lines: readonly LogLine[]): Scene[] {
  const found: Scene[] = [];
  const end = after as View;
  let view = before as View;
  let told: LogLine[] = [];
  for (const line of lines) {
    told.push(line);
    const next = CHANGES[line.said.id]?.(view, line.said.args ?? {}, end);
    if (next === undefined) continue;
    view = next;
    found.push({ view, lines: told });
    told = [];
  }
  return found.length > 1 ? found : [];
}

export function isTurn(line: LogLine): boolean {
  return line.said.id === "log-turn";
}

const ICONS: [RegExp, string][] = [
  [/visit-familiar|called|boosted/, "kc-paw"],
  [/visit/, "kc-pin"],
  [/favour|ritual/, "kc-favour"],
  [/secret|swapped/, "kc-secret"],
  [/clue/, "kc-clue"],
  [/gloom|moonlit/, "kc-gloom"],
  [/cleansed|turned-over|echoed/, "kc-cleanse"],
  [/evidence/, "kc-evidence"],
  [/suspect|exonerates|hidden|identity/, "kc-suspect"],
  [/eliminated/, "kc-noose"],
  [/innocent/, "kc-skull"],
  [/gained|paid|lost|gathers/, "kc-influence"],
  [/drank|stirs/, "kc-flask"],
  [/readied|pawn-back/, "kc-ready"],
  [/cancelled|fades/, "kc-curse"],
  [/covers-up/, "kc-search"],
  [/activated|laid-at|chose-group/, "kc-pin"],
  [/dazed|covered|recovered/, "kc-daze"],
  [/discarded|left-play|made-room|gave-up|dismissed/, "trash"],
  [/drew|draws|shuffled|played|took|shown|turned-up|stays/, "cards"],
  [/ending/, "flag"],
];
export function logIcon(line: LogLine): string {
  return ICONS.find(([pattern]) => pattern.test(line.said.id))?.[1] ?? "chev";
}

export function cue(line: LogLine): Cue | null {
  if (/drew|played|discarded|shuffled|took|shown|turned-up|turned-over/.test(line.said.id)) return "card";
  return /visit|placed|moved|cleansed|eliminated|evidence/.test(line.said.id) ? "step" : null;
}
