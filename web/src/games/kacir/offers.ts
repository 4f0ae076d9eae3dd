/** What the server offers, sorted for the table: which deeds have a place of their own, and who may be clicked. Nothing here knows a rule. */
import type { Option } from "../../lib/house/api";
import type { Walk } from "../../lib/table/paths";
import type { Seat, View } from "./shapes";

/** The actions of a side's own board: each is a place on it. */
export const BOARD: Record<Seat, readonly string[]> = {
  witch: ["gather", "draw", "ready", "stir", "cover-up", "ritual"],
  hunter: ["gather", "draw", "ready", "cancel", "exonerate", "eliminate"],
};
export const ACTION_ICONS: Record<string, string> = {
  gather: "kc-influence",
  draw: "cards",
  ready: "kc-ready",
  stir: "kc-flask",
  "cover-up": "kc-search",
  ritual: "kc-favour",
  cancel: "kc-curse",
  exonerate: "kc-suspect",
  eliminate: "kc-noose",
};
/** Deeds that nobody should do by clicking on the wrong thing: they are named once more, or begun at their place. */
const GRAVE = ["eliminate", "ritual", "discard", "familiar"];
const PLACED = ["ready", "stir", "cover-up", "ritual", "cancel", "eliminate", "familiar"];
const PLAIN = ["gather", "draw", "exonerate"];
const FROM_HAND = ["play", "put-away", "reveal"];

export function placeOf(deed: string): string {
  return `do:${deed}`;
}

/** What is done at a place of the own board. */
export function deedAt(thing: string): string | null {
  return thing.startsWith("deed:") ? thing.slice("deed:".length) : null;
}

/** The clicks of an action: a deed of the own board ends at its place, or begins there. */
export function way(option: Option): readonly string[] {
  const deed = option.kind;
  if (PLACED.includes(deed) || deed === "discard") return [...option.path, placeOf(deed)];
  if (PLAIN.includes(deed)) return [placeOf(deed)];
  return option.path;
}

/** The trails of a villager or a card in play: to the end of what can be done with it, if that is one thing and no grave one. */
export function trailsOf(options: readonly Option[], thing: string): Walk[] {
  const found = options.filter((option) => option.path[0] === thing && !FROM_HAND.includes(option.kind));
  const [only] = found;
  if (only === undefined) return [];
  return found.length === 1 && !GRAVE.includes(only.kind) ? [only.path] : [[thing]];
}

/** The trails of a card in the hand; a card of the same name may lie on the table. */
export function handTrails(options: readonly Option[], card: string): Walk[] {
  return options.some((option) => FROM_HAND.includes(option.kind) && option.path.includes(card)) ? [[card]] : [];
}

/** Cards that lie nowhere, to be decided upon: laid open by somebody, or to be fetched. They lie in the middle, unless something
 * on the table itself is asked for; then what is being played lies beside the hand. */
export function trayOf(view: View, options: readonly Option[]): string[] {
  const lying = new Set<string>([
    ...view.villagers.map((one) => one.id),
    ...view.cards.map((card) => card.id),
    "red",
    "blue",
    "green",
  ]);
  if (options.length === 0 || options.some((option) => lying.has(option.path[0] ?? ""))) return [];
  const fetched = options
    .filter((option) => ["choose", "reject"].includes(option.kind))
    .map((option) => option.path[0] ?? "")
    .filter((thing) => !view.shown.includes(thing));
  return [...view.shown, ...fetched];
}

/** Things for which a deed is offered now. */
export function thingsOf(options: readonly Option[], deed: string): string[] {
  return options.filter((option) => option.kind === deed).map((option) => option.path[0] ?? "");
}
