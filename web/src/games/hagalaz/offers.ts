/** What the server offers, sorted for the map. Nothing here knows a rule. */
import type { Moment, Option, Preview } from "../../lib/house/api";
import type { View } from "./shapes";

export type Deed = "go" | "hit" | "use";
export interface Offer {
  deed: Deed;
  option: Option;
  hex: string;
}
const DEEDS: Record<string, Deed> = {
  step: "go",
  travel: "go",
  charge: "go",
  deploy: "go",
  fly: "go",
  place: "go",
  advance: "go",
  target: "hit",
  aim: "hit",
  grenade: "hit",
  "grenade-case": "hit",
  zap: "hit",
  again: "hit",
  activate: "use",
  hack: "use",
  handle: "use",
  capture: "use",
  open: "use",
};
const HEX = /^[A-O]\d+$/;

export function isHex(thing: string): boolean {
  return HEX.test(thing);
}

export function offersOn(options: readonly Option[]): Offer[] {
  return options.flatMap((option) => {
    const [deed, hex] = [DEEDS[option.kind], option.path.at(-1)];
    return deed && hex && isHex(hex) ? [{ deed, option, hex }] : [];
  });
}

/** Who, or what, acts: the enemy that is asked about, else the hero, else whoever is at it. */
export function originOf(view: View, moment: Moment | null): string | null {
  const args = moment?.prompt?.args ?? {};
  if (typeof args["foe"] === "string" && typeof args["hex"] === "string") return args["hex"];
  const id = moment?.prompt?.id ?? "";
  if (/^ask-drone/.test(id)) return view.mission?.drone ?? null;
  const hero = typeof args["hero"] === "string" ? args["hero"] : view.mission?.active;
  return view.mission?.heroes.find((one) => one.id === hero)?.hex ?? null;
}

/** Whose board is spoken of. */
export function askedHero(view: View, moment: Moment | null): string {
  const hero = moment?.prompt?.args?.["hero"];
  if (typeof hero === "string" && view.sheets.some((sheet) => sheet.hero === hero)) return hero;
  const learning = (moment?.options ?? []).find((option) => option.kind === "unlock");
  return learning?.path[0] ?? view.mission?.active ?? "shepard";
}

/** Choices that are no things on the table: orders, rage, faces of a die, what is done on the spot. */
const WORDED = ["command", "rage", "turn", "work", "pick-up"];
export function worded(option: Option): boolean {
  return WORDED.includes(option.kind);
}

/** What is done with a die from the table. */
export const DIE_DEEDS: readonly string[] = ["use", "keep", "change", "reroll", "spare"];

/** What a choice would bring about, as numbers to be drawn: on which hex somebody is hit, or defeated. */
export interface Outlook {
  hex: string;
  damage: number;
  defeated: boolean;
}
export function outlooks(preview: Preview | null): Outlook[] {
  return (preview?.says ?? []).flatMap(({ id, args }) => {
    const hex = args?.["hex"];
    if (typeof hex !== "string" || (id !== "preview-hit" && id !== "preview-defeated")) return [];
    return [{ hex, damage: Number(args?.["damage"] ?? 0), defeated: id === "preview-defeated" }];
  });
}
