/** What is printed on the cards of Vzdor!, what a seat sees of them, and what they are called. */
import type { LogLine } from "../../lib/house/api";
import type { Cue } from "../../lib/telling/sound";
import type { Sum, Texts } from "../../lib/house/texts";
import type { components } from "../../lib/house/wire";

export type SideName = "covert" | "revealed";
export type Phase = "planning" | "attack";
type Shapes = components["schemas"];
export type Side = Shapes["vzdor.Half"];
export type Maquis = Shapes["vzdor.Person"];
export type EnemyType = Shapes["vzdor.EnemyType"];
export type Mission = Shapes["vzdor.Target"];
export type Cards = Shapes["vzdor.Printed"];
export type EnemyView = Shapes["vzdor.EnemyView"];
export type MissionView = Shapes["vzdor.MissionView"];
export type VzdorView = Shapes["vzdor.VzdorView"];

export const SPY = "spy";
export const PHASES = ["planning", "attack", "aftermath", "rest"] as const;
export const PHASE_ICONS: Record<string, string> = { planning: "plan", attack: "attack" };
export const KEYWORD_ICONS: Record<string, string> = { defence: "shield", defeat: "star", survive: "hourglass" };

/** `known-guard-2` and `guard-2` are both a `guard`. */
export function typeOf(card: string): string {
  return card.replace(/^known-/, "").replace(/-\d+$/, "");
}

/** What stands on an enemy's card, without its defence; some are women. */
export function titleOf(texts: Texts, card: string): string {
  return texts.name(card.replace(/^known-/, "")).replace(/ \d+$/, "");
}

/** The same with the places where a long word may be broken: where its parts meet. */
export function breakable(title: string): string {
  return title.replace(/^Proti(?=\p{Ll})/u, "Proti\u00AD");
}

/** Cards by their names; those that are alike are one line. */
export function counted(texts: Texts, cards: readonly string[]): string[] {
  const names = new Map<string, number>();
  for (const card of cards) names.set(texts.name(card), (names.get(texts.name(card)) ?? 0) + 1);
  return [...names].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name));
}

/** A defence in words, with what it is made of where that is more than what is printed. */
export function defenceOf(texts: Texts, defence: number, sum: Sum | null): string {
  const told = texts.text("vzdor-defence-sum", { defence });
  return sum !== null && sum.parts.length > 1 ? `${told} (${texts.parts(sum)})` : told;
}

/** What a phase icon says besides its shape. */
export function phasesIcon(side: Side): string {
  if (side.action === null) return "dots";
  return side.phase.length > 1 ? "cards" : (PHASE_ICONS[side.phase[0] ?? ""] ?? "dots");
}

export function isRound(line: LogLine): boolean {
  return line.said.id === "log-round";
}

const LOG_ICONS: [RegExp, string][] = [
  [/mission-defeated/, "star"],
  [/mission-(chosen|failed)|new-mission/, "flag"],
  [/turned-up/, "eye"],
  [/civilian/, "candle"],
  [/spy/, "spy"],
  [/drawn|looked|shuffled|rest/, "cards"],
  [/enemy-defeated|power|gained|attack/, "attack"],
  [/survivors/, "hourglass"],
  [/discarded|put-|lost/, "trash"],
  [/weakened|halved|ignored/, "shield"],
  [/moved|reinforced/, "move"],
  [/ending/, "flag"],
];

export function logIcon(line: LogLine): string {
  if (line.said.id === "log-played") return line.said.args?.["side"] === "revealed" ? "flare" : "pine";
  return LOG_ICONS.find(([pattern]) => pattern.test(line.said.id))?.[1] ?? "chev";
}

/** Cards are heard, and so are blows; what is only counted is not. */
export function cue(line: LogLine): Cue | null {
  if (/drawn|looked|played|shuffled|discarded|put-|moved|reinforced|turned-up|new-mission|leave/.test(line.said.id))
    return "card";
  return /defeated|civilian|survivors|lost/.test(line.said.id) ? "step" : null;
}

/** What the drawings of the maquis are put together from; our own faces, named as the cards are. */
export const PORTRAITS: Record<string, readonly string[]> = {
  abel: ["body", "scarf", "face", "beret", "rifle-right"],
  adela: ["body", "collar", "hair-braid", "face", "parting"],
  adolfo: ["body", "jersey", "face", "beard", "glasses", "cap", "rifle-left"],
  anastasio: ["body", "bandolier", "face", "moustache", "straw-hat"],
  antonio: ["body", "suit", "face", "swept", "cigarette"],
  benigno: ["body", "jersey", "face", "beard", "wool-hat"],
  carlos: ["body", "collar", "face", "beard", "beret", "rifle-left"],
  celia: ["body", "shawl", "face", "curls", "earring"],
  consuelo: ["body", "collar", "face", "headscarf"],
  domingo: ["body", "scarf", "face", "stubble", "cap", "binoculars"],
  emilio: ["body", "suit", "face", "glasses", "short-hair"],
  jacinto: ["body", "bandolier", "face", "goatee", "fedora"],
  juana: ["body", "scarf", "face", "bob"],
  manuel: ["body", "collar", "face", "moustache", "cap", "satchel"],
  manuela: ["body", "collar", "hair-long", "face", "fringe"],
  marcelino: ["body", "jersey", "face", "bald", "beard"],
  nicolas: ["body", "bandolier", "face", "scar", "beret", "rifle-right"],
  paquita: ["body", "scarf", "face", "bun"],
  pilar: ["body", "jersey", "hair-long", "face", "kerchief"],
  ramona: ["body", "shawl", "hair-braid", "face", "straw-hat"],
  ricardo: ["body", "collar", "face", "moustache", "short-hair", "rifle-left"],
  roberto: ["body", "suit", "face", "moustache", "pipe", "fedora"],
  sagrario: ["body", "collar", "face", "bun", "flower"],
  soledad: ["body", "bandolier", "face", "bob", "beret"],
};
