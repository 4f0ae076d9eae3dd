/** As what the rules tell of a thing: a card whose face is known is that card. */
export function told(thing: string): readonly string[] {
  return [thing.replace(/^known-/, "")];
}
