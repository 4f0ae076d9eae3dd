/** What of a game's box somebody wants to see, and how one gets from piece to piece. */
import type { Box, BoxGroup, BoxPiece } from "../house/api";
import { LANGUAGES } from "../house/texts";

export type Origin = BoxPiece["source"];
/** From what is printed to what fills a gap, as the legend tells it. A box without a pack has nothing of an owner's. */
export const ORIGINS: readonly Origin[] = ["rulebook", "public", "house"];
export const STATES = ["", "known", "ours"] as const;
export type State = (typeof STATES)[number];

/** A piece with the group it lies in. */
export interface Lying {
  group: BoxGroup;
  piece: BoxPiece;
}

export function all(box: Box): Lying[] {
  return box.groups.flatMap((group) => group.pieces.map((piece) => ({ group, piece })));
}

/** Of a group, or, where something is looked for, of the whole box. */
export function wanted(box: Box, group: string, state: State, query: string): Lying[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return all(box).filter(
    (one) =>
      (words.length > 0 ? words.every((word) => spoken(one.piece).includes(word)) : one.group.id === group) &&
      (state === "" || (state === "ours") === one.piece.ours),
  );
}

/** What it is called, and its number, in whatever language it is looked for. */
function spoken(piece: BoxPiece): string {
  const number = piece.fields.find(({ path }) => path === "number")?.told;
  return plain(LANGUAGES.flatMap((language) => [piece.name[language], number?.[language] ?? ""]).join(" "));
}

/** Without accents and capitals. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** So many pieces of a box have nothing of ours, and so many there are. */
export function countOf(groups: readonly BoxGroup[]): { known: number; all: number } {
  return {
    known: groups.reduce((sum, { known }) => sum + known, 0),
    all: groups.reduce((sum, { pieces }) => sum + pieces.length, 0),
  };
}

/** Where a piece's values come from, each once, the surest first. */
export function originsOf(piece: BoxPiece): Origin[] {
  const found = new Set(piece.fields.map(({ source }) => source));
  return found.size > 0 ? ORIGINS.filter((origin) => found.has(origin)) : [piece.source];
}

/** The next piece in a direction among those that lie in rows, as arrows go. */
export function beside(boxes: readonly DOMRect[], at: number, key: string): number {
  const here = boxes[at];
  if (!here) return -1;
  if (key === "ArrowLeft") return at - 1;
  if (key === "ArrowRight") return at + 1 < boxes.length ? at + 1 : -1;
  const away = (box: DOMRect): number => (key === "ArrowDown" ? box.top - here.top : here.top - box.top);
  const there = boxes.flatMap((box, i) =>
    away(box) > 1 ? [{ i, far: away(box), off: Math.abs(box.left - here.left) }] : [],
  );
  return there.sort((a, b) => a.far - b.far || a.off - b.off)[0]?.i ?? -1;
}
