/** The hexes of a mission that is painted, as its deck draws them. */
import type { MapCell } from "../../../lib/house/api";
import { spots, type Spot } from "../deck/field";
import type { HexView } from "../shapes";

/** Words with hyphens on the way, with spaces on the deck. */
export function markOf(thing: string): string {
  return thing.replaceAll("-", " ");
}

export function hexOf({ id, ground, sides, laid, group }: MapCell): HexView {
  return {
    id,
    area: Number(group),
    raised: ground === "raised",
    marks: laid.filter(({ sort }) => sort === "mark").map(({ thing }) => markOf(thing)),
    sides: Object.fromEntries(Object.entries(sides).map(([side, what]) => [side, what.replace("locked-", "")])),
  };
}

export function deckOf(cells: readonly MapCell[]): Spot[] {
  return spots(cells.filter(({ ground }) => ground !== "").map(hexOf));
}
