/** What is told of packs that somebody else may play with: how their games went, and which table is opened with one. */
import { api, type Draft, type GameInfo, type Item, type PackOffer, type Setting } from "../house/api";
import { PACK } from "../house/own";
import { withPack } from "../house/packed";
import { completed, seatsOf } from "../house/wishes";
import { openDraft } from "./drafts";

export const ORDERS = ["new", "played", "liked"] as const;
export type Order = (typeof ORDERS)[number];

export function wantedItems(items: readonly Item[], game: string, query: string, order: Order): Item[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const told = (item: Item): string => plain([...Object.values(item.title), item.author].join(" "));
  const by: Record<Order, (item: Item) => number> = {
    new: ({ at }) => at,
    played: ({ results }) => results.plays,
    liked: ({ thumbs }) => thumbs,
  };
  return items
    .filter((item) => (game === "" || item.game === game) && words.every((word) => told(item).includes(word)))
    .sort((one, other) => by[order](other) - by[order](one) || other.at - one.at);
}

/** Without accents and capitals. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export interface Won {
  seat: string;
  games: number;
  percent: number;
}

/** How often each side has won. Where all who play win together, it is told once, without a seat. */
export function wonBy({ games, won }: Item["results"]): Won[] {
  if (games === 0) return [];
  const percent = (number: number): number => Math.round((100 * number) / games);
  const all = Object.entries(won).sort(([, one], [, other]) => other - one);
  const most = all[0]?.[1] ?? 0;
  const together = all.length !== 2 || all.reduce((sum, [, number]) => sum + number, 0) > games;
  if (together) return [{ seat: "", games: most, percent: percent(most) }];
  return all.map(([seat, number]) => ({ seat, games: number, percent: percent(number) }));
}

/** By `library/<item>` or `packs/<draft>`: which game it is for, what it is called, its text. */
export async function packBy(which: string): Promise<Pick<Draft, "game" | "title" | "text">> {
  const [shelf, id = ""] = which.split("/");
  return shelf === "library" ? api.item(id) : openDraft(id);
}

/** Who sits where when somebody wants to play with a pack at once. */
export const COMPANIES = ["bot", "hot-seat", "link"] as const;
export type Company = (typeof COMPANIES)[number];

/** Of these, what can be had: whoever plays alone needs nobody. */
export function companiesOf(game: GameInfo, alone: boolean): Company[] {
  if (seatsOf(game, game.lid.quick).length < 2) return ["bot"];
  return COMPANIES.filter((company) => company !== "link" || !alone);
}

export interface Opening {
  game: string;
  options: Record<string, Setting>;
  seats: Record<string, string>;
}

/** What there is only with the pack, such as its battle: whoever plays with it at once plays that. */
export function grownOptions(game: GameInfo, offer: PackOffer | null): Record<string, Setting> {
  const grown = Object.entries(offer?.choices ?? {}).flatMap(([name, [first]]) => {
    const when = game.options.find((option) => option.name === name)?.when;
    return first === undefined ? [] : [...(when ? [when] : []), [name, first] as [string, Setting]];
  });
  return Object.fromEntries(grown) as Record<string, Setting>;
}

export function openingOf(ours: GameInfo, text: string, company: Company, offer: PackOffer | null = null): Opening {
  const game = withPack(ours, offer);
  const wish = completed(game, { options: { ...game.lid.quick, ...grownOptions(game, offer) }, seats: {} });
  const others = company === "hot-seat" ? "me" : "open";
  const seats = Object.entries(wish.seats).map(([seat, who]) => [
    seat,
    company === "bot" || who === "me" ? who : others,
  ]);
  return {
    game: game.id,
    options: { ...wish.options, [PACK]: text },
    seats: Object.fromEntries(seats) as Record<string, string>,
  };
}

/** A pack as a file on the device. */
export function fileOf(title: string): string {
  const name = plain(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${name || "pack"}.toml`;
}

export function save(title: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: fileOf(title) });
  link.click();
  URL.revokeObjectURL(address);
}
