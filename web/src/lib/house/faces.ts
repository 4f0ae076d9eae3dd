/** How each game shows itself: a new game adds a folder of its own in `games`. */
import type { Component } from "svelte";
import { isAway } from "../along/notes";
import type { LogLine, MapCell, OpenedThing, Option, Paint } from "./api";
import type { Layout } from "../drawn/hexes";
import type { Cue } from "../telling/sound";
import type { Drafting } from "../workshop/drafting.svelte";
import type { Language } from "./texts";

/** A map that is painted, drawn as at the table: what lies under its hexes, what stands on them, and a paint by itself. */
export interface PaintingFace {
  layout: Layout;
  /** Around the hexes, in the lengths of the drawing. */
  margin: number;
  Ground: Component<{ cells: readonly MapCell[]; content: never }>;
  Laid: Component<{ cells: readonly MapCell[]; content: never }>;
  Swatch: Component<{ paint: Paint; content: never }>;
}

/** It is only ever given what is seen of its own game, and its own box. */
export interface GameFace<View = unknown, Box = unknown> {
  Board: Component<{ view: View; content: Box }>;
  Hand: Component<{ view: View; content: Box }>;
  Standing: Component<{ view: View; content: Box }>;
  Details: Component<{ thing: string; view: View; content: Box }>;
  /** As what the rules tell of a thing, where that is not its own name: who stands on a hex, the type of an enemy. */
  told?: (thing: string, view: View, content: Box) => readonly string[];
  /** A thing as it is printed, for the rulebook: what lies on a table is drawn by the same parts. */
  Picture?: Component<{ thing: string; content: Box }>;
  /** The groups of its box that are drawn so. */
  pictured?: readonly string[];
  /** Forms of its own, by the table of the content: a thing that a list of fields would not show as it is. */
  forms?: Readonly<Record<string, Component<{ drafting: Drafting; opened: OpenedThing; content: Box }>>>;
  Signs: Component;
  isChapter: (line: LogLine) => boolean;
  logIcon: (line: LogLine) => string;
  /** Whether the next line, which only we hear, says the same as this one and more. */
  repeats?: (line: LogLine, next: LogLine) => boolean;
  /** Words of the game's own table, besides those of the game and of the house. */
  texts?: Record<Language, string>;
  /** The game's own drawings: symbols that everything else uses by name. */
  drawings?: string;
  /** The kind of action that a thing stands for, where the table has places for deeds: whoever asks why it can't be done
   * means any of that kind. */
  deed?: (thing: string) => string | null;
  /** What is worth seeing of a seat beside its name: points, cards in hand. */
  SeatNote?: Component<{ seat: string; view: View; content: Box }>;
  /** What a line sounds like. */
  cue?: (line: LogLine) => Cue | null;
  /** Whether the game says beforehand what an action would do; then people may want to see it before it is done. */
  foresees?: boolean;
  /** Which choices are no things on the table besides those that name none: the prompt has a button for each. All others
   * can be seen on the table; half-way the prompt does not say them again. */
  worded?: (option: Option) => boolean;
  /** What somebody may note down of the game so far; it stands above the log. */
  Notes?: Component<{ view: View; content: Box }>;
  /** How its maps are drawn where they are painted. */
  painting?: PaintingFace;
  /** The clicks of an action, where the table has places for deeds as well as for things; else those the server names. */
  way?: (option: Option) => readonly string[];
  /** Whether people who share a window hand it over before the other side is shown; else where the lid says that seats
   * keep secrets. */
  secretive?: boolean;
  /** So long at least a picture has to be seen in which this was said, in milliseconds: dice that tumble. */
  dwell?: (line: LogLine) => number;
}

/** By their folders, which are called as the games are; fetched when a table of the game is entered, with style and drawings. */
const FACES = import.meta.glob<{ default: GameFace<never, never> }>("../../games/*/index.ts");

/** A game without a face of its own is played by its list of actions. */
export async function faceOf(game: string): Promise<GameFace> {
  const fetched = FACES[`../../games/${game}/index.ts`] ?? (() => import("../../plain"));
  return (await fetched()).default as GameFace;
}

/** The drawing on the box; the server has the sign of the house for a game without one, and so has a page without it. */
export function coverOf(game: string): string {
  return isAway ? "favicon.svg" : `api/games/${game}/cover.svg`;
}
