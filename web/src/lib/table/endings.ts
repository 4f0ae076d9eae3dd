/** How a game ended. Where several play it matters who won; to one who plays alone, which title was earned. */
import type { Outcome } from "../house/api";
import type { Texts } from "../house/texts";

/** In the eyes of a seat, or of somebody who watched; `alone` where nobody but the game was against them. */
export function endingOf(outcome: Outcome, seat: string | null | undefined, alone: boolean, texts: Texts): string {
  const won = outcome.winners.length > 0;
  if (alone) return titleOf(outcome, texts) || texts.text(won ? "over-won" : "over-lost");
  if (!won) return texts.text("over-draw");
  if (!seat) return texts.text("over-won-by", { winners: outcome.winners });
  return texts.text(outcome.winners.includes(seat) ? "over-won" : "over-lost");
}

/** In which way somebody won, where the game has a word for it. */
export function wayOf(outcome: Outcome, texts: Texts): string {
  const way = `way-${outcome.reason}`;
  return texts.named(way) ? texts.name(way) : "";
}

export function pointsOf(outcome: Outcome): number {
  return outcome.scores[outcome.winners[0] ?? ""] ?? Object.values(outcome.scores)[0] ?? 0;
}

function titleOf(outcome: Outcome, texts: Texts): string {
  const title = `title-${outcome.reason}`;
  return texts.named(title) ? texts.name(title) : "";
}
