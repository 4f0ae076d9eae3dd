/** Where things on the table are told of: as `klubovna.kernel.about` says it for a game. */
import type { Content } from "../house/api";
import { HEX } from "../house/texts";

export type Abouts = Content<unknown>["about"];
export type About = Abouts[string];

/** `card:abel` is told of as `abel`, `pile:covert` perhaps as any pile, `guard-2` as a `guard`, and `E7` as a `hex`. */
export function aboutOf(known: Abouts, thing: string): About | undefined {
  const [, sort = "", id = thing] = /^([^:]*):(.*)$/.exec(thing) ?? [];
  const names = [thing, id, id.replace(/(-\d+)+$/, ""), sort, HEX.test(thing) ? "hex" : ""];
  return names.map((name) => known[name]).find((about) => about !== undefined);
}

/** What it is in the eyes of the rules, with what is told of each; of each rule and source once. */
export function told(known: Abouts, subjects: readonly string[]): { subject: string; about: About }[] {
  const found = subjects.flatMap((subject) => {
    const about = aboutOf(known, subject);
    return about ? [{ subject, about }] : [];
  });
  return found.filter(
    ({ about }, i) =>
      !found.slice(0, i).some((other) => other.about.rule === about.rule && other.about.source === about.source),
  );
}
