/**
 * Whoever asks what is certain: things are marked at the table until somebody says that these are all. What follows of each
 * was sent with the puzzle; in the end it is told, and a world is shown in which somebody possible is it.
 */
import { api, type Moment, type Option, type Posed, type Previews, type Solved } from "../house/api";
import { house } from "../house/house.svelte";
import { hashOf } from "../house/router";
import { Guide } from "../learning/guide.svelte";
import type { Furniture } from "../table/furniture";
import type { Out } from "../table/teacher";
import { TRIES } from "./puzzle";
import { puzzling } from "./puzzling.svelte";

export type Certain = NonNullable<Posed["certain"]>;
export type Candidate = Certain["candidates"][number];

/** What was named in vain: so many too many, and so many too few. */
export interface Miss {
  named: readonly string[];
  many: number;
  few: number;
}

export class Namer extends Guide {
  phase = $state<"asks" | "over">("asks");
  /** By the things, in the order of the candidates. */
  marked = $state.raw<readonly string[]>([]);
  tries = $state.raw<readonly Miss[]>([]);
  helped = $state(false);
  found = $state(false);
  /** What the house says of it; null until it has said something. */
  solved = $state.raw<Solved | null>(null);
  /** As whom the table is shown now; empty: as it is. */
  shown = $state("");
  /** What the house says of an earlier attempt is of no interest. */
  private attempt = 0;
  readonly certain: Certain;

  readonly left: number = $derived(Math.max(0, TRIES - this.tries.length));
  readonly last: Miss | null = $derived(this.tries.at(-1) ?? null);
  /** What is marked; then who is possible, or as whom the table is shown. */
  readonly points: readonly string[] = $derived.by(() => {
    if (this.phase === "asks") return this.marked;
    return this.shown ? [this.shown] : this.certain.answer;
  });
  /** Whom to look after, for those who want to be helped: somebody ruled out by what does not lie open. */
  readonly clue: string = $derived.by(() => {
    const hidden = this.certain.candidates.find(({ follows }) => follows === "passed");
    return this.helped && this.phase === "asks" ? (hidden?.thing ?? "") : "";
  });

  constructor(
    readonly posed: Posed,
    furniture: Furniture,
    /** Where one comes from. */
    readonly out: Out = { href: hashOf({ page: "puzzles", game: posed.game }), words: "puzzles-later" },
  ) {
    super(posed.game, furniture);
    this.certain = posed.certain!;
  }

  /** The house keeps all of them. */
  get kept(): boolean {
    return true;
  }

  /** From the beginning. */
  async begin(): Promise<void> {
    this.run++;
    this.attempt++;
    const room = this.room ?? this.furnished(`puzzle-${this.posed.name}`, this.posed, "");
    this.phase = "asks";
    this.marked = [];
    this.tries = [];
    this.helped = this.found = false;
    this.solved = null;
    this.shown = this.problem = "";
    await this.lay(room, this.moment());
    this.room = room;
  }

  /** A thing is marked, or not any more. */
  chosen(option: Option): void {
    const candidate = this.certain.candidates.find(({ thing }) => option.path.includes(thing));
    if (candidate) this.mark(candidate.thing);
    if (this.room) this.room.walk = [];
    this.letGo();
  }

  mark(thing: string): void {
    if (this.phase !== "asks") return;
    const marked = new Set(this.marked);
    if (!marked.delete(thing)) marked.add(thing);
    this.marked = this.certain.candidates.map((one) => one.thing).filter((one) => marked.has(one));
  }

  /** Nothing else can be meant here. */
  asked(): void {
    this.letGo();
  }

  foresees(): Previews["previews"] {
    return {};
  }

  /** These are all. */
  answer(): void {
    if (this.phase !== "asks" || this.marked.length === 0) return;
    const [named, right] = [new Set(this.marked), new Set(this.certain.answer)];
    const many = this.marked.filter((thing) => !right.has(thing)).length;
    const few = this.certain.answer.filter((thing) => !named.has(thing)).length;
    if (many + few === 0) return this.end(true);
    this.tries = [...this.tries, { named: this.marked, many, few }];
    if (this.left === 0) this.end(false);
  }

  hint(): void {
    if (this.phase === "asks") this.helped = true;
  }

  /** Nobody looks for it any longer. */
  giveUp(): void {
    if (this.phase === "asks") this.end(false);
  }

  /** The table as it would be seen by whoever holds the secret, if it were this one; the same again: as it is. */
  async show(thing: string): Promise<void> {
    if (this.phase !== "over" || !this.room) return;
    this.run++;
    this.shown = this.shown === thing ? "" : thing;
    await this.lay(this.room, this.moment());
  }

  /** A table of one's own from here, against bots. */
  async play(): Promise<void> {
    const opened = await this.goTo(() => api.playFrom(this.game, this.posed.name));
    if (opened === null) return;
    house.beenHere();
    house.go({ page: "table", id: opened.id });
  }

  /** All is known now, and the house is told. */
  private end(found: boolean): void {
    this.phase = "over";
    this.found = found;
    if (this.room) void this.lay(this.room, this.moment());
    const named = this.tries.map((one) => one.named.join(" "));
    const tries = found ? [...named, this.certain.answer.join(" ")] : named;
    const { attempt } = this;
    void puzzling
      .tried(this.game, this.posed.name, { tries, found, helped: this.helped, slips: 0, rated: house.rated })
      .then((solved) => {
        if (attempt === this.attempt) this.solved = solved;
      });
  }

  private moment(): Moment {
    const { standing } = this.certain;
    const over = this.phase === "over";
    const world = this.certain.candidates.find(({ thing }) => thing === this.shown)?.view;
    const table: { view: unknown; options: Option[] } = {
      view: world ?? this.posed.view,
      options: over ? [] : standing.options,
    };
    return { ...standing, ...table, log: [...this.posed.log], may_undo: false, undo_asked_by: null };
  }
}
