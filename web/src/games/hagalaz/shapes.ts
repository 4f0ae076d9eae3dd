/** What is seen of a mission and of the campaign, and what is printed on boards and cards. */
import type { components } from "../../lib/house/wire";

type Shapes = components["schemas"];
export type View = Shapes["hagalaz.HagalazView"];
export type MissionView = Shapes["hagalaz.MissionView"];
export type HexView = Shapes["hagalaz.HexView"];
export type DoorView = Shapes["hagalaz.DoorView"];
export type TurretView = Shapes["hagalaz.TurretView"];
export type HeroView = Shapes["hagalaz.HeroView"];
export type DieView = Shapes["hagalaz.DieView"];
export type FoeView = Shapes["hagalaz.FoeView"];
export type AbilityView = Shapes["hagalaz.AbilityView"];
export type ObjectiveView = Shapes["hagalaz.ObjectiveView"];
export type DeedView = Shapes["hagalaz.DeedView"];
export type Threat = Shapes["hagalaz.Threat"];
/** What a threat card orders; the name of the order is that of its sentence. */
export type Order = Threat["orders"][number];
export type Ability = Shapes["hagalaz.Ability"];
export type Campaign = Shapes["hagalaz.Campaign"];
export type Printed = Shapes["hagalaz.Mission"];
export type Box = Shapes["hagalaz.Printed"];

/** What is printed of a mission; of one of the players' own the box knows nothing. */
export function pageOf(box: Box, id: string): Printed | undefined {
  return Object.entries(box).find((page): page is [string, Printed] => page[0] === `missions/${id}`)?.[1];
}

/** Shepard's two figures have the same mat. */
export function matOf(figure: string): string {
  return figure === "shepard-f" ? "shepard" : figure;
}
/** All five, as they are called at this table. */
export function heroesOf(view: View): string[] {
  return view.sheets.map((sheet) => sheet.hero);
}
/** Of these actions every hero has slots. */
export const BASIC = ["move", "objective", "revive"] as const;
export const FACE_DOWN = "face-down";

export function heroOf(view: View, id: string | null | undefined): HeroView | undefined {
  return view.mission?.heroes.find((hero) => hero.id === id);
}

export function abilitiesOf(view: View, hero: string): AbilityView[] {
  return view.sheets.find((sheet) => sheet.hero === hero)?.abilities ?? [];
}

/** Which slots an action has, and the dice that lie in them: dice first, then those that are free. */
export interface Slot {
  sort: string;
  die: DieView | null;
}
export function slotsOf(sorts: readonly string[], id: string, dice: readonly DieView[]): Slot[] {
  const here = dice.filter((die) => die.slot === id);
  return sorts.map((sort, i) => ({ sort, die: here[i] ?? null }));
}

/** Dice on a board that lie in no slot. */
export function spared(hero: HeroView): DieView[] {
  return hero.dice.filter((die) => die.slot === null);
}

/** A die by the name that choices call it. */
export function dieName(face: string, paragon: boolean): string {
  return paragon ? `paragon-${face}` : face;
}

/** Everybody who stands on a hex, and everything that lies there. */
export interface Here {
  heroes: HeroView[];
  foe?: FoeView;
  loot: boolean;
  /** Bonus loot that lies face up. */
  caches: string[];
  tokens: string[];
  mine: boolean;
  drone: boolean;
  turret?: TurretView;
}
export function standing(mission: MissionView): Map<string, Here> {
  const found = new Map<string, Here>();
  const at = (hex: string): Here => {
    const here = found.get(hex) ?? { heroes: [], loot: false, caches: [], tokens: [], mine: false, drone: false };
    found.set(hex, here);
    return here;
  };
  for (const hero of mission.heroes) if (hero.hex) at(hero.hex).heroes.push(hero);
  for (const foe of mission.foes) at(foe.hex).foe = foe;
  for (const hex of mission.loot) at(hex).loot = true;
  for (const [what, hex] of mission.caches as [string, string][]) at(hex).caches.push(what);
  for (const [token, hex] of mission.tokens as [string, string][]) at(hex).tokens.push(token);
  for (const hex of mission.mines) at(hex).mine = true;
  for (const turret of mission.turrets) at(turret.hex).turret = turret;
  if (mission.drone) at(mission.drone).drone = true;
  return found;
}

/** Champions have a scale of shields, grunts have one. */
export function isChampion(foe: FoeView): boolean {
  return foe.resilience.length > 0;
}
