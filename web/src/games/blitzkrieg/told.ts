import { spotOf, type View } from "./shapes";

/** As what the rules tell of a thing: of a space what lies there, too. */
export function told(thing: string, view: View): readonly string[] {
  const spot = spotOf(thing);
  const spaces = view.theatres.find((one) => one.id === spot?.theatre)?.spaces;
  const token = spaces?.find((one) => one.id === thing)?.token;
  return [...(token ? [token] : []), thing];
}
