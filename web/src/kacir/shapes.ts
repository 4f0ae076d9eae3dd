/** What a seat sees of the village, what is printed on cards and villagers, and how things are sorted on the table. */
import type { components } from "../lib/wire";

type Shapes = components["schemas"];
export type View = Shapes["kacir.KacirView"];
export type VillagerView = Shapes["kacir.VillagerView"];
export type CardView = Shapes["kacir.CardView"];
export type SideView = Shapes["kacir.SideView"];
export type Seat = "witch" | "hunter";

/** A word of the cards and what varies it; what is not there is as usual. */
export interface Effect {
  do: string;
  count?: number;
  where?: string;
  kind?: string;
  token?: string;
  per?: string;
  most?: number;
  off?: number;
  free?: boolean;
  over?: number;
  own?: boolean;
  may?: boolean;
}
export interface Card {
  source: string;
  printed: readonly string[];
  number: number;
  kind: string;
  cost: number;
  upkeep: number;
  gloom: number;
  secrets: number;
  cancel: number;
  side: Seat;
  attached: boolean;
  effect: readonly Effect[];
  cleanse: readonly Effect[];
  boost: { cost: string; instead?: boolean; effect: readonly Effect[] } | null;
  power: string | null;
  worth: number;
  limit: number;
}
export interface Person {
  source: string;
  printed: readonly string[];
  faction?: string;
  assets: number;
  per_pawn: boolean;
  ability?: readonly Effect[];
  witch?: readonly Effect[];
  paid?: readonly Effect[];
}
interface Scenario {
  source: string;
  number: number;
  green: string;
  gloom: readonly number[];
  favours: number;
  evidence: number;
  innocents: number;
  dark_income: number;
  free_suspect: boolean;
  first_curse: boolean;
}
/** Everything that is printed, as the house hands it out. */
export interface Box {
  witch: Record<string, Card>;
  hunter: Record<string, Card>;
  villagers: Record<string, Person>;
  possessed: Record<string, Person>;
  factions: Record<string, { group: string }>;
  scenarios: Record<string, Scenario>;
  rules: { board: Record<string, number>; prices: Record<string, number> };
}

export const GROUPS = ["red", "blue", "green"] as const;
/** What lies on a board. */
export const SLOTS: Record<Seat, readonly string[]> = {
  witch: ["brew", "familiar", "curse"],
  hunter: ["ally", "location"],
};

export const KIND_ICONS: Record<string, string> = {
  ally: "kc-ally",
  event: "kc-bolt",
  investigation: "kc-search",
  location: "kc-pin",
  brew: "kc-flask",
  charm: "kc-charm",
  curse: "kc-curse",
  familiar: "kc-paw",
};

/** The villagers of a faction. */
export function membersOf(faction: string, box: Box): string[] {
  return Object.entries(box.villagers)
    .filter(([, one]) => one.faction === faction)
    .map(([id]) => id);
}

export function ownerOf(id: string, box: Box): Seat {
  return id in box.witch ? "witch" : "hunter";
}

export function printedOn(id: string, box: Box): Card | undefined {
  return box.witch[id] ?? box.hunter[id];
}

export function sideOf(view: View, seat: string): SideView {
  return view.sides.find((side) => side.seat === seat)!;
}

/** Who sits below: whoever looks; for those who only watch, the Hunter. */
export function ownSeat(seat: string | null | undefined): Seat {
  return seat === "witch" ? "witch" : "hunter";
}

export function otherSeat(seat: Seat): Seat {
  return seat === "witch" ? "hunter" : "witch";
}

/** What lies on the board of a side in this row: its own cards, and over one of them what covers it. */
export interface Slot {
  card: CardView;
  cover: CardView | null;
}
export function slotsOf(view: View, seat: Seat, kind: string): Slot[] {
  return view.cards
    .filter((card) => card.owner === seat && card.kind === kind && card.villager === null && card.host === null)
    .map((card) => ({ card, cover: view.cards.find((other) => other.host === card.id) ?? null }));
}

/** What lies at a villager: investigations, walls, and what covers them. */
export function lyingAt(view: View, villager: VillagerView): Slot[] {
  return view.cards
    .filter((card) => card.villager === villager.id && card.host === null)
    .map((card) => ({ card, cover: view.cards.find((other) => other.host === card.id) ?? null }));
}

/** Cards that are alike are told apart by their number, so that each travels by itself. */
export function keyed(cards: readonly string[]): { id: string; key: string }[] {
  return cards.map((id, i) => ({ id, key: `${id}:${cards.slice(0, i).filter((other) => other === id).length}` }));
}

/** Names of things with how many there are, in the order in which they lie. */
export function counted(cards: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

/** The drawing of a villager: those with two sides have two. */
export function portraitOf(villager: Pick<VillagerView, "id" | "face">): string {
  return villager.face === "possessed" ? `v-${villager.id}-possessed` : `v-${villager.id}`;
}

/** `+1 [clue], then` in pieces: words, and signs with the stop that belongs to them. */
export function signed(text: string): { word: string; sign: string }[] {
  return text
    .split(/(\[[a-z]+\][.,]?)/)
    .filter((part) => part !== "")
    .map((part) => {
      const [, sign = "", stop = ""] = /^\[([a-z]+)\]([.,]?)$/.exec(part) ?? [];
      return sign ? { word: stop, sign } : { word: part, sign: "" };
    });
}
