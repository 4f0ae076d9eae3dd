/** What the whole house shares: where we are, who we are, the language, the light, the words. */
import cs from "../../texts/cs.ftl?raw";
import en from "../../texts/en.ftl?raw";
import { isAway } from "../along/notes";
import { arrival } from "../alone/arrival.svelte";
import { api, Refused, type GameInfo, type Me } from "./api";
import { paint } from "./lids";
import { mayNotify } from "./notices";
import { hashOf, placeOf, type Place } from "./router";
import { sound } from "../telling/sound";
import { PACES, type Pace } from "../telling/story";
import { LANGUAGES, Texts, type Arg, type Language, type Wording } from "./texts";

export type Theme = "day" | "evening";
const INTERFACE: Record<Language, string> = { cs, en };

function kept(name: string): string | null {
  try {
    return localStorage.getItem(`klubovna-${name}`);
  } catch {
    return null;
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`klubovna-${name}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function usualLanguage(): Language {
  const wanted = kept("language") ?? navigator.language.slice(0, 2);
  return wanted === "cs" || wanted === "sk" ? "cs" : "en";
}

function usualTheme(): Theme {
  const wanted = kept("theme");
  if (wanted === "day" || wanted === "evening") return wanted;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "evening" : "day";
}

function usualPace(): Pace {
  const wanted = kept("pace") ?? "";
  return wanted in PACES ? (wanted as Pace) : "usual";
}

class House {
  language = $state<Language>(usualLanguage());
  theme = $state<Theme>(usualTheme());
  place = $state<Place>(placeOf(location.hash));
  me = $state<Me | null>(null);
  trouble = $state<string | null>(null);
  notify = $state(kept("notify") === "yes");
  sound = $state(kept("sound") === "yes");
  /** Whether what an action would do is shown before it is done. Who has a mouse sees it by pointing. */
  confirm = $state((kept("confirm") ?? (matchMedia("(hover: none)").matches ? "yes" : "no")) === "yes");
  /** Whether questions with a single answer are answered by themselves, after a pause. */
  forced = $state(kept("forced") === "yes");
  /** Whether it is told what to look at in a decision, where a game says it: until somebody knows it and turns it off. */
  matters = $state(kept("matters") !== "no");
  /** Whether one's attempts at puzzles count for a rating. */
  rated = $state(kept("rated") === "yes");
  /** Whether bots of tables that go along may think on this device. */
  lends = $state(kept("lends") !== "no");
  /** How quickly the turns of others are told. */
  pace = $state<Pace>(usualPace());
  /** The table to which somebody came by a link that was no longer good. */
  turnedAway = $state("");
  /** Whether somebody is here for the first time: nobody has ever sat at a table in this browser. */
  newcomer = $state(kept("been") !== "yes");
  /** The games of the house, as they stand on the shelf; none until the server has told them. */
  games = $state.raw<readonly GameInfo[]>([]);
  private faces = $state.raw<Record<string, Record<Language, string>>>({});
  private printed = $state.raw<Record<string, Wording>>({});
  /** What things of owners' packs are called, at the table that was last sat down to. */
  private named = $state.raw<Record<string, Readonly<Record<string, string>>>>({});
  private spoken = $state.raw<Record<string, Record<Language, string>>>({});

  /** Of lessons and of puzzles, where somebody has come to them. */
  private taught = $state.raw<Record<string, Record<Language, string>>>({});
  private posed = $state.raw<Record<string, Record<Language, string>>>({});

  /** Whether it lives in this browser: there are no accounts, and nobody else comes. */
  readonly alone = $derived(arrival.alone);
  /** Whether it is a server that could not be reached when the page was opened: only tables that go along are here. */
  readonly away = isAway;
  readonly texts = $derived(new Texts(this.language, [INTERFACE[this.language]]));
  private readonly byGame = $derived(
    Object.fromEntries(
      Object.entries(this.spoken).map(([game, sources]) => [
        game,
        new Texts(
          this.language,
          [sources, this.taught[game], this.posed[game], INTERFACE, this.faces[game], this.named[game]].map(
            (words) => words?.[this.language] ?? "",
          ),
          this.printed[game],
        ),
      ]),
    ),
  );

  /** The words of a game together with those of the house; of the house alone until they have come. */
  textsOf(game: string): Texts {
    return this.byGame[game] ?? this.texts;
  }

  async learn(game: string): Promise<void> {
    if (this.spoken[game]) return;
    const words = await inEvery((language) => api.texts(game, language));
    this.spoken = { ...this.spoken, [game]: words };
  }

  /** The words of the lessons of a game, besides its own. */
  async beTaught(game: string): Promise<void> {
    if (this.taught[game]) return;
    const [words] = await Promise.all([inEvery((language) => api.lessonWords(game, language)), this.learn(game)]);
    this.taught = { ...this.taught, [game]: words };
  }

  /** The words of its puzzles. */
  async beAsked(game: string): Promise<void> {
    if (this.posed[game]) return;
    const [words] = await Promise.all([inEvery((language) => api.puzzleWords(game, language)), this.learn(game)]);
    this.posed = { ...this.posed, [game]: words };
  }

  /** The words of the game's own table, which come with its face, and what stands on its things, which the server tells,
   * with the names that an owner's pack gives them. */
  teach(
    game: string,
    words: Record<Language, string> | undefined,
    wording: Wording,
    names: Readonly<Record<string, string>> = {},
  ): void {
    this.named = { ...this.named, [game]: names };
    if (words) this.faces = { ...this.faces, [game]: words };
    this.printed = { ...this.printed, [game]: wording };
  }

  /** What a pack calls things, where nothing of it lies on a table yet. */
  name(game: string, names: Readonly<Record<string, string>>): void {
    this.named = { ...this.named, [game]: names };
  }

  /** Which games there are, asked anew. */
  async stock(): Promise<readonly GameInfo[]> {
    this.games = await api.games();
    paint(this.games);
    return this.games;
  }

  lidOf(game: string): GameInfo["lid"] | undefined {
    return this.games.find((found) => found.id === game)?.lid;
  }

  /** The words of games that are only mentioned: without them they are called by what the house knows. */
  meet(games: readonly string[]): void {
    for (const game of games) void this.learn(game).catch(() => undefined);
  }

  beenHere(): void {
    this.newcomer = false;
    keep("been", "yes");
  }

  speak(language: Language): void {
    this.language = language;
    keep("language", language);
  }

  light(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
  }

  async setNotify(wanted: boolean): Promise<void> {
    this.notify = wanted && (await mayNotify());
    keep("notify", this.notify ? "yes" : "no");
  }

  setConfirm(wanted: boolean): void {
    this.confirm = wanted;
    keep("confirm", wanted ? "yes" : "no");
  }

  setForced(wanted: boolean): void {
    this.forced = wanted;
    keep("forced", wanted ? "yes" : "no");
  }

  setMatters(wanted: boolean): void {
    this.matters = wanted;
    keep("matters", wanted ? "yes" : "no");
  }

  setRated(wanted: boolean): void {
    this.rated = wanted;
    keep("rated", wanted ? "yes" : "no");
  }

  setLends(wanted: boolean): void {
    this.lends = wanted;
    keep("lends", wanted ? "yes" : "no");
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    keep("pace", pace);
  }

  setSound(wanted: boolean): void {
    this.sound = wanted;
    keep("sound", wanted ? "yes" : "no");
    if (wanted) sound(["turn"]);
  }

  go(place: Place): void {
    location.hash = hashOf(place);
  }
}

async function inEvery(words: (language: Language) => Promise<string>): Promise<Record<Language, string>> {
  const [cs = "", en = ""] = await Promise.all(LANGUAGES.map(words));
  return { cs, en };
}

export const house = new House();

/** A word of the interface in the reader's language. */
export function t(id: string, args: Record<string, Arg> = {}): string {
  return house.texts.text(id, args);
}

/** Why something was not done: the house's own reason if it gave one; that nobody answered; or what is said otherwise. */
export function whyNot(problem: unknown, otherwise: string): string {
  if (problem instanceof Refused)
    return problem.said && house.texts.has(problem.said.id) ? house.texts.say(problem.said) : t(otherwise);
  return t(house.alone ? "alone-no-answer" : "trouble-server");
}

/** A person's name; guests have one in every language. */
export function called(name: string): string {
  if (house.alone && name.startsWith("guest-")) return t("alone-you");
  return name.startsWith("guest-") ? t("club-guest", { id: name.slice("guest-".length) }) : name;
}

/** What a bot is called: by its level, as far as the house has a word for it. */
export function botCalled(bot: string): string {
  return house.texts.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** The name of a game as it stands on the shelf; its id until it is known. */
export function titleOf(game: string): string {
  const texts = house.textsOf(game);
  const said = ["game-short", "game-name"].find((id) => texts.has(id));
  return house.lidOf(game)?.words[house.language]?.short ?? (said ? texts.text(said) : game);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["minute", 60],
  ["hour", 3600],
  ["day", 86_400],
];
/** How long ago something happened, as people say it; after a week by its date. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - seconds);
  if (past > 7 * 86_400) return when(seconds);
  const [unit, length] = STEPS.filter(([, length]) => past >= length).at(-1) ?? STEPS[0]!;
  const form = new Intl.RelativeTimeFormat(house.language, { numeric: "auto", style: "short" });
  return form.format(-Math.floor(past / length), unit);
}

/** Day and time as people write them. */
export function when(moment: string | number): string {
  const date = new Date(typeof moment === "number" ? moment * 1000 : moment);
  if (Number.isNaN(date.getTime())) return "";
  const today = date.toDateString() === new Date().toDateString();
  const form: Intl.DateTimeFormatOptions = today ? { timeStyle: "short" } : { day: "numeric", month: "numeric" };
  return new Intl.DateTimeFormat(house.language, form).format(date);
}
