/** Where bots think: workers of their own, so that neither the page nor the house waits. */
import { isGone, whyOf, type Luggage } from "./luggage";
import { Pulse } from "./pulse";
import type { FromHouse, FromMind, ToMind } from "./said";

interface Thinking {
  done: (thought: Uint8Array) => void;
  failed: (why: Error) => void;
}
/** A phone has few cores, and the page and the house want one each. */
const MOST = 2;

class Mind {
  readonly thinking = new Map<number, Thinking>();
  private readonly worker: Worker;
  private readonly pulse = new Pulse(
    () => this.tell({ is: "beat" }),
    () => {
      this.leave("not a word came from it");
      this.report({ is: "stalled" });
    },
  );

  constructor(
    luggage: Luggage,
    private readonly gone: (mind: Mind) => void,
    /** To the page, what it ought to know. */
    private readonly report: (said: FromHouse) => void,
  ) {
    this.worker = new Worker(new URL("./mind.worker.ts", import.meta.url), { type: "module", name: "mind" });
    this.worker.onmessage = ({ data }: MessageEvent<FromMind>) => this.hear(data);
    this.worker.onerror = (event) => this.leave(whyOf(event));
    this.tell({ is: "begin", luggage });
  }

  think(id: number, errand: Uint8Array): Promise<Uint8Array> {
    if (this.thinking.size === 0) this.pulse.begin();
    return new Promise((done, failed) => {
      this.thinking.set(id, { done, failed });
      this.tell({ is: "think", id, errand });
    });
  }

  learn(game: string): void {
    this.tell({ is: "learn", game });
  }

  private hear(said: FromMind): void {
    this.pulse.heard();
    if (said.is === "beat") return;
    this.pulse.allow(said.is === "begun" ? said.seconds : 0);
    if (said.is === "begun") return;
    const waiting = this.thinking.get(said.id);
    this.thinking.delete(said.id);
    if (this.thinking.size === 0) this.pulse.stop();
    if (said.is === "thought") return waiting?.done(said.thought);
    this.miss(said.why);
    waiting?.failed(new Error(said.why));
  }

  /** A page of which parts are gone can't go on thinking. */
  private miss(why: string): void {
    if (isGone(why)) this.report({ is: "failed", why });
  }

  private leave(why: string): void {
    this.gone(this);
    this.pulse.stop();
    this.miss(why);
    for (const { failed } of this.thinking.values()) failed(new Error(why));
    this.thinking.clear();
    this.worker.terminate();
  }

  private tell(what: ToMind): void {
    this.worker.postMessage(what);
  }
}

export class Minds {
  private minds: Mind[] = [];
  private count = 0;
  private readonly most: number;

  constructor(
    private readonly luggage: Luggage,
    private readonly report: (said: FromHouse) => void,
  ) {
    this.most = Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency || 2) - 1));
  }

  /** By whoever has least to do; another one is called only when all are busy. */
  think(errand: Uint8Array): Promise<Uint8Array> {
    const [idlest] = [...this.minds].sort((a, b) => a.thinking.size - b.thinking.size);
    const busy = idlest === undefined || idlest.thinking.size > 0;
    return (busy && this.minds.length < this.most ? this.another() : idlest!).think(++this.count, errand);
  }

  /** One mind is called, and learns the game, before there is anything to think about. */
  ahead(game: string): void {
    (this.minds[0] ?? this.another()).learn(game);
  }

  private another(): Mind {
    const gone = (mind: Mind): void => void (this.minds = this.minds.filter((other) => other !== mind));
    const mind = new Mind(this.luggage, gone, this.report);
    this.minds.push(mind);
    return mind;
  }
}
