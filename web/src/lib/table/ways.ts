/** How to go on after a click that led nowhere. Everything follows from what is offered and what is held. */
import type { Option } from "../house/api";
import { back, same, type Walk } from "./paths";

export interface Way {
  /** Take what may go there; see everything that may; put back what is held. */
  does: "take" | "seek" | "back";
  /** What is taken or put back. */
  thing: string;
  /** How far one is along the path then. */
  walk: Walk;
}

export function wayOn(options: readonly Option[], walk: Walk, trails: readonly Walk[]): Way | null {
  const others = beginnings(options, trails).filter((start) => !same(start, walk));
  const [only] = others;
  if (only && others.length === 1) return { does: "take", thing: only.at(-1)!, walk: only };
  if (only) return { does: "seek", thing: trails[0]?.at(-1) ?? "", walk: [] };
  const held = walk.at(-1);
  return held === undefined ? null : { does: "back", thing: held, walk: back(walk) };
}

/** What has to be clicked before a thing on these trails can be. */
function beginnings(options: readonly Option[], trails: readonly Walk[]): Walk[] {
  const found = new Map<string, Walk>();
  for (const { path } of options)
    for (const trail of trails)
      for (let at = 1; at + trail.length <= path.length; at++)
        if (trail.length > 0 && trail.every((thing, i) => path[at + i] === thing))
          found.set(path.slice(0, at).join(" "), path.slice(0, at));
  return [...found.values()];
}
