/** How a token looks: its shape says where it may go, its drawing what it is, its mark what else it does. */
import type { Box, Kind, Terrain } from "../shapes";

export type Outline = "square" | "disc" | "hexagon";
/** An army is a square and lies on squares, a fleet is a disc and lies on discs, a hexagon may lie anywhere. */
export function outlineOf(kind: Kind): Outline {
  return kind.type === "army" ? "square" : kind.type === "fleet" ? "disc" : "hexagon";
}

const OWN_DRAWING = new Set(["general", "admiral", "godzilla", "spy", "scientist", "partisans", "commander"]);
export function drawingOf(id: string, kind: Kind): string {
  if (id === "atomic-bomb") return "unit-atomic";
  return OWN_DRAWING.has(id) ? `unit-${id}` : `unit-${kind.type === "any" ? "air" : kind.type}`;
}

/** The mark in the lower left corner. */
export function markOf(id: string, kind: Kind): string | null {
  if (id.startsWith("elite-")) return "badge-elite";
  return kind.ability === "rapid" || kind.ability === "bombing" || kind.ability === "strike"
    ? `badge-${kind.ability}`
    : null;
}

/** What stands in the lower right corner; nothing for a spy, whose value is another's. */
export function valueOf(kind: Kind, box: Pick<Box, "rules">): string {
  if (kind.ability === "spy") return "";
  if (kind.ability === "partisans") return `${kind.value}/${box.rules.tokens.against}`;
  return kind.ability === "general" || kind.ability === "admiral" ? `${kind.value}+` : String(kind.value);
}

/** The spaces it may lie on, for the line under its name. */
export function terrainsOf(kind: Kind): Terrain[] {
  return kind.type === "army" ? ["land", "mixed"] : kind.type === "fleet" ? ["sea", "mixed"] : ["land", "sea", "mixed"];
}
