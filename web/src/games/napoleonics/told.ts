import { HEX } from "../../lib/house/texts";
import { standing, type View } from "./shapes";

/** As what the rules tell of a thing: on a hex who stands there, the ground, and what it is worth. */
export function told(thing: string, view: View): readonly string[] {
  if (thing === "battle") return [view.scenario, thing];
  const hex = HEX.test(thing) ? view.map.find((one) => one.id === thing) : undefined;
  if (hex === undefined) return [thing];
  const here = standing(view).get(thing);
  return [
    ...(here?.unit ? [here.unit.kind] : []),
    ...(here?.leaders.length ? ["leader"] : []),
    hex.terrain,
    ...(view.objectives.some((goal) => goal.hexes.includes(thing)) ? ["objective"] : []),
    ...(view.exits.some((exit) => exit.hexes.includes(thing)) ? ["exit"] : []),
  ];
}
