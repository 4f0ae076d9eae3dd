/** In which states the things of a draft are, and which of them somebody wants to see. */
import { LANGUAGES } from "../house/texts";
import type { Box, DraftLook, DraftState, DraftThing } from "../house/api";
import { plain } from "./box";

export const SIGNS: Readonly<Record<DraftState, string>> = {
  known: "book",
  box: "check",
  begun: "dots",
  ours: "plus",
  conflict: "scales",
  own: "star",
  broken: "warn",
};
export const FILTERS = ["", "left", "box", "wrong", "own"] as const;
export type Filter = (typeof FILTERS)[number];
const SHOWN: Readonly<Record<Exclude<Filter, "">, readonly DraftState[]>> = {
  left: ["ours", "begun"],
  box: ["box"],
  wrong: ["conflict", "broken"],
  own: ["own"],
};

export function fits(state: DraftState, filter: Filter): boolean {
  return filter === "" || SHOWN[filter].includes(state);
}

/** Of a file; or, where something is looked for, of the whole box. */
export function listed(look: DraftLook, box: Box | null, file: string, filter: Filter, query: string): DraftThing[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return look.things.filter(
    (one) =>
      fits(one.state, filter) &&
      (words.length > 0 ? words.every((word) => spoken(one, box).includes(word)) : one.file === file),
  );
}

/** The number printed on a thing, if it has one. */
export function numberOf(one: DraftThing, box: Box | null): string {
  const piece = box?.groups.find(({ id }) => id === one.file)?.pieces.find(({ id }) => id === one.id);
  return piece?.fields.find(({ path }) => path === "number")?.told["en"] ?? "";
}

function spoken(one: DraftThing, box: Box | null): string {
  return plain([...LANGUAGES.map((language) => one.name[language] ?? ""), numberOf(one, box)].join(" "));
}

/** How many things are known, told by the owner's box, and ours. */
export function tally(look: DraftLook): { known: number; box: number; ours: number; own: number; all: number } {
  const count = (...states: DraftState[]): number => look.things.filter(({ state }) => states.includes(state)).length;
  const own = count("own");
  return { known: count("known"), box: count("box"), ours: count("ours", "begun"), own, all: look.things.length - own };
}
