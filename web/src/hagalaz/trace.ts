/** Enemies have no names. Whoever stands where somebody of the same sort stood is the same; of the rest the nearest is. */
import { distance } from "../lib/hexes";
import { axialOf } from "./field";
import type { FoeView } from "./shapes";

/** By hex: what the enemy there is called as long as it lives. */
export type Names = ReadonlyMap<string, string>;
interface Known {
  hex: string;
  sort: string;
  name: string;
}

export class Trace {
  private known: Known[] = [];
  private born = 0;

  follow(foes: readonly FoeView[]): Names {
    const left = [...this.known];
    const found = new Map<string, Known>();
    const keep = ({ hex, sort }: FoeView, at: number): void => void found.set(hex, { hex, sort, name: left.splice(at, 1)[0]!.name });
    for (const foe of foes) {
      const at = left.findIndex((old) => old.hex === foe.hex && old.sort === foe.sort);
      if (at >= 0) keep(foe, at);
    }
    for (const foe of foes) {
      if (found.has(foe.hex)) continue;
      const at = nearest(foe, left);
      if (at >= 0) keep(foe, at);
      else found.set(foe.hex, { hex: foe.hex, sort: foe.sort, name: `foe:${this.born++}` });
    }
    this.known = [...found.values()];
    return new Map(this.known.map(({ hex, name }) => [hex, name]));
  }
}

/** Nobody goes farther than this at once: who does is somebody else. */
const FARTHEST = 5;
function nearest(foe: FoeView, among: readonly Known[]): number {
  let [best, least] = [-1, FARTHEST + 1];
  among.forEach((old, i) => {
    const far = distance(axialOf(old.hex), axialOf(foe.hex));
    if (old.sort === foe.sort && far < least) [best, least] = [i, far];
  });
  return best;
}
