/** What a seat sees of the village, what is printed on cards and villagers, and how things are sorted on the table. */
import type { components } from "../../lib/house/wire";

type Shapes = components["schemas"];
export type View = Shapes["kacir.KacirView"];
export type VillagerView = Shapes["kacir.VillagerView"];
export type CardView = Shapes["kacir.CardView"];
export type SideView = Shapes["kacir.SideView"];
export type Effect = Shapes["kacir.Effect"];
export type Card = Shapes["kacir.Card"];
/** Of a villager, or of their other side. */
export type Person = Shapes["kacir.Side"];
export type Box = Shapes["kacir.Printed"];
export type Seat = "witch" | "hunter";

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

/** So many cards of a kind the board of a side has room for. */
export function slotsFor(box: Box, kind: string): number {
  const room: Readonly<Record<string, number | string>> = box.rules.board;
  return Number(room[kind] ?? 0);
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
