/** Messages in the reader's language, from the same Fluent files and by the same rules as `klubovna.kernel.texts`. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** A sum that explains itself: what it is made of, and how much each part adds or takes away. */
export interface Sum {
  readonly parts: readonly { readonly what: string; readonly much: number }[];
}
export type Arg = number | boolean | string | readonly string[] | Sum;
export interface Said {
  readonly id: string;
  readonly args?: Readonly<Record<string, Arg>>;
}
/** A lead ("Activate:") and what follows from it: as `klubovna.kernel.wording` makes it of the content. */
export interface Line {
  readonly lead: Said | null;
  readonly parts: readonly Said[];
}
/** What stands on things, by their ids and by the manner: `full`, `short` and what else a game knows. */
export type Wording = Readonly<Record<string, Readonly<Record<string, readonly Line[]>>>>;
export type Language = "cs" | "en";
export const LANGUAGES: readonly Language[] = ["cs", "en"];

/** What sentences ask of a name to agree with it; a name that says nothing is of no special kind. */
const TRAITS: readonly string[] = ["gender", "number"];
/** Forms of a name besides its basic one; a missing one is the basic form again. */
const CASES: readonly string[] = ["gen", "dat", "acc", "loc", "ins"];
const AND: Readonly<Record<Language, string>> = { cs: " a ", en: " and " };
const NUMBERED = /^(.+)-(\d+)$/;
export const HEX = /^[A-Z]\d{1,2}$/;

/** What is written once is read once, into however many books it comes: they are bound anew with every game's words. */
const read = new Map<string, FluentResource>();
function readOnce(source: string): FluentResource {
  const known = read.get(source) ?? new FluentResource(source);
  read.set(source, known);
  return known;
}

export class Texts {
  readonly language: Language;
  private readonly bundle: FluentBundle;

  constructor(
    language: Language,
    sources: readonly string[],
    private readonly wording: Wording = {},
  ) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(readOnce(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A whole sentence: it begins with a capital, whatever its first word is. */
  say(said: Said): string {
    return capital(this.text(said.id, said.args));
  }

  /** The sentence; what is missing shows as its id, so that a table never stops for want of words. */
  text(id: string, args: Readonly<Record<string, Arg>> = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern == null ? id : this.bundle.formatPattern(pattern, this.variables(args), []);
  }

  /** What stands on a thing, in whole sentences. */
  told(thing: string, manner = "full"): string {
    return this.sentences(this.wording[thing]?.[manner] ?? []);
  }

  /** The same of lines that come from elsewhere. */
  sentences(lines: readonly Line[]): string {
    return this.put(lines, "; ")
      .map((line) => capital(/[.!]$/.test(line) ? line : `${line}.`))
      .join(" ");
  }

  /** The same for its face, where there is little room: no full stop at the end that is not written. */
  brief(thing: string, manner = "short"): string {
    return this.lines(thing, manner)
      .map(capital)
      .reduce((told, line) => (told ? `${told.replace(/\.$/, "")}. ${line}` : line), "");
  }

  /** One by one, as parts of whatever sentence they come into. */
  lines(thing: string, manner: string, between = ", "): string[] {
    return this.put(this.wording[thing]?.[manner] ?? [], between);
  }

  private put(lines: readonly Line[], between: string): string[] {
    return lines.map(({ lead, parts }) => {
      const words = parts.map((part) => this.text(part.id, part.args)).join(between);
      return [lead && this.text(lead.id, lead.args), words].filter(Boolean).join(" ");
    });
  }

  named(thing: string): boolean {
    const numbered = NUMBERED.exec(thing);
    if (this.has(`name-${thing}`) || HEX.test(thing)) return true;
    return numbered?.[1] !== undefined && this.named(numbered[1]);
  }

  /** The name of a thing, if wanted in one of FORMS. `guard-2` without a name of its own is `guard` and the number. */
  name(thing: string, form = ""): string {
    const message = this.bundle.getMessage(`name-${thing}`);
    if (message !== undefined) {
      const pattern = message.attributes[form] ?? message.value;
      return pattern == null ? thing : this.bundle.formatPattern(pattern, {}, []);
    }
    const numbered = NUMBERED.exec(thing);
    if (numbered?.[1] === undefined) return thing;
    const name = this.name(numbered[1], form);
    return TRAITS.includes(form) ? name : `${name} ${numbered[2]}`;
  }

  private variables(args: Readonly<Record<string, Arg>>): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      if (typeof value === "number" || typeof value === "boolean") {
        found[key] = Number(value);
      } else if (typeof value === "string") {
        found[key] = this.name(value);
        found[`${key}-id`] = value;
        for (const form of [...CASES, ...TRAITS]) found[`${key}-${form}`] = this.name(value, form);
      } else if ("parts" in value) {
        found[key] = value.parts.reduce((total, part) => total + part.much, 0);
        found[`${key}-sum`] = this.parts(value);
        found[`${key}-count`] = value.parts.length;
      } else {
        found[key] = this.listed(value.map((thing) => this.name(thing)));
        for (const form of CASES) found[`${key}-${form}`] = this.listed(value.map((thing) => this.name(thing, form)));
        found[`${key}-count`] = value.length;
      }
    }
    return found;
  }

  /** What a sum is made of: `Abel 5 + Ramona 6 − forest 1`. */
  parts(sum: Sum): string {
    const told = sum.parts
      .map(({ what, much }) => ` ${much < 0 ? "−" : "+"} ${this.name(what)} ${Math.abs(much)}`)
      .join("");
    return told.startsWith(" +") ? told.slice(3) : told.slice(1);
  }

  /** One, two and three; what is there several times, 3× this and 2× that. */
  private listed(names: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    const counted = [...counts].map(([name, count]) => (count > 1 ? `${count}× ${name}` : name));
    return [counted.slice(0, -1).join(", "), ...counted.slice(-1)]
      .filter((part) => part !== "")
      .join(AND[this.language]);
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
