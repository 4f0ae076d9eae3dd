/** How a table is wished for: which options of a game are spoken of, who sits where, and what "play now" starts. */
import type { GameInfo, Setting } from "./api";
import { isOwn } from "./own";

export interface Wish {
  options: Record<string, Setting>;
  /** `me`, `open` or `bot:<name>`. */
  seats: Record<string, string>;
}
type Options = GameInfo["options"];

const LEVELS = ["novice", "club", "master"];
/** Who is as strong as it has to be: offered last, and only chosen by those who want it. */
const ADAPTIVE = "adaptive";
/** Where there are more options than this, those after the first are for connoisseurs. */
const FEW = 5;

/** Who goes by what was learned: only where there was learning. */
const CHAMPION = "champion";

/** Opponents worth playing; yardsticks only where there is nobody else, and a champion only at tables like those that
 * were learned from. */
export function opponentsOf(game: GameInfo, chosen: Wish["options"] = {}): string[] {
  const offered = [...LEVELS, ADAPTIVE];
  const levels = game.bots.filter((bot) => offered.includes(bot) || (bot === CHAMPION && isTrained(game, chosen)));
  return levels.length > 0 ? levels : game.bots.filter((bot) => bot !== CHAMPION);
}

function isTrained(game: GameInfo, chosen: Wish["options"]): boolean {
  const spoken = offeredOf(game, chosen).map((option) => option.name);
  return game.trained.some((net) =>
    spoken.every((name) => !(name in net) || net[name]?.includes(valueOf(game, chosen, name) ?? "")),
  );
}

/** What an option stands at; one that is not spoken of stands at its usual value. */
export function valueOf(game: GameInfo, chosen: Wish["options"], name: string): Setting | undefined {
  const found = game.options.find((option) => option.name === name);
  if (!found) return undefined;
  const spoken = !found.when || valueOf(game, chosen, found.when[0]) === found.when[1];
  return spoken ? (chosen[name] ?? found.default) : found.default;
}

/** Those that are spoken of now. */
export function offeredOf(game: GameInfo, chosen: Wish["options"]): Options {
  return game.options.filter((option) => !option.when || valueOf(game, chosen, option.when[0]) === option.when[1]);
}

/** The same in three heaps: what everybody is asked, what connoisseurs want to choose, how disputed rules are read. */
export function sorted(game: GameInfo, offered: Options): { first: Options; rest: Options; rulings: Options } {
  const agreed = offered.filter((option) => !option.ruling);
  const asked = game.lid.asked ?? agreed.slice(0, agreed.length > FEW ? 1 : FEW).map((option) => option.name);
  return {
    first: agreed.filter((option) => asked.includes(option.name)),
    rest: agreed.filter((option) => !asked.includes(option.name)),
    rulings: offered.filter((option) => option.ruling),
  };
}

export function seatsOf(game: GameInfo, chosen: Wish["options"]): string[] {
  const fits = (options: Wish["options"]): boolean =>
    Object.entries(options).every(([name, wanted]) => valueOf(game, chosen, name) === wanted);
  return game.seatings.find((seating) => fits(seating.options))?.seats ?? game.seats;
}

/** Who sits there unless somebody wishes otherwise: I at the side that is easiest, bots at the others. */
export function sitterOf(game: GameInfo, seats: readonly string[], seat: string): string {
  const mine = game.lid.easiest ?? "";
  const bot = opponentsOf(game)[0];
  return seat === (seats.includes(mine) ? mine : seats[0]) ? "me" : bot ? `bot:${bot}` : "open";
}

/** Every option and every seat of a table, from what was chosen so far. */
export function completed(game: GameInfo, chosen: Wish): Wish {
  const options = offeredOf(game, chosen.options).map((option) => [
    option.name,
    valueOf(game, chosen.options, option.name)!,
  ]);
  const seats = seatsOf(game, chosen.options);
  const trained = isTrained(game, chosen.options);
  const sitter = (seat: string): string => {
    const who = chosen.seats[seat] ?? sitterOf(game, seats, seat);
    return who === `bot:${CHAMPION}` && !trained ? `bot:${LEVELS.at(-1)}` : who;
  };
  return {
    options: Object.fromEntries(options) as Wish["options"],
    seats: Object.fromEntries(seats.map((seat) => [seat, sitter(seat)])),
  };
}

/** What "play now" starts: what was last played alone or against bots, else what is best to begin with. */
export function quickWish(game: GameInfo): Wish {
  return completed(game, kept(game) ?? { options: game.lid.quick, seats: {} });
}

/** Remembered for the next time, if nobody else has to come for it. */
export function keepWish(game: GameInfo, wish: Wish): void {
  const sitters = Object.values(wish.seats);
  if (!sitters.includes("me") || sitters.includes("open") || Object.values(wish.options).some(isOwn)) return;
  try {
    localStorage.setItem(`klubovna-quick-${game.id}`, JSON.stringify(wish));
  } catch {
    // A browser that keeps nothing begins as usual.
  }
}

/** As far as the game still knows what was wished then. */
function kept(game: GameInfo): Wish | null {
  try {
    const wish = JSON.parse(localStorage.getItem(`klubovna-quick-${game.id}`) ?? "null") as Wish | null;
    return wish && sound(game, wish) ? wish : null;
  } catch {
    return null;
  }
}

function sound(game: GameInfo, wish: Wish): boolean {
  const known = Object.entries(wish.options).every(([name, value]) =>
    game.options.some((option) => option.name === name && option.choices.includes(value)),
  );
  const seats = seatsOf(game, wish.options);
  const seated = Object.entries(wish.seats).every(
    ([seat, who]) => seats.includes(seat) && (who === "me" || game.bots.includes(who.replace("bot:", ""))),
  );
  return known && seated && Object.values(wish.seats).includes("me");
}
