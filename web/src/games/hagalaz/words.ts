/** The map in words: what a screen reader says of a hex, of a hero, of an enemy. */
import type { Texts } from "../../lib/house/texts";
import {
  isChampion,
  type FoeView,
  type Here,
  type HeroView,
  type HexView,
  type MissionView,
  type Order,
} from "./shapes";

/** What a thing does: with the numbers of the content, if there are any. */
export function full(thing: string, texts: Texts): string {
  return texts.told(thing) || texts.text(`full-${thing}`);
}

export function foeWords(foe: FoeView, texts: Texts): string[] {
  const words = [
    texts.name(foe.sort),
    ...(foe.attack === null ? [] : [texts.text("hg-attack-of", { attack: foe.attack })]),
    texts.text("hg-shields-of", { shields: foe.shields }),
  ];
  if (foe.damage > 0) words.push(texts.text("hg-damage-of", { damage: foe.damage }));
  if (isChampion(foe)) words.push(texts.text("hg-level-of", { level: foe.level, most: foe.resilience.length }));
  if (foe.specialisation) words.push(texts.name(foe.specialisation));
  if (foe.stunned) words.push(texts.text("hg-stunned"));
  if (foe.biotic) words.push(texts.text("hg-biotic"));
  return words;
}

export function heroWords(hero: HeroView, texts: Texts): string[] {
  const words = [
    texts.name(hero.id),
    texts.text("hg-health-of", { health: hero.health, most: hero.most_health }),
    texts.text("hg-shields-left", { shields: hero.shields, most: hero.most_shields }),
  ];
  if (hero.status === "down") words.push(texts.text("hg-down"));
  if (hero.carries.length > 0) words.push(texts.text("hg-carries", { tokens: hero.carries }));
  return words;
}

/** "E6, raised, locked door to the east, trooper, attack 1, shields 2, shooter". */
export function hexWords(hex: HexView, here: Here | undefined, mission: MissionView, texts: Texts): string {
  const words = [hex.id];
  if (mission.covered.includes(hex.id)) words.push(texts.text("hg-covered"));
  if (hex.raised) words.push(texts.text("hg-raised"));
  for (const mark of hex.marks) words.push(...markWords(mark, hex.id, mission, texts));
  for (const door of mission.doors) {
    if (door.here === hex.id || door.there === hex.id)
      words.push(`${texts.name(door.locked ? "locked-door" : "door")} ${door.here}–${door.there}`);
  }
  if (here?.turret)
    words.push(
      `${texts.name(here.turret.active ? "turret" : "disabled-turret")}, ${texts.text(`hg-faces-${here.turret.facing}`)}`,
    );
  if (here?.loot) words.push(texts.name("loot"));
  for (const what of here?.caches ?? []) words.push(texts.name(what));
  for (const token of here?.tokens ?? []) words.push(texts.name(token));
  if (here?.mine) words.push(texts.name("mine"));
  if (here?.drone) words.push(texts.name("chatika"));
  for (const hero of here?.heroes ?? []) words.push(...heroWords(hero, texts));
  if (here?.foe) words.push(...foeWords(here.foe, texts));
  return words.join(", ");
}

/** "terminal 1", "fast travel 2", "start of grunts". */
export function markName(mark: string, texts: Texts): string {
  const numbered = /^(.+) (\d)$/.exec(mark);
  const name = texts.name((numbered?.[1] ?? mark).replaceAll(" ", "-"));
  return numbered ? `${name} ${numbered[2]}` : name;
}

const LYING = ["loot", "bonus loot", "refugee", "champion start", "raised"];
function markWords(mark: string, hex: string, mission: MissionView, texts: Texts): string[] {
  if (LYING.includes(mark) || (mark === "hero start" && mission.round > 0)) return [];
  if (mark.startsWith("start of")) return mission.round > 0 ? [] : [texts.name("hero-start")];
  const word = markName(mark, texts);
  return [
    mission.handled.includes(hex) && /objective|terminal/.test(mark) ? `${word} (${texts.text("hg-handled")})` : word,
  ];
}

const ORDER_SIGNS: Record<string, string> = { turrets: "hg-turret" };
export function orderSign(order: Order): string {
  const [type] = "types" in order ? order.types : [];
  return type ? `hg-${type}` : (ORDER_SIGNS[order.do] ?? `hg-${order.do}`);
}

/** The words of an objective: ours from the texts, else those of the mission's own text; a lesson's are the id of a message. */
export function goalWords(
  mission: MissionView,
  goal: { id: string; text: string | null; hexes: readonly string[] },
  texts: Texts,
): string {
  return goal.text === null
    ? texts.text(`goal-${mission.id}-${goal.id}`)
    : texts.text(goal.text, { hexes: [...goal.hexes] });
}

export function missionName(mission: { id: string; title: string }, texts: Texts): string {
  return mission.title ? texts.text(mission.title) : texts.name(mission.id);
}
