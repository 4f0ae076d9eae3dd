import { spotOf, type View } from "./shapes";

/** As what the rules tell of a thing: a space is part of its theatre, and so is a campaign; with what lies there. */
export function told(thing: string, view: View): readonly string[] {
  const id = thing.replace(/^(theatre|campaign):/, "");
  const spot = spotOf(id);
  if (spot === null) return [thing.startsWith("campaign:") ? id.replace(/-\d+$/, "") : thing];
  const space = view.theatres.find((one) => one.id === spot.theatre)?.spaces.find((one) => one.id === id);
  return [...(space?.token ? [space.token] : []), spot.theatre];
}
