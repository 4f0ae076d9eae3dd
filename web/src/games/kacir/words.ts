/** The same in words: for screen readers, and where a name has to be short. */
import type { Texts } from "../../lib/house/texts";
import { knownOf } from "./notes/notes";
import type { CardView, Seat, VillagerView } from "./shapes";

/** `Traper Silas`, `Silas the trapper`: what they do, and what they are called, which is also their id. */
function called(id: string, texts: Texts): { name: string; rest: string[] } {
  const words = texts.name(id).split(" ");
  const plain = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const at = Math.max(
    0,
    words.findIndex((word) => plain(word).startsWith(id)),
  );
  return { name: words[at] ?? id, rest: words.filter((_, i) => i !== at) };
}
export function firstName(id: string, texts: Texts): string {
  return called(id, texts).name;
}
export function trade(id: string, texts: Texts): string {
  return called(id, texts).rest.join(" ").replace(/^the /, "");
}

function counts(texts: Texts, kinds: readonly (readonly [string, number])[]): string[] {
  return kinds.filter(([, count]) => count > 0).map(([kind, count]) => texts.text(`kc-${kind}-count`, { count }));
}

export function villagerWords(one: VillagerView, texts: Texts, reader: Seat | null): string {
  const parts = [texts.name(one.id), texts.name(one.group)];
  if (one.dead) return [...parts, texts.text("kc-dead")].join(", ");
  if (one.face === "possessed") parts.push(texts.text("kc-possessed", { villager: one.id }));
  const known = knownOf(one, reader);
  if (known === "witch") parts.push(texts.text(reader === "witch" ? "kc-you-are" : "kc-note-was-witch"));
  if (known === "cleared") parts.push(texts.text("kc-innocent"));
  parts.push(
    ...counts(texts, [
      ["favour", one.favours],
      ["secret", one.secrets],
      ["clue", one.clues],
      ["gloom", one.gloom],
    ]),
  );
  parts.push(one.pawn ? texts.text(`kc-pawn-${one.pawn}`) : texts.text("kc-ready"));
  return parts.join(", ");
}

export function cardWords(card: CardView, texts: Texts): string {
  const parts = [`${texts.name(card.card)} (${texts.name(card.kind)})`];
  if (card.villager) parts.push(texts.name(card.villager));
  if (card.gloom_limit > 0) parts.push(texts.text("kc-gloom-of", { count: card.gloom, limit: card.gloom_limit }));
  if (card.secrets_needed > 0)
    parts.push(texts.text("kc-secrets-of", { count: card.secrets, limit: card.secrets_needed }));
  for (const state of ["covered", "dazed"] as const) if (card[state]) parts.push(texts.text(`card-${state}`));
  if (card.pawn) parts.push(texts.text("kc-in-use"));
  return parts.join(", ");
}
