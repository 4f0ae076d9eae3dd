/** The way to a house that lives in this browser: a worker with our Python in it. What stands still is read beside it. */
import { beginAnew } from "../house/anew";
import { keepAtHand } from "../house/keeping";
import { Unreachable, type Answer, type Deed, type Line, type Way } from "../house/way";
import { arrival as own, type Arrival } from "./arrival.svelte";
import { Conversation, Saved } from "./conversation";
import type { Called, Site } from "./early";
import { isGone, whyOf } from "./luggage";
import { Pulse } from "./pulse";
import type { FromHouse } from "./said";

/** Without these no table can be opened; nets are for those who think. */
const NEEDED = ["pyodide.asm.wasm", "pyodide.asm.mjs", "python.tar", "klubovna.tar"];
/** What is told of oneself as soon as there is a house that knows one. */
const ONES_OWN = ["learn"];
/** A house that breaks down so often in a minute is not begun again by itself. */
const TRIES = 3;

/** Milliseconds for a first table, in which nothing else is fetched. */
const FIRST = 2000;

/** What a browser says of a storage that a newer page has made. */
const NEWER = "VersionError";

export class Alone implements Way {
  private house: Conversation | null = null;
  private breakdowns: number[] = [];
  private pulse: Pulse | null = null;
  private readonly saved = new Saved();

  constructor(
    private readonly site: Site,
    /** Calls a house, which moves in by itself. */
    private readonly call: () => Called,
    readonly arrival: Arrival = own,
  ) {
    arrival.alone = true;
    arrival.total = NEEDED.reduce((sum, part) => sum + (site.luggage[part]?.bytes ?? 0), 0);
    arrival.again = () => this.begin();
    this.begin();
  }

  async ask(path: string, deed?: Deed): Promise<Answer> {
    const still = deed || (this.arrival.ready && ONES_OWN.includes(path)) ? undefined : this.site.still[path];
    if (still) return read(still);
    if (this.house === null) throw new Unreachable(this.arrival.trouble?.why ?? "");
    return this.house.ask(path, deed);
  }

  line(path: string): Line {
    return this.house?.line(path) ?? cut();
  }

  async address(path: string): Promise<string> {
    return this.saved.of((await this.ask(path)).text);
  }

  /** Nothing may be there to be fetched when bots have to think about this game. */
  thinkAhead(game: string): void {
    this.house?.tell({ is: "think-ahead", game });
  }

  think(errand: Uint8Array): Promise<Uint8Array | null> {
    return this.house?.think(errand) ?? Promise.resolve(null);
  }

  private begin(): void {
    this.house?.end("");
    Object.assign(this.arrival, { came: 0, ready: false, trouble: null });
    const { worker, heard } = this.call();
    const house = (this.house = new Conversation(worker));
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => this.hear(house, data);
    worker.onerror = (event) => this.breakDown(whyOf(event));
    this.pulse = this.felt(house);
    for (const said of heard) this.hear(house, said);
  }

  private felt(house: Conversation): Pulse {
    const gone = (): void => {
      this.breakDown("not a word came from it");
      this.arrival.stall("house");
    };
    const pulse = new Pulse(() => house.tell({ is: "beat" }), gone);
    pulse.begin();
    return pulse;
  }

  private hear(house: Conversation, said: FromHouse): void {
    this.pulse?.heard();
    if (said.is === "came") this.arrival.came += said.bytes;
    else if (said.is === "ready") this.ready();
    else if (said.is === "failed") this.breakDown(said.why);
    else if (said.is === "stalled") this.arrival.stall("mind");
    else house.hear(said);
  }

  /** Somebody is waiting for a table now: then there is time to keep all of it for the day without a network. */
  private ready(): void {
    this.arrival.ready = true;
    this.pulse?.allow();
    setTimeout(keepAtHand, FIRST);
    void navigator.storage?.persist?.().catch(() => undefined);
  }

  /** What was shown has been kept: another house reads it, and whoever waited asks again. */
  private breakDown(why: string): void {
    if (isGone(why)) void beginAnew();
    const now = Date.now();
    const arriving = !this.arrival.ready;
    this.breakdowns = [...this.breakdowns.filter((time) => now - time < 60_000), now];
    const broken = this.house;
    this.house = null;
    this.pulse?.stop();
    if (arriving || this.breakdowns.length > TRIES)
      this.arrival.trouble = {
        said: why.startsWith(NEWER) ? "alone-newer" : arriving ? "alone-no-house" : "alone-broken",
        why,
      };
    else this.begin();
    broken?.end(why);
  }
}

/** To a house that is not there. */
function cut(): Line {
  const line: Line = { onopen: null, onmessage: null, onclose: null, send: () => undefined, close: () => undefined };
  setTimeout(() => line.onclose?.());
  return line;
}

async function read(address: string): Promise<Answer> {
  try {
    const answer = await fetch(address);
    return { status: answer.status, text: await answer.text() };
  } catch (problem) {
    throw new Unreachable(String(problem));
  }
}
