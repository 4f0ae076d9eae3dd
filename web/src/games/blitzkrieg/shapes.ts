/** What is printed on the boards and tokens of Blitzkrieg!, what a seat sees of them, and how they are told apart. */
import type { components } from "../../lib/house/wire";

type Shapes = components["schemas"];
export type View = Shapes["blitzkrieg.BlitzkriegView"];
export type TheatreView = Shapes["blitzkrieg.TheatreView"];
export type SpaceView = Shapes["blitzkrieg.SpaceView"];
export type SideView = Shapes["blitzkrieg.SideView"];
export type SoloView = Shapes["blitzkrieg.SoloView"];

export type Space = Shapes["blitzkrieg.Space"];
export type Terrain = Space["terrain"];
export type Theatre = Shapes["blitzkrieg.Theatre"];
export type Kind = Shapes["blitzkrieg.Unit"] | Shapes["blitzkrieg.Weapon"] | Shapes["blitzkrieg.Blank"];
export type Box = Shapes["blitzkrieg.Printed"];

export function theatreOf(box: Box, view: View, id: string): Theatre {
  const found = (view.map === "nippon" ? box.nippon : box.base)[id];
  if (found === undefined) throw new Error(`no theatre ${id}`);
  return found;
}

export function kindOf(box: Box, token: string): Kind | undefined {
  return box.tokens[token] ?? box.weapons[token] ?? box.blanks[token];
}
export function isSpecial(box: Box, token: string): boolean {
  return token in box.weapons || box.blanks[token]?.into === "bank";
}

/** A name that stands alone. */
export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Allies, Axis and Germany, Japan: each has a colour, a pattern and an emblem of the same letter. */
export type Look = "a" | "x" | "j";
export function lookOf(seat: string): Look {
  return seat === "allies" ? "a" : seat === "japan" ? "j" : "x";
}

/** Where a space lies: `western-europe-1-2`. */
export interface Spot {
  theatre: string;
  row: number;
  column: number;
}
export function spotOf(space: string): Spot | null {
  const found = /^(.+)-(\d+)-(\d+)$/.exec(space);
  return found?.[1] ? { theatre: found[1], row: Number(found[2]), column: Number(found[3]) } : null;
}
export function spaceId({ theatre, row, column }: Spot): string {
  return `${theatre}-${row}-${column}`;
}

/** Whose half of a track lies on the left. Japan comes over the western ocean; on the printed board the Allies are left. */
export function leftOf(view: View): SideView {
  return (view.map === "nippon" ? view.sides[0] : view.sides[1])!;
}
export function rightOf(view: View): SideView {
  return (view.map === "nippon" ? view.sides[1] : view.sides[0])!;
}
/** Steps to the right of the centre as they are drawn; the rules count towards the side that begins. */
export function drawn(view: View, marker: number): number {
  return view.map === "nippon" ? -marker : marker;
}

/** How far ahead, and on which half. */
export function leadOf(steps: number): string {
  return steps === 0 ? "" : steps < 0 ? `◂ ${-steps}` : `${steps} ▸`;
}
/** From where to where a marker would go; where it crosses the centre, on which halves. */
export function hop(from: number, to: number): string {
  return from * to < 0 ? `${leadOf(from)}→${leadOf(to)}`.replaceAll(" ", "") : `${Math.abs(from)} → ${Math.abs(to)}`;
}

/** Whose reserve lies before us, and the other side. Whoever only watches sits beside the second side. */
export function seated(view: View, seat: string | null | undefined): { own: SideView; rival: SideView } {
  const [first, second] = [view.sides[0]!, view.sides[1]!];
  return seat === first.seat ? { own: first, rival: second } : { own: second, rival: first };
}

const ROMAN = ["", "I", "II", "III", "IV", "V"];
export function roman(row: number): string {
  return ROMAN[row] ?? String(row);
}

/** Tokens that are alike, counted, in the order of the box. */
export function counted(tokens: readonly string[]): { id: string; count: number }[] {
  const found = new Map<string, number>();
  for (const id of tokens) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, count]) => ({ id, count }));
}
