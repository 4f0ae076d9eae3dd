/** The way to a house that lives in this browser: a worker with our Python in it. What stands still is read beside it. */
import { beginAnew } from "../house/anew";
import { keepAtHand } from "../house/keeping";
import { Unreachable, type Answer, type Deed, type Line, type Way } from "../house/way";
import { arrival } from "./arrival.svelte";
import type { Called, Site } from "./early";
import { isGone, whyOf } from "./luggage";
import { Pulse } from "./pulse";
import type { FromHouse, ToHouse } from "./said";

/** Without these no table can be opened; nets are for those who think. */
const NEEDED = ["pyodide.asm.wasm", "pyodide.asm.mjs", "python.tar", "klubovna.tar"];
/** What is told of oneself as soon as there is a house that knows one. */
const ONES_OWN = ["learn"];
/** A house that breaks down so often in a minute is not begun again by itself. */
const TRIES = 3;

/** What a browser says of a storage that a newer page has made. */
const NEWER = "VersionError";

interface Waiting {
  answered: (answer: Answer) => void;
  failed: (why: Unreachable) => void;
}

export class Alone implements Way {
  private worker: Worker | null = null;
  private count = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly lines = new Map<number, Line>();
  private breakdowns: number[] = [];
  private pulse: Pulse | null = null;
  private saved = "";

  constructor(
    private readonly site: Site,
    /** Calls a house, which moves in by itself. */
    private readonly call: () => Called,
  ) {
    arrival.alone = true;
    arrival.total = NEEDED.reduce((sum, part) => sum + (site.luggage[part]?.bytes ?? 0), 0);
    arrival.again = () => this.begin();
    this.begin();
  }

  async ask(path: string, deed?: Deed): Promise<Answer> {
    const still = deed || (arrival.ready && ONES_OWN.includes(path)) ? undefined : this.site.still[path];
    if (still) return read(still);
    const [place = "", query = ""] = path.split("?");
    return this.asked({
      is: "ask",
      id: ++this.count,
      method: deed?.method ?? "GET",
      path: place,
      query,
      body: deed?.body ?? "",
    });
  }

  line(path: string): Line {
    const [place = "", query = ""] = path.split("?");
    const id = ++this.count;
    const line: Line = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => this.tell({ is: "said", id, text }),
      close: () => {
        if (this.lines.delete(id)) this.tell({ is: "close", id });
      },
    };
    this.lines.set(id, line);
    this.tell({ is: "line", id, path: place, query });
    return line;
  }

  async address(path: string): Promise<string> {
    const { text } = await this.ask(path);
    URL.revokeObjectURL(this.saved);
    return (this.saved = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" })));
  }

  private begin(): void {
    this.worker?.terminate();
    Object.assign(arrival, { came: 0, ready: false, trouble: null });
    const { worker, heard } = this.call();
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => this.hear(data);
    worker.onerror = (event) => this.breakDown(whyOf(event));
    this.pulse = this.felt();
    for (const said of heard) this.hear(said);
  }

  private felt(): Pulse {
    const gone = (): void => {
      this.breakDown("not a word came from it");
      arrival.stall("house");
    };
    const pulse = new Pulse(() => this.tell({ is: "beat" }), gone);
    pulse.begin();
    return pulse;
  }

  private hear(said: FromHouse): void {
    this.pulse?.heard();
    if (said.is === "came") arrival.came += said.bytes;
    else if (said.is === "ready") this.ready();
    else if (said.is === "failed") this.breakDown(said.why);
    else if (said.is === "answer") {
      this.waiting.get(said.id)?.answered(said);
      this.waiting.delete(said.id);
    } else if (said.is === "stalled") arrival.stall("mind");
    else if (said.is === "opened") this.lines.get(said.id)?.onopen?.();
    else if (said.is === "told") this.lines.get(said.id)?.onmessage?.({ data: said.text });
    else if (said.is === "closed") this.cut(said.id);
  }

  /** Now there is time to keep all of it for the day without a network, and to ask that it may stay. */
  private ready(): void {
    arrival.ready = true;
    this.pulse?.allow();
    keepAtHand();
    void navigator.storage?.persist?.().catch(() => undefined);
  }

  /** What was shown has been kept: another house reads it, and whoever waited asks again. */
  private breakDown(why: string): void {
    if (isGone(why) && beginAnew()) return;
    const now = Date.now();
    const arriving = !arrival.ready;
    this.breakdowns = [...this.breakdowns.filter((time) => now - time < 60_000), now];
    this.worker?.terminate();
    this.worker = null;
    this.pulse?.stop();
    if (arriving || this.breakdowns.length > TRIES)
      arrival.trouble = {
        said: why.startsWith(NEWER) ? "alone-newer" : arriving ? "alone-no-house" : "alone-broken",
        why,
      };
    else this.begin();
    for (const { failed } of this.waiting.values()) failed(new Unreachable(why));
    this.waiting.clear();
    for (const id of [...this.lines.keys()]) this.cut(id);
  }

  private cut(id: number): void {
    const line = this.lines.get(id);
    this.lines.delete(id);
    line?.onclose?.();
  }

  private asked(question: Extract<ToHouse, { is: "ask" }>): Promise<Answer> {
    return new Promise((answered, failed) => {
      if (this.worker === null) return failed(new Unreachable(arrival.trouble?.why ?? ""));
      this.waiting.set(question.id, { answered, failed });
      this.tell(question);
    });
  }

  private tell(what: ToHouse): void {
    this.worker?.postMessage(what);
  }
}

async function read(address: string): Promise<Answer> {
  try {
    const answer = await fetch(address);
    return { status: answer.status, text: await answer.text() };
  } catch (problem) {
    throw new Unreachable(String(problem));
  }
}
