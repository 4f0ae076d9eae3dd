/** Texts of the players' own in place of a choice: they have several lines, a choice never has. */
import type { Setting } from "./api";

/** Nothing written yet. */
export const OWN = "\n";

/** Under which name an owner's pack stands among what is agreed. */
export const PACK = "pack";

export function isOwn(value: Setting): boolean {
  return typeof value === "string" && value.includes("\n");
}
