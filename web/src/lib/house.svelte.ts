/** What the whole house shares: where we are, who we are, the language, the light, the words. */
import cs from "../texts/cs.ftl?raw";
import en from "../texts/en.ftl?raw";
import { api, type Me } from "./api";
import { hashOf, placeOf, type Place } from "./router";
import { LANGUAGES, Texts, type Arg, type Language } from "./texts";

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

class House {
  language = $state<Language>(usualLanguage());
  theme = $state<Theme>(usualTheme());
  place = $state<Place>(placeOf(location.hash));
  me = $state<Me | null>(null);
  trouble = $state<string | null>(null);
  notify = $state(kept("notify") === "yes");
  private spoken = $state.raw<Record<string, Record<Language, string>>>({});

  readonly texts = $derived(new Texts(this.language, [INTERFACE[this.language]]));
  private readonly byGame = $derived(
    Object.fromEntries(
      Object.entries(this.spoken).map(([game, sources]) => [
        game,
        new Texts(this.language, [sources[this.language], INTERFACE[this.language]]),
      ]),
    ),
  );

  /** The words of a game together with those of the house; of the house alone until they have come. */
  textsOf(game: string): Texts {
    return this.byGame[game] ?? this.texts;
  }

  async learn(game: string): Promise<void> {
    if (this.spoken[game]) return;
    const sources = await Promise.all(LANGUAGES.map((language) => api.texts(game, language)));
    const [czech = "", english = ""] = sources;
    this.spoken = { ...this.spoken, [game]: { cs: czech, en: english } };
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
    this.notify = wanted && "Notification" in window && (await Notification.requestPermission()) === "granted";
    keep("notify", this.notify ? "yes" : "no");
  }

  go(place: Place): void {
    location.hash = hashOf(place);
  }
}

export const house = new House();

/** A word of the interface in the reader's language. */
export function t(id: string, args: Record<string, Arg> = {}): string {
  return house.texts.text(id, args);
}

/** Day and time as people write them. */
export function when(moment: string | number): string {
  const date = new Date(typeof moment === "number" ? moment * 1000 : moment);
  if (Number.isNaN(date.getTime())) return "";
  const today = date.toDateString() === new Date().toDateString();
  const form: Intl.DateTimeFormatOptions = today ? { timeStyle: "short" } : { day: "numeric", month: "numeric" };
  return new Intl.DateTimeFormat(house.language, form).format(date);
}
