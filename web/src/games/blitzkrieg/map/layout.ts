/** Where the theatres lie on the two boards, in percent of the board; and the order in which they are walked over. */
import { LARGE, leaves, arrow, SMALL, type Arrow, type Form } from "./geometry";
import type { Theatre } from "../shapes";

export interface Place {
  x: number;
  y: number;
}
export interface Map {
  width: number;
  height: number;
  /** How much higher it may be where the window is. */
  stretch: number;
  form: Form;
  /** How wide a theatre is, in percent. */
  span: number;
  places: Record<string, Place>;
  /** The middle of the grid of meridians. */
  pole: { x: number; y: number };
  seas: { id: string; x: number; y: number }[];
  rose: { x: number; y: number } | null;
}

const BASE: Map = {
  width: 1180,
  height: 650,
  stretch: 1.08,
  form: LARGE,
  span: 33.56,
  places: {
    "western-europe": { x: 0.2, y: 10.15 },
    "eastern-europe": { x: 33.4, y: 8.92 },
    pacific: { x: 66.4, y: 14.4 },
    africa: { x: 2.88, y: 59.69 },
    "south-east-asia": { x: 36.27, y: 62.4 },
  },
  pole: { x: 590, y: -820 },
  seas: [
    { id: "atlantic", x: 112, y: 372 },
    { id: "pacific", x: 1010, y: 398 },
  ],
  rose: { x: 802, y: 392 },
};

const NIPPON: Map = {
  width: 1420,
  height: 640,
  stretch: 1.25,
  form: SMALL,
  span: 17.31,
  places: {
    seattle: { x: 1.06, y: 10.84 },
    "san-francisco": { x: 1.06, y: 42.4 },
    honolulu: { x: 1.06, y: 78.03 },
    denver: { x: 21.35, y: 25.21 },
    "los-angeles": { x: 21.21, y: 62.4 },
    chicago: { x: 41.49, y: 10.84 },
    "st-louis": { x: 41.21, y: 41.77 },
    houston: { x: 41.06, y: 79.59 },
    detroit: { x: 61.63, y: 10.21 },
    atlanta: { x: 61.35, y: 47.71 },
    "new-orleans": { x: 61.21, y: 77.4 },
    boston: { x: 81.63, y: 9.9 },
    "new-york": { x: 81.63, y: 33.03 },
    washington: { x: 81.63, y: 56.15 },
    jacksonville: { x: 81.63, y: 79.3 },
  },
  pole: { x: 710, y: -900 },
  seas: [
    { id: "pacific", x: 66, y: 400 },
    { id: "atlantic", x: 1352, y: 500 },
  ],
  rose: null,
};

export const MAPS: Record<string, Map> = { base: BASE, nippon: NIPPON };

/** The map as it fits a window best: theatres keep their form, only the ground between them grows. */
export function fitted(map: Map, width: number, height: number): Map {
  if (width === 0 || height === 0) return map;
  return { ...map, height: Math.min(Math.max(map.height, (map.width * height) / width), map.height * map.stretch) };
}

export interface Way extends Arrow {
  from: string;
  to: string;
}

/** All arrows between the theatres of a map; two that lead there and back are one with two heads. */
export function ways(map: Map, theatres: Record<string, Theatre>): Way[] {
  const boxes = Object.fromEntries(Object.entries(map.places).map(([id, place]) => [id, boxOf(map, place)]));
  const found: Way[] = [];
  for (const [from, theatre] of Object.entries(theatres)) {
    for (const to of theatre.arrows) {
      const back = theatres[to]?.arrows.includes(from) ?? false;
      const [a, b] = [boxes[from], boxes[to]];
      if (a === undefined || b === undefined || (back && from > to)) continue;
      found.push({ from, to, ...arrow(leaves(a, middle(b), 5), leaves(b, middle(a), 5), back) });
    }
  }
  return found;
}

function boxOf(map: Map, place: Place): { x: number; y: number; width: number; height: number } {
  const width = (map.span / 100) * map.width;
  const height = (width * 112) / (2 * map.form.half);
  return { x: (place.x / 100) * map.width, y: (place.y / 100) * map.height, width, height };
}
function middle(box: { x: number; y: number; width: number; height: number }): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
