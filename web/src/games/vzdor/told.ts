import { typeOf } from "./cards";

/** As what the rules tell of a thing: any copy of an enemy is one of its type, a card whose face is known is that card. */
export function told(thing: string): readonly string[] {
  if (thing.includes(":")) return [thing];
  return [thing.replace(/^known-/, ""), typeOf(thing)];
}
