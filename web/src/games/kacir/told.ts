import { printedOn, type Box, type View } from "./shapes";

/** As what the rules tell of a thing: a card as itself and as one of its kind, wherever it lies. */
export function told(thing: string, view: View, box: Box): readonly string[] {
  const id = thing.slice(thing.indexOf(":") + 1);
  const card = thing.startsWith("lying:") ? (view.cards.find((one) => one.id === id)?.card ?? id) : id;
  const printed = thing.startsWith("deed:") ? undefined : printedOn(card, box);
  return printed ? [card, `kind:${printed.kind}`] : [thing];
}
