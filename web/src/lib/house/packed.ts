/** A new table with an owner's pack: what can be agreed on there besides. */
import type { GameInfo, PackOffer, Setting } from "./api";
import { isOwn } from "./own";

/** The game as it is with the pack: its new battles, groups and decks are choices after ours. */
export function withPack(game: GameInfo, offer: PackOffer | null): GameInfo {
  if (!offer) return game;
  const grown = (name: string): readonly Setting[] => offer.choices[name] ?? [];
  const options = game.options.map((option) => ({ ...option, choices: [...option.choices, ...grown(option.name)] }));
  return { ...game, options };
}

/** What was chosen, without what there is no longer. */
export function stillOffered(game: GameInfo, chosen: Readonly<Record<string, Setting>>): Record<string, Setting> {
  const choices = new Map(game.options.map((option) => [option.name, option.choices]));
  return Object.fromEntries(
    Object.entries(chosen).filter(([name, value]) => isOwn(value) || (choices.get(name)?.includes(value) ?? true)),
  );
}
