/** Shapes that a view may hold, as `klubovna.kernel.shapes` writes them, and how to find them wherever they stand. */
import type { Texts } from "../lib/house/texts";

export interface Man {
  readonly id: string;
  readonly owner: string | null;
}
export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly piece: Man | null;
}
export interface Points {
  readonly shape: "points";
  readonly id: string;
  readonly points: readonly Place[];
  readonly lines: readonly (readonly [string, string])[];
}
export interface Cells {
  readonly shape: "grid" | "hexes";
  readonly id: string;
  readonly cells: readonly Place[];
}
export interface Pile {
  readonly shape: "pile";
  readonly id: string;
  readonly count: number;
  readonly top: string | null;
}
export interface Hand {
  readonly shape: "hand";
  readonly id: string;
  readonly owner: string;
  readonly cards: readonly (string | null)[];
}
export interface Track {
  readonly shape: "track";
  readonly id: string;
  readonly at: number;
  readonly first: number;
  readonly last: number;
}
export type Ground = Points | Cells;
export type Shape = Ground | Pile | Hand | Track;
export type Field = readonly [name: string, value: unknown];

const SHAPES: readonly string[] = ["points", "grid", "hexes", "pile", "hand", "track"];
/** The field with what the last turn touched: marks, no part of the table. */
const LAST = "last";

export function shapeOf(value: unknown): Shape | null {
  const shape = (value as { shape?: unknown } | null | undefined)?.shape;
  return typeof shape === "string" && SHAPES.includes(shape) ? (value as Shape) : null;
}

export function isGround(shape: Shape | null): shape is Ground {
  return shape?.shape === "points" || shape?.shape === "grid" || shape?.shape === "hexes";
}

export function placesOf(ground: Ground): readonly Place[] {
  return ground.shape === "points" ? ground.points : ground.cells;
}

/** Whether it is told in a word. A sum is its total. */
export function isFlat(value: unknown): boolean {
  return value === null || typeof value !== "object" || totalOf(value) !== null;
}

export function totalOf(value: unknown): number | null {
  const parts = (value as { parts?: unknown } | null)?.parts;
  if (!Array.isArray(parts) || !parts.every((part) => typeof (part as { much?: unknown })?.much === "number"))
    return null;
  return parts.reduce((total: number, part: { much: number }) => total + part.much, 0);
}

/** The parts of a thing that stand on the table. */
export function fieldsOf(value: unknown): Field[] {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return [];
  return Object.entries(value).filter(([name, part]) => !(name === LAST && Array.isArray(part)));
}

function* walked(value: unknown): Generator<unknown> {
  yield value;
  if (value !== null && typeof value === "object" && shapeOf(value) === null)
    for (const part of Object.values(value)) yield* walked(part);
}

export function shapesIn(view: unknown): Shape[] {
  return [...walked(view)].map(shapeOf).filter((shape) => shape !== null);
}

/** The seat that a part of a view is about. */
export function seatOf(value: unknown): string | null {
  const seat = (value as { seat?: unknown } | null | undefined)?.seat;
  return typeof seat === "string" ? seat : null;
}

export function touchedIn(view: unknown): ReadonlySet<string> {
  const last = (view as { last?: unknown } | null | undefined)?.last;
  return new Set(Array.isArray(last) ? last.filter((id) => typeof id === "string") : []);
}

/** Everything that can be pointed at: places, cards that are seen, piles, hands, tracks, and whatever is told by an id. */
export function thingsIn(view: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  for (const value of walked(view)) {
    const shape = shapeOf(value);
    if (typeof value === "string") found.add(value);
    else if (shape) {
      found.add(shape.id);
      if (isGround(shape)) for (const place of placesOf(shape)) found.add(place.id);
      else if (shape.shape === "pile") found.add(shape.top ?? shape.id);
      else if (shape.shape === "hand") for (const card of shape.cards) found.add(card ?? shape.id);
    }
  }
  return found;
}

/** A part of a view in the game's words, or at least without its underscores. */
export function fieldName(name: string, texts: Texts): string {
  if (texts.has(`field-${name}`)) return capital(texts.text(`field-${name}`));
  return capital(texts.named(name) ? texts.name(name) : name.replaceAll("_", " "));
}

export function nameOf(thing: string, texts: Texts): string {
  return texts.named(thing) ? texts.name(thing) : thing.replaceAll(/[_-]/g, " ");
}

/** What is printed on a card: its short face where the game has one. */
export function faceOn(card: string, texts: Texts): string | null {
  return texts.has(`face-${card}`) ? texts.text(`face-${card}`) : null;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What stands somewhere, for those who can't see it. */
export function standing(place: Place, texts: Texts): string {
  const { piece } = place;
  const who = piece?.owner ? `, ${nameOf(piece.owner, texts)}` : "";
  return piece ? `${nameOf(piece.id, texts)}${who}` : texts.text("plain-empty");
}
