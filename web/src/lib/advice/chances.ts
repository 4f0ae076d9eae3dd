/** Chances from 0 to 1: how they are written, drawn on a scale, and which choices lost most of them. */
import type { Because, Reviewed } from "../house/api";
import type { Language, Texts } from "../house/texts";

/** So many choices are listed… */
const WORST = 7;
/** …that lost at least this much. */
export const WORTH_A_WORD = 0.005;
/** What is called much where it can't be told in numbers. */
const MUCH = 0.08;
const TOPS = [0.05, 0.1, 0.2, 0.5];

/** Small chances with a decimal place: where wins are rare, they are what differs. */
export function percent(chance: number, language: Language): string {
  const small = chance >= 0.0005 && chance < 0.0995;
  const digits = {
    style: "percent",
    minimumFractionDigits: small ? 1 : 0,
    maximumFractionDigits: small ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(language, digits).format(chance);
}

/** What would follow from a choice: "then: …", "Allies, most likely: …". */
export function because(reason: Because, texts: Texts): string {
  const said = texts.say(reason.said);
  return reason.kind === "certain" ? said : `${texts.text(`hint-${reason.kind}`, { seat: reason.seat ?? "" })} ${said}`;
}

/** What a choice has lost; a word where chances were not measured. */
export function lost(one: Reviewed, texts: Texts): string {
  if (one.measured) return `−${percent(one.loss, texts.language)}`;
  return texts.text(one.loss >= MUCH ? "hint-worth-poor" : "hint-worth-weaker");
}

/** Where the scale ends. */
export function topOf(chances: readonly number[]): number {
  const highest = Math.max(0, ...chances);
  return TOPS.find((top) => highest <= top) ?? 1;
}

/** Numbers of the choices that lost most, the most costly first. */
export function worst(decisions: readonly Reviewed[]): number[] {
  return decisions
    .map((_, i) => i)
    .filter((i) => loss(decisions[i]) >= WORTH_A_WORD)
    .sort((a, b) => loss(decisions[b]) - loss(decisions[a]))
    .slice(0, WORST);
}

/** The choice that a step of the replay belongs to: the last one that had been asked by then; -1 before the first. */
export function choiceAt(decisions: readonly Reviewed[], step: number): number {
  return decisions.filter((one) => one.at <= step).length - 1;
}

/** The choice that is drawn nearest to a place, of a line that is so wide. */
export function nearestChoice(x: number, width: number, count: number): number {
  return count < 2 ? count - 1 : Math.max(0, Math.min(count - 1, Math.round((x / width) * (count - 1))));
}

function loss(decision: Reviewed | undefined): number {
  return decision?.loss ?? 0;
}
