/** What a seat sees of a battle, what is printed on units and cards, and how sides and nations are told apart. */
import type { components } from "../../lib/house/wire";

type Shapes = components["schemas"];
export type View = Shapes["napoleonics.NapoleonicsView"];
export type HexView = Shapes["napoleonics.HexView"];
export type UnitView = Shapes["napoleonics.UnitView"];
export type LeaderView = Shapes["napoleonics.LeaderView"];
export type SideView = Shapes["napoleonics.SideView"];
export type Kind = Shapes["napoleonics.Unit"];
export type Card = Shapes["napoleonics.Card"];
export type Box = Shapes["napoleonics.Printed"];
export type Seat = string;

export const SECTIONS = ["left", "center", "right"] as const;
export type Section = (typeof SECTIONS)[number];

/** Each nation has a colour and a pattern of the same letter: stripes, plain, dots, bars. */
const LOOKS: Record<string, string> = { french: "f", british: "b", portuguese: "p", netherlands: "n", allied: "b" };
export function lookOf(nation: string): string {
  return LOOKS[nation] ?? "b";
}

export function sideOf(view: View, seat: Seat | null | undefined): SideView | undefined {
  return view.sides.find((side) => side.seat === seat);
}

/** Whose hand lies before us. Whoever only watches sits at the bottom. */
export function ownSide(view: View, seat: Seat | null | undefined): SideView {
  return sideOf(view, seat) ?? view.sides.find((side) => side.edge === "bottom")!;
}

/** Everybody has the own army at the bottom; whoever plays both sides, or watches, sees the map as it is printed. */
export function isTurned(view: View, mine: readonly Seat[]): boolean {
  return mine.length === 1 && sideOf(view, mine[0])?.edge === "top";
}

/** From one edge or the other left is right. */
export function asSeen(section: string, turned: boolean): string {
  if (!turned || section === "center") return section;
  return section === "left" ? "right" : "left";
}

/** Who stands where. */
export interface Standing {
  unit?: UnitView;
  leaders: LeaderView[];
}
export function standing(view: View): Map<string, Standing> {
  const found = new Map<string, Standing>();
  const at = (hex: string): Standing => {
    const here = found.get(hex) ?? { leaders: [] };
    found.set(hex, here);
    return here;
  };
  for (const unit of view.units) at(unit.hex).unit = unit;
  for (const leader of view.leaders) at(leader.hex).leaders.push(leader);
  return found;
}

/** A whole unit of a kind, as it is printed. */
export function unitOf(thing: string, content: Box): UnitView | null {
  const kind = content.units[thing];
  if (!kind) return null;
  return {
    ...{ kind: thing, nation: kind.nation, type: kind.type, arm: kind.arm, code: kind.code },
    ...{ blocks: kind.blocks, full: kind.blocks, square: 0, number: 0, seat: "", hex: "" },
    ...{ ordered: false, moved: false, fought: false, tired: false },
  };
}
