/** Units have no names. Whoever stands where somebody of the same kind stood is the same; of the rest the nearest is. */
import { distance } from "../lib/hexes";
import { axialOf } from "./field";
import type { UnitView } from "./shapes";

/** By hex: what the unit there is called as long as it lives. */
export type Names = ReadonlyMap<string, string>;
interface Known {
  hex: string;
  kind: string;
  name: string;
}

export class Trace {
  private known: Known[] = [];
  private born = 0;

  follow(units: readonly UnitView[]): Names {
    const stayed = new Map<string, Known>();
    const left = [...this.known];
    const take = (unit: UnitView, at: number): void => void stayed.set(unit.hex, { hex: unit.hex, kind: unit.kind, name: left.splice(at, 1)[0]!.name });
    for (const unit of units) {
      const at = left.findIndex((old) => old.hex === unit.hex && old.kind === unit.kind);
      if (at >= 0) take(unit, at);
    }
    for (const unit of units) {
      if (stayed.has(unit.hex)) continue;
      const at = nearest(unit, left);
      if (at >= 0) take(unit, at);
      else stayed.set(unit.hex, { hex: unit.hex, kind: unit.kind, name: `unit:${this.born++}` });
    }
    this.known = [...stayed.values()];
    return new Map(this.known.map(({ hex, name }) => [hex, name]));
  }
}

function nearest(unit: UnitView, among: readonly Known[]): number {
  let [best, least] = [-1, Infinity];
  among.forEach((old, i) => {
    const far = distance(axialOf(old.hex), axialOf(unit.hex));
    if (old.kind === unit.kind && far < least) [best, least] = [i, far];
  });
  return best;
}
