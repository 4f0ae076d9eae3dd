/** How each game shows itself; a new game adds a line here and a folder of its own. */
import type { Component } from "svelte";
import vzdor from "../vzdor";
import type { LogLine } from "./api";

export interface GameFace {
  Board: Component<{ view: unknown; content: unknown }>;
  Hand: Component<{ view: unknown; content: unknown }>;
  Standing: Component<{ view: unknown; content: unknown }>;
  Details: Component<{ thing: string; view: unknown; content: unknown }>;
  Signs: Component;
  isChapter: (line: LogLine) => boolean;
  logIcon: (line: LogLine) => string;
}

export const FACES: Record<string, GameFace> = { vzdor };

/** Games of the house in the order of the shelf; those not installed yet are shown as coming. */
export const SHELF: { id: string; name: string; players: string; minutes: string }[] = [
  { id: "vzdor", name: "Vzdor!", players: "1", minutes: "20–30" },
  { id: "blitzkrieg", name: "Blitzkrieg!", players: "1–2", minutes: "20" },
  { id: "napoleonics", name: "Napoleonics", players: "2", minutes: "60" },
  { id: "kacir", name: "Kacíř", players: "2", minutes: "60" },
  { id: "hagalaz", name: "Priorita Hagalaz", players: "1–4", minutes: "45" },
];
