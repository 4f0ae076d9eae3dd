/** Messages in the reader's language, from the same Fluent files and by the same rules as `klubovna.kernel.texts`. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Arg = number | boolean | string | readonly string[];
export interface Said {
  readonly id: string;
  readonly args?: Readonly<Record<string, Arg>>;
}
export type Language = "cs" | "en";
export const LANGUAGES: readonly Language[] = ["cs", "en"];

/** What a name may have besides its basic form; a missing one is the basic form again. */
const FORMS = ["gen", "dat", "acc", "gender"] as const;
const NUMBERED = /^(.+)-(\d+)$/;

export class Texts {
  readonly language: Language;
  private readonly bundle: FluentBundle;

  constructor(language: Language, sources: readonly string[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(said: Said): string {
    return this.text(said.id, said.args);
  }

  /** The sentence; what is missing shows as its id, so that a table never stops for want of words. */
  text(id: string, args: Readonly<Record<string, Arg>> = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern == null ? id : this.bundle.formatPattern(pattern, this.variables(args), []);
  }

  named(thing: string): boolean {
    const numbered = NUMBERED.exec(thing);
    return this.has(`name-${thing}`) || (numbered?.[1] !== undefined && this.named(numbered[1]));
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
    return form === "gender" ? name : `${name} ${numbered[2]}`;
  }

  private variables(args: Readonly<Record<string, Arg>>): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      if (typeof value === "number" || typeof value === "boolean") {
        found[key] = Number(value);
      } else if (typeof value === "string") {
        found[key] = this.name(value);
        found[`${key}-id`] = value;
        for (const form of FORMS) found[`${key}-${form}`] = this.name(value, form);
      } else {
        found[key] = value.map((thing) => this.name(thing)).join(", ");
        found[`${key}-acc`] = value.map((thing) => this.name(thing, "acc")).join(", ");
        found[`${key}-count`] = value.length;
      }
    }
    return found;
  }
}
