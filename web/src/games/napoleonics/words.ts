/** The battlefield in words: what a screen reader says of a hex, and how cards are put in short. */
import type { Texts } from "../../lib/house/texts";
import type { Card, HexView, LeaderView, Section, Standing, UnitView, View } from "./shapes";
import { SECTIONS } from "./shapes";

export function marksOf(
  unit: Pick<UnitView, "ordered" | "moved"> & Partial<Pick<UnitView, "fought" | "tired">>,
): string[] {
  return (["ordered", "moved", "fought", "tired"] as const).filter((mark) => unit[mark]);
}

function unitWords(unit: UnitView, texts: Texts): string[] {
  const strength = texts.text("np-strength", { blocks: unit.blocks, full: unit.full });
  const square = unit.square > 0 ? [texts.text("np-in-square", { number: unit.square })] : [];
  return [texts.name(unit.kind), strength, ...square, ...marksOf(unit).map((mark) => texts.text(`np-mark-${mark}`))];
}

function leaderWords(leader: LeaderView, texts: Texts): string {
  const marks = leader.attached ? marksOf(leader).filter((mark) => mark === "ordered") : marksOf(leader);
  return [
    texts.text(leader.attached ? "np-led-by" : "np-leader", { leader: leader.id }),
    ...marks.map((mark) => texts.text(`np-mark-${mark}`)),
  ].join(", ");
}

/** The name of the battle; one of the players' own may have brought its own, a lesson's the id of a message. */
export function battleName(view: View, texts: Texts): string {
  return view.title ? texts.text(view.title) : texts.name(view.scenario);
}

/** "D5, hill, French light infantry, 3 of 4 blocks, ordered". */
export function hexWords(hex: HexView, here: Standing | undefined, view: View, texts: Texts): string {
  const words = [hex.id, texts.name(hex.terrain)];
  if (hex.works.length > 0) words.push(texts.name("works"));
  for (const goal of view.objectives)
    if (goal.hexes.includes(hex.id)) words.push(`${texts.text("np-objective")}: ${texts.name(goal.id)}`);
  for (const exit of view.exits)
    if (exit.hexes.includes(hex.id)) words.push(`${texts.text("np-exit")}: ${texts.name(exit.id)}`);
  if (here?.unit) words.push(...unitWords(here.unit, texts));
  for (const leader of here?.leaders ?? []) words.push(leaderWords(leader, texts));
  return words.join(", ");
}

/** Which sections a card speaks of. */
export function sectionsOf(card: Card): Section[] {
  return SECTIONS.filter((_, i) => (card.orders[i] ?? 0) > 0);
}

/** How many it orders, as large as it is printed: a number, the command, or nothing. */
export function numberOf(card: Card): string {
  if (card.kind === "tactic") return card.units > 1 ? String(card.units) : "";
  const orders = card.orders.filter((count) => count > 0);
  if (card.command) return "★";
  return new Set(orders).size === 1 && orders.length === 1 ? String(orders[0]) : card.orders.join("·");
}

/** Its first word or two: the number and the little map say the rest. */
export function titleOf(id: string, texts: Texts): string {
  const short = `np-title-${id.replace(/-(left|center|right)$/, "")}`;
  return texts.has(short) ? texts.text(short) : texts.name(id);
}
