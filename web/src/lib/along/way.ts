/** The way of a served page with tables that go along: each is reached where it is played now. */
import { Arrival } from "../alone/arrival.svelte";
import { addressed, called } from "../alone/early";
import type { Luggage } from "../alone/luggage";
import { Alone } from "../alone/way";
import { reachBy, served, Unreachable, type Answer, type Deed, type Line, type Way } from "../house/way";

export const TABLE = /^tables\/([^/?]+)/;
/** What is the same in every house. */
export const STILL = /^(rules|texts|content|games)\b/;

export class Along implements Way {
  /** The tables that are played on here. */
  readonly here = new Set<string>();

  constructor(
    readonly home: Way,
    readonly house: Alone,
  ) {}

  async ask(path: string, deed?: Deed): Promise<Answer> {
    try {
      return await this.to(path).ask(path, deed);
    } catch (problem) {
      if (problem instanceof Unreachable && !deed && STILL.test(path)) return this.house.ask(path);
      throw problem;
    }
  }

  line(path: string): Line {
    return this.to(path).line(path);
  }

  address(path: string): Promise<string> {
    return this.to(path).address(path);
  }

  private to(path: string): Way {
    return this.here.has(decodeURIComponent(TABLE.exec(path)?.[1] ?? "")) ? this.house : this.home;
  }
}

let going: Promise<Along> | null = null;

/** With a house beside the page, which is called when the first table goes along. */
export function along(): Promise<Along> {
  going ??= begun();
  going.catch(() => (going = null));
  return going;
}

async function begun(): Promise<Along> {
  const found = new Along(served, await beside());
  reachBy(found);
  return found;
}

/** The house beside the page. */
export async function beside(): Promise<Alone> {
  const answer = await fetch("luggage/luggage.json");
  if (!answer.ok) throw new Unreachable(`${answer.status}`);
  const luggage = addressed((await answer.json()) as Luggage);
  const name = `klubovna along ${new URL(".", document.baseURI).pathname}`;
  return new Alone({ luggage, still: {} }, () => called(luggage, name), new Arrival());
}
