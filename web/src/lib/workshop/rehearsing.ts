/** A rehearsal as it is told: shares in per cent, with what they almost surely are, and where bars begin and end. */
import { api, type GameInfo, type Rehearsal } from "../house/api";
import { grownOptions } from "./items";

type Chance = Rehearsal["seats"][number]["won"];

/** `library/<item>` or `packs/<draft>`. */
const LAST = "klubovna-rehearsal";

export interface Told {
  percent: number;
  low: number;
  high: number;
}

const percent = (share: number): number => Math.round(100 * share);

export function toldOf({ hits, n, low, high }: Chance): Told {
  return { percent: n > 0 ? percent(hits / n) : 0, low: percent(low), high: percent(high) };
}

/** With its sign, as points of a hundred are told. */
export function points(share: number): string {
  const number = percent(share);
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}

/** Of a scale on which nothing lies in the middle, and `most` at its end: where a bar lies, in per cent. */
export function placed(from: number, to: number, most: number): { left: number; width: number } {
  const at = (share: number): number => 50 + (50 * Math.max(-most, Math.min(most, share))) / most;
  const [low, high] = [Math.min(from, to), Math.max(from, to)].map(at) as [number, number];
  return { left: low, width: high - low };
}

/** The end of a scale on which all of them have room. */
export function reach(decides: Rehearsal["decides"]): number {
  return Math.max(0.2, ...decides.flatMap(({ low, high }) => [-low, high]));
}

/** The one of this pack that was begun last here, if the house still knows it. */
export async function lastOf(pack: string): Promise<Rehearsal | null> {
  const [known, id = ""] = (sessionStorage.getItem(LAST) ?? "").split(" ");
  return known === pack ? api.rehearsal(id).catch(() => null) : null;
}

/** One at a time: what was begun before for another pack is stopped. */
export async function begin(pack: string, game: GameInfo, text: string): Promise<Rehearsal> {
  const id = (sessionStorage.getItem(LAST) ?? "").split(" ")[1];
  if (id) await api.stopRehearsal(id).catch(() => null);
  const offer = await api.packOffer(game.id, text).catch(() => null);
  const found = await api.rehearse(game.id, text, grownOptions(game, offer));
  sessionStorage.setItem(LAST, `${pack} ${found.id}`);
  return found;
}
