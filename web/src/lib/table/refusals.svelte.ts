/** The rule against what somebody wanted to choose, beside the thing that was clicked, and how to go on. */
import { api } from "../house/api";
import { candidates, type Walk } from "./paths";
import type { Room } from "./room.svelte";
import type { Said } from "../house/texts";
import { wayOn, type Way } from "./ways";
import { meantAlone, meantBy } from "./why";

interface Refusal {
  seq: number;
  thing: string;
  said: Said;
  way: Way | null;
}

export class Refusals {
  private refusal = $state.raw<Refusal | null>(null);
  private asked = 0;
  /** What was asked about without a rule against it: then what is asked of us, or whose turn it is, is reason enough. */
  private unsaid = $state.raw<{ seq: number; thing: string } | null>(null);
  /** The moment in which somebody wanted to see what can be chosen instead. */
  private shown = $state(-1);

  /** What is said of a thing as long as the table stands as it stood. */
  readonly current: Refusal | null = $derived.by(() =>
    this.refusal?.seq === this.room.moment?.seq ? this.refusal : null,
  );
  /** Whether everything that can be chosen is lit. */
  readonly lit: boolean = $derived.by(() => this.shown === this.room.moment?.seq);

  constructor(private readonly room: Room) {}

  /** Somebody clicked a thing that leads nowhere. Nothing happens, whatever the answer is. */
  async ask(thing: string, trails: readonly Walk[]): Promise<void> {
    this.forget();
    const number = ++this.asked;
    const seq = this.room.moment?.seq ?? -1;
    if (this.room.still || this.room.sending) return;
    if (!this.room.myTurn) return this.silent(seq, thing);
    const walks = [...this.room.walk.keys(), this.room.walk.length].reverse().map((n) => this.room.walk.slice(0, n));
    const deed = this.room.face?.deed?.(thing);
    const texts = deed
      ? [deed]
      : (walks.map((walk) => meantBy(candidates(this.room.options, walk), walk, trails)).find((t) => t.length) ??
        meantAlone(this.room.options, trails));
    if (this.room.teacher) return this.room.teacher.asked(thing, texts);
    if (texts.length === 0) return this.silent(seq, thing);
    const way = wayOn(this.room.options, this.room.walk, trails);
    try {
      const answer = await api.whyNot(this.room.id, seq, texts);
      if (number !== this.asked) return;
      if (answer.said) this.refusal = { seq: answer.seq, thing, said: answer.said, way };
      else this.silent(answer.seq, thing);
    } catch {
      // Whoever wants to know clicks again.
    }
  }

  private silent(seq: number, thing: string): void {
    this.unsaid = { seq, thing };
  }

  /** Whether no rule speaks of what somebody wanted with a thing. */
  isSilent(thing: string): boolean {
    return this.unsaid?.thing === thing && this.unsaid.seq === this.room.moment?.seq;
  }

  /** Another thing is taken, or what is held is put back. */
  follow(way: Way): void {
    this.room.walk = way.walk;
    this.room.sought = way.does === "seek" ? way.thing : null;
    this.room.looking = null;
    this.forget();
  }

  /** Everything that can be chosen lights up until somebody touches something. */
  show(): void {
    this.room.looking = null;
    this.forget();
    this.shown = this.room.moment?.seq ?? -1;
  }

  forget(): void {
    this.refusal = this.unsaid = null;
    this.shown = -1;
    this.asked++;
  }
}
