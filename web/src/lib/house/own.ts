/** Texts of the players' own in place of a choice: they have several lines, a choice never has. */
import type { Setting } from "./api";

/** Nothing written yet. */
export const OWN = "\n";

export function isOwn(value: Setting): boolean {
  return typeof value === "string" && value.includes("\n");
}
