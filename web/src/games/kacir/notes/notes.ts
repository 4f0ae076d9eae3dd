/** What can be concluded from the view of a seat, and nothing else: who is excluded, who may still be the Witch. */
import type { Box, Seat, View, VillagerView } from "../shapes";

export type Knowledge = "witch" | "dead" | "cleared" | "open";
export interface Entry {
  villager: VillagerView;
  known: Knowledge;
  /** Nobody else has more clues, or more secrets and favours, and hardly anybody has as many. */
  most: boolean;
}

const CROWD = 2;

/** As this seat knows it. The Witch reads her own notes: others don't know what she knows of herself. */
export function knownOf(villager: VillagerView, reader: Seat | null): Knowledge {
  if (villager.witch) return "witch";
  if (villager.dead) return "dead";
  return villager.cleared && reader !== "witch" ? "cleared" : "open";
}

/** What the Witch has at a villager, in secrets: so many are turned into a favour. */
function weight(villager: VillagerView, box: Box): number {
  return box.rules.conversion.secrets * villager.favours + villager.secrets;
}

export function notebook(view: View, box: Box, reader: Seat | null): Entry[] {
  const over = view.suspects !== null && view.identity !== null;
  const asks = over ? "hunter" : reader;
  const entries = view.villagers.map((villager) => ({ villager, known: knownOf(villager, asks), most: false }));
  const measure = (one: VillagerView): number => (asks === "witch" ? one.clues : weight(one, box));
  const open = entries.filter((entry) => entry.known === "open" || (entry.known === "witch" && asks === "witch"));
  const most = Math.max(1, ...open.map((entry) => measure(entry.villager)));
  const leading = open.filter((entry) => measure(entry.villager) === most);
  return entries.map((entry) => ({ ...entry, most: leading.length <= CROWD && leading.includes(entry) }));
}

/** Who has favours enough, or nearly so: the villager at whom the ritual is nearest. */
export function ritual(view: View): { villager: VillagerView | null; favours: number } {
  const living = view.villagers.filter((one) => !one.dead);
  const best = living.reduce<VillagerView | null>(
    (most, one) => (one.favours > (most?.favours ?? 0) ? one : most),
    null,
  );
  return { villager: best, favours: best?.favours ?? 0 };
}

/** Marks of one's own, kept in this browser only. */
const MARKS = ["open", "suspect", "clear"] as const;
export type Mark = (typeof MARKS)[number];
export function nextMark(mark: Mark): Mark {
  return MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length]!;
}
export function readMarks(kept: string | null): Record<string, Mark> {
  try {
    const found = JSON.parse(kept ?? "{}") as Record<string, unknown>;
    return Object.fromEntries(Object.entries(found).filter(([, mark]) => MARKS.includes(mark as Mark))) as Record<
      string,
      Mark
    >;
  } catch {
    return {};
  }
}
