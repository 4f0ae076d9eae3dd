import { HEX } from "../../lib/house/texts";
import { matOf, standing, type View } from "./shapes";

/** As what the rules tell of a thing: on a hex who stands there, what lies there, and the ground. */
export function told(thing: string, view: View): readonly string[] {
  const { mission } = view;
  const hex = HEX.test(thing) ? mission?.map.find((one) => one.id === thing) : undefined;
  if (!hex || !mission) return [matOf(thing)];
  const here = standing(mission).get(thing);
  return [
    ...(mission.covered.includes(thing) ? ["covered"] : []),
    ...(here?.foe && !here.foe.covered ? [here.foe.sort] : []),
    ...(here?.heroes ?? []).map((hero) => matOf(hero.id)),
    ...(here?.turret ? ["turret"] : []),
    ...(here?.loot || here?.caches.length ? ["loot"] : []),
    ...(here?.tokens ?? []),
    ...(here?.mine ? ["mine"] : []),
    ...(here?.drone ? ["chatika"] : []),
    ...(hex.raised ? ["raised"] : []),
    ...(mission.doors.some((door) => door.here === thing || door.there === thing) ? ["door"] : []),
    ...hex.marks.map((mark) => mark.replace(/ \d$/, "").replaceAll(" ", "-")),
    "hex",
  ];
}
