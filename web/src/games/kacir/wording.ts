/** What is printed, in words: made of the content, as `klubovna.games.kacir.printed.wording` makes it. A line is a lead ("Activate:") and the
 * effects that follow; `effect-<word>` is the message of an effect, `kc-do-<word>` the same with signs, for the face of a card. */
import type { Arg, Texts } from "../../lib/house/texts";
import { membersOf, type Box, type Card, type Effect, type Person } from "./shapes";

const NUMBERS = ["count", "most", "off", "over", "free", "own", "may"] as const;

function effectText(effect: Effect, texts: Texts, brief: boolean): string {
  const id = [brief ? "kc-do" : "effect", effect.do, effect.where, effect.per].filter(Boolean).join("-");
  const args: Record<string, Arg> = { kind: effect.kind || "card" };
  for (const name of NUMBERS) args[name] = Number(effect[name] ?? (name === "count" ? 1 : 0));
  if (effect.token) args["token"] = effect.token;
  return texts.text(id, args);
}

function sentence(lead: string, parts: readonly string[]): string {
  const told = [lead, parts.join("; ")].filter(Boolean).join(" ");
  return told.charAt(0).toUpperCase() + told.slice(1) + (/[.!]$/.test(told) ? "" : ".");
}

function lines(lead: string, effects: readonly Effect[] | undefined, texts: Texts): string[] {
  if (!effects?.length) return [];
  return [
    sentence(
      lead && texts.text(lead),
      effects.map((effect) => effectText(effect, texts, false)),
    ),
  ];
}

function leadOf(card: Card, brief: boolean): string {
  const start = brief ? "kc-lead" : "card";
  if (card.kind === "investigation") return `${start}-visit-${card.side}`;
  return card.kind === "location" ? `${start}-activate` : "";
}

/** All that stands on a card. */
export function cardText(card: Card, texts: Texts): string {
  const told = lines(leadOf(card, false), card.effect, texts);
  if (card.attached) told.push(texts.text("card-attached"));
  if (card.power) told.push(texts.text(`power-${card.power}`, { worth: card.worth, limit: card.limit }));
  const witchs = ["brew", "charm", "curse", "familiar"].includes(card.kind);
  told.push(...lines(witchs ? "card-cleanse-hunter" : "card-cleanse", card.cleanse, texts));
  if (card.boost)
    told.push(
      ...lines(`card-boost-${card.boost.cost}${card.boost.instead ? "-instead" : ""}`, card.boost.effect, texts),
    );
  return told.join(" ");
}

function sideText(side: Person, lead: string, texts: Texts): string[] {
  const told = lines("villager-paid", side.paid, texts);
  const assets = side.per_pawn ? [texts.text("villager-per-pawn", { count: side.assets })] : [];
  const parts = [...assets, ...(side.ability ?? []).map((effect) => effectText(effect, texts, false))];
  const start = side.paid?.length ? "villager-unpaid" : lead;
  if (parts.length > 0) told.push(sentence(start && texts.text(start), parts));
  return [...told, ...lines("villager-witch", side.witch, texts)];
}

/** Both sides of a villager, where there are two. */
export function villagerText(id: string, content: Box, texts: Texts): string {
  const [side, dark] = [content.villagers[id], content.possessed[id]];
  if (!side) return "";
  const told = dark
    ? [...sideText(side, "side-household", texts), ...sideText(dark, "side-possessed", texts)]
    : sideText(side, "", texts);
  return told.join(" ");
}

/** A scenario card: how much gloom lies on whom, and what is otherwise than without a card. */
export function scenarioText(id: string, content: Box, texts: Texts): string {
  const [scenario, usual] = [content.scenarios[id], content.scenarios["no-card"]];
  if (!scenario || !usual) return "";
  const three = membersOf(scenario.green, content);
  const told = three.flatMap((villager, i) =>
    scenario.gloom[i] ? [texts.text("scenario-gloom", { villager, count: scenario.gloom[i] })] : [],
  );
  if (told.length === 0) told.push(texts.text("scenario-household"));
  for (const name of ["favours", "evidence", "innocents", "dark_income"] as const)
    if (scenario[name] !== usual[name])
      told.push(texts.text(`scenario-${name.replace("_", "-")}`, { count: scenario[name] }));
  for (const name of ["free_suspect", "first_curse"] as const)
    if (scenario[name]) told.push(texts.text(`scenario-${name.replace("_", "-")}`));
  return told.join(" ");
}

/** In short, with signs: what a card does, what its cleansing and its boost do, what a side of a villager does. */
function brief(effects: readonly Effect[] | undefined, texts: Texts): string {
  return (effects ?? []).map((effect) => effectText(effect, texts, true)).join(", ");
}
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
export function cardBrief(card: Card, texts: Texts): string {
  const lead = leadOf(card, true);
  const told = [[lead && texts.text(lead), brief(card.effect, texts)].filter(Boolean).join(" ")];
  if (card.attached) told.push(texts.text("kc-attached"));
  if (card.power) told.push(texts.text(`kc-power-${card.power}`, { worth: card.worth, limit: card.limit }));
  return told.filter(Boolean).map(capital).join(". ");
}
export function cleanseBrief(card: Card, texts: Texts): string {
  return brief(card.cleanse, texts);
}
export function boostBrief(card: Card, texts: Texts): string {
  return card.boost
    ? `${texts.text(card.boost.instead ? "kc-boost-instead" : "kc-boost-besides")} ${brief(card.boost.effect, texts)}`
    : "";
}
export function villagerBrief(id: string, possessed: boolean, content: Box, texts: Texts): string {
  const side = (possessed ? content.possessed[id] : undefined) ?? content.villagers[id];
  if (!side) return "";
  const [paid, plain, hers] = [brief(side.paid, texts), brief(side.ability, texts), brief(side.witch, texts)];
  const told = [
    paid && `${texts.text("kc-lead-paid")} ${paid}`,
    plain && (paid ? `${texts.text("kc-lead-unpaid")} ${plain}` : plain),
    hers && `${texts.text("kc-lead-witch")} ${hers}`,
  ];
  return told
    .filter(Boolean)
    .map((part) => capital(String(part)))
    .join(". ");
}
