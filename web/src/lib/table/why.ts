/**
 * What somebody may have meant by clicking a thing that can't be chosen: what is offered, with that thing in the place
 * of the one that would have been clicked. Nobody means a hex by a card, or a card by a hex. Whether there is a rule against it only the table knows.
 */
import type { Option } from "../house/api";
import { candidates, type Walk } from "./paths";
import { HEX } from "../house/texts";

/** The table answers no more at once. */
const MOST = 20;

export function meantBy(options: readonly Option[], walk: Walk, trails: readonly Walk[]): string[] {
  const found = new Set<string>();
  for (const option of candidates(options, walk))
    for (const trail of trails)
      for (let last = option.path.length - 1; last >= walk.length; last--) {
        const from = last - trail.length + 1;
        if (from < 0 || trail.length === 0) continue;
        const things = trail.map((thing, i): [string, string] => [option.path[from + i]!, thing]);
        if (!things.every(([offered, thing]) => HEX.test(offered) === HEX.test(thing))) continue;
        const text = instead(option, new Map(things));
        if (text !== null && text !== option.text) found.add(text);
      }
  return [...found].slice(0, MOST);
}

/** Where nothing that is offered speaks of things – one can only draw, or pass –, the things themselves: the table knows what could be done with them. */
export function meantAlone(options: readonly Option[], trails: readonly Walk[]): string[] {
  const wordless = options.every((option) => Object.keys(option.fields).length === 0);
  return wordless ? trails.filter((trail) => trail.length > 0).map((trail) => trail.join(" ")) : [];
}

/** The action with other things in it; null where it does not speak of those that were to be replaced. */
function instead(option: Option, things: ReadonlyMap<string, string>): string | null {
  const missing = new Set(things.keys());
  const words = Object.values(option.fields)
    .flat()
    .map((word) => {
      missing.delete(String(word));
      return things.get(String(word)) ?? String(word);
    });
  return missing.size > 0 ? null : [option.kind, ...words].join(" ");
}
