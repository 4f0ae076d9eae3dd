/** What the server offers somebody who stands on a hex, sorted for the map. Nothing here knows a rule. */
import type { Option, Preview } from "../../lib/house/api";
import type { Said, Sum, Texts } from "../../lib/house/texts";

export type Deed = "move" | "ride" | "fire" | "melee" | "support";
export interface Offer {
  deed: Deed;
  option: Option;
  origin: string;
  to: string;
  /** How many dice, as the server counts them. */
  dice: number | null;
  /** After this move it could not battle. */
  tired: boolean;
  /** All that would follow, as far as it is known. */
  preview: Preview | null;
}
const DEEDS: readonly string[] = ["move", "ride", "fire", "melee"];

/** Who knows what would follow from a choice. */
interface Seer {
  foresight: { of(option: Option | null | undefined): Preview | null };
}

export function offersFrom(room: Seer, options: readonly Option[], hex: string | undefined): Offer[] {
  const found: Offer[] = [];
  for (const option of options) {
    const [origin, to] = option.path;
    const deed = option.kind;
    if (hex === undefined || origin !== hex || to === undefined || !DEEDS.includes(deed)) continue;
    const preview = room.foresight.of(option);
    found.push({ deed: deed as Deed, option, origin, to, dice: diceOf(preview), tired: tires(preview), preview });
  }
  return found;
}

/** Batteries that may join an attack: the option names the battery, the attack its aim. */
export function joining(options: readonly Option[]): Option[] {
  return options.filter((option) => option.kind === "support");
}

function diceOf(preview: Preview | null): number | null {
  return preview?.numbers["dice"] ?? null;
}

function tires(preview: Preview | null): boolean {
  return preview?.says.some((said) => said.id === "preview-tired") ?? false;
}

/** The dice as the server adds them up, and what else it says of an attack. */
export interface Counted {
  total: number;
  sum: Sum;
  more: Said[];
}
export function countedOf(preview: Preview | null): Counted | null {
  const says: readonly Said[] = preview?.says ?? [];
  const total = diceOf(preview);
  const sum = says.find((said) => said.id === "preview-dice")?.args?.["dice"];
  if (total === null || typeof sum !== "object" || !("parts" in sum)) return null;
  return { total, sum, more: says.filter((said) => said.id !== "preview-dice") };
}

/** The parts of a sum, each with its sign: "blocks 4", "+ Cavalry Charge 2", "− hill 1". */
export function partsOf(sum: Sum, texts: Texts): string[] {
  return sum.parts.map(({ what, much }, i) =>
    texts.parts({ parts: [{ what, much }] }).replace(/^(?![−+])/, i > 0 ? "+ " : ""),
  );
}

/** Choices that are no things on the table: which flags, which section. */
export function worded(option: Option): boolean {
  return option.kind === "ignore" || option.kind === "section";
}

/** Words of a sum in lines that are not too long. */
export function folded(words: readonly string[], longest: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= longest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
