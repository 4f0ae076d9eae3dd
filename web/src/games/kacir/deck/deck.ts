/** A deck that is being put together: how many of each card, and what that makes. What a deck may be, the house says. */
import { ownerOf, type Box, type Card, type Seat } from "../shapes";

export type Deck = Readonly<Record<string, number>>;

export interface Lot {
  id: string;
  card: Card;
  count: number;
}

/** All cards of a side that there are, in the order of the box. */
export function poolOf(seat: Seat, deck: Deck, box: Box): Lot[] {
  return Object.entries(box[seat]).map(([id, card]) => ({ id, card, count: deck[id] ?? 0 }));
}

export function sizeOf(deck: Deck): number {
  return Object.values(deck).reduce((sum, count) => sum + count, 0);
}

/** As it comes: so many of each card as lie in the box. */
export function standard(seat: Seat, box: Box): Deck {
  return Object.fromEntries(
    Object.entries(box[seat]).flatMap(([id, { copies }]) => (copies > 0 ? [[id, copies]] : [])),
  );
}

/** By kinds, in the order in which they come. */
export function byKind(lots: readonly Lot[]): [kind: string, lots: Lot[]][] {
  const kinds = [...new Set(lots.map(({ card }) => card.kind))];
  return kinds.map((kind) => [kind, lots.filter(({ card }) => card.kind === kind)]);
}

/** How many cards cost how much, from nothing to the dearest. */
export function costs(lots: readonly Lot[]): number[] {
  const most = Math.max(0, ...lots.filter(({ count }) => count > 0).map(({ card }) => card.cost));
  return Array.from({ length: most + 1 }, (_, cost) =>
    lots.reduce((sum, { card, count }) => sum + (card.cost === cost ? count : 0), 0),
  );
}

export function average(lots: readonly Lot[]): number {
  const size = lots.reduce((sum, { count }) => sum + count, 0);
  return size === 0 ? 0 : lots.reduce((sum, { card, count }) => sum + card.cost * count, 0) / size;
}

/** So many cards from the top of the shuffled deck. */
export function hand(deck: Deck, size: number, luck: () => number = Math.random): string[] {
  const left = Object.entries(deck).flatMap(([id, count]) => Array.from({ length: count }, () => id));
  return Array.from(
    { length: Math.min(size, left.length) },
    () => left.splice(Math.floor(luck() * left.length), 1)[0]!,
  );
}

/** The deck with one more or one less of a card. */
export function withCard(deck: Deck, id: string, by: number): Deck {
  const count = Math.max(0, (deck[id] ?? 0) + by);
  const rest = Object.fromEntries(Object.entries(deck).filter(([other]) => other !== id));
  return count > 0 ? { ...rest, [id]: count } : rest;
}

/** Of whose cards the deck is made, judged by them where nothing else is said. */
export function seatOf(said: unknown, deck: Deck, box: Box): Seat {
  if (said === "witch" || said === "hunter") return said;
  const first = Object.keys(deck)[0];
  return first === undefined ? "hunter" : ownerOf(first, box);
}
