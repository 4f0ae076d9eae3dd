/** Where places lie in a drawing, how they are outlined, and what stands at its rim. */
import type { Box } from "../lib/drawn/hexes";
import { HEX } from "../lib/house/texts";
import { placesOf, type Ground, type Place } from "./shapes";

/** Between two places side by side. */
export const STEP = 60;
const HALF = STEP / 2;
const ROW = { points: STEP, grid: STEP, hexes: (STEP * Math.sqrt(3)) / 2 } as const;
/** The rim with letters and numbers. */
const RIM = 26;

export interface Spot {
  readonly place: Place;
  readonly x: number;
  readonly y: number;
}

export function spotsOf(ground: Ground): Spot[] {
  const across = ground.shape === "hexes" ? HALF : STEP;
  return placesOf(ground).map((place) => ({ place, x: place.x * across, y: place.y * ROW[ground.shape] }));
}

/** What a place looks like around its middle. */
export function outline(shape: Ground["shape"], size = 1): string {
  if (shape === "hexes") {
    const r = (STEP / Math.sqrt(3)) * size;
    const corners = [0, 1, 2, 3, 4, 5].map((i) => {
      const angle = (Math.PI / 3) * i + Math.PI / 6;
      return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
    });
    return `M${corners.join("L")}Z`;
  }
  const h = HALF * size;
  if (shape === "grid") return `M${-h} ${-h}H${h}V${h}H${-h}Z`;
  const r = h * 0.86;
  return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
}

export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Letters and numbers of columns and rows, where places are called by them. */
export function rimOf(spots: readonly Spot[]): Label[] {
  if (spots.length === 0 || !spots.every(({ place }) => HEX.test(place.id))) return [];
  const left = Math.min(...spots.map(({ x }) => x)) - HALF - RIM / 2;
  const below = Math.max(...spots.map(({ y }) => y)) + HALF + RIM / 2;
  const letter = (spot: Spot): string => spot.place.id.charAt(0);
  const number = (spot: Spot): string => spot.place.id.slice(1);
  const found: Label[] = [];
  for (const part of [letter, number]) {
    const columns = along(spots, "x", part);
    const rows = along(spots, "y", part);
    if (columns) for (const [x, text] of columns) found.push({ text, x, y: below });
    else if (rows) for (const [y, text] of rows) found.push({ text, x: left, y });
  }
  return found;
}

/** What all places of each line have in common; nothing where they differ. */
function along(spots: readonly Spot[], axis: "x" | "y", part: (spot: Spot) => string): Map<number, string> | null {
  const found = new Map<number, string>();
  for (const spot of spots) {
    const text = found.get(spot[axis]) ?? part(spot);
    if (text !== part(spot)) return null;
    found.set(spot[axis], text);
  }
  return found;
}

export function boxOf(spots: readonly Spot[], rim: boolean): Box {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const around = HALF + 8;
  const [left, top] = [Math.min(...xs) - around - (rim ? RIM : 0), Math.min(...ys) - around];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + around - left,
    height: Math.max(...ys) + around + (rim ? RIM : 0) - top,
  };
}
