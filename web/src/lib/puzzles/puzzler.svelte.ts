/**
 * Whoever poses a puzzle: lays the table, counts tries, tells what comes of them, and shows the solution. All of it was
 * sent with the puzzle; the house is told how it went, and asked for the rule against something that is not offered.
 */
import { api, type Moment, type Option, type Posed, type PosedFind, type Previews, type Solved } from "../house/api";
import { house } from "../house/house.svelte";
import { hashOf } from "../house/router";
import type { Said } from "../house/texts";
import { heard, laidOut, type Laid } from "../learning/lesson";
import { Guide } from "../learning/guide.svelte";
import type { Room } from "../table/room.svelte";
import type { Furniture } from "../table/furniture";
import type { Out } from "../table/teacher";
import { pictured, type Picture } from "../telling/story";
import { clueOf, judged, lineOf, TRIES, type InVain, type Weighed } from "./puzzle";
import { puzzling } from "./puzzling.svelte";

/** Something that was tried in vain. */
export interface Try {
  /** At which find. */
  find: number;
  text: string;
  choice: Said;
  /** Where it happened. */
  thing: string;
  tempting: boolean;
  /** What it was found to be worth, where that is known. */
  weighed: Weighed | null;
}

/** Something that is not offered: where somebody wanted it, and the rule's own words, if anybody knows them. */
interface Refusal {
  thing: string;
  rule: Said | null;
}

/** What is told on the board once all is known: how it is solved, or what comes of what tempts at a find. */
export type Shown = { is: "solution" } | { is: "fails"; find: number };

export class Puzzler extends Guide {
  /** The number of the find. */
  at = $state(0);
  /** `tells`: what comes of the answer is on its way; `fails`: so it ends if one does what tempts; `over`: all is known. */
  phase = $state<"asks" | "tells" | "fails" | "over">("asks");
  tries = $state.raw<readonly Try[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** A choice that is as good as what is to be found: it costs no try. */
  goodToo = $state.raw<Said | null>(null);
  /** Whether it was told which thing the answer begins with, and whether that is shown now. */
  helped = $state(false);
  hinted = $state(false);
  found = $state(false);
  /** What the house says of it; null until it has said something. */
  solved = $state.raw<Solved | null>(null);
  shown = $state.raw<Shown>({ is: "solution" });
  /** What the house says of an earlier attempt is of no interest. */
  private attempt = 0;
  /** How the table lies before each find, and at the end. */
  private readonly laid: readonly Laid[];

  readonly find: PosedFind = $derived.by(() => this.posed.finds[this.at]!);
  readonly left: number = $derived(Math.max(0, TRIES - this.tries.length));
  readonly last: Try | null = $derived(this.tries.at(-1) ?? null);
  /** What is pointed at: where the answer begins, for those who want to be helped; then where it led. */
  readonly points: readonly string[] = $derived.by(() => {
    if (this.phase === "over" && this.shown.is === "solution")
      return [...new Set(this.posed.finds.map((find) => this.placeOf(find, find.answer)))];
    return this.phase === "asks" && this.hinted ? [clueOf(this.room?.options ?? [], this.find.answer)] : [];
  });
  /** What is crossed: where something was tried in vain. */
  readonly crossed: string = $derived.by(() => {
    if (this.phase === "asks" || this.phase === "fails") return this.refusal?.thing ?? this.last?.thing ?? "";
    const failing = this.phase === "over" && this.shown.is === "fails" ? this.posed.finds[this.shown.find] : undefined;
    return failing ? this.placeOf(failing, failing.tempting) : "";
  });

  constructor(
    readonly posed: Posed,
    furniture: Furniture,
    /** Where one comes from. */
    readonly out: Out = { href: hashOf({ page: "puzzles", game: posed.game }), words: "puzzles-later" },
  ) {
    super(posed.game, furniture);
    this.laid = laidOut(posed, lineOf(posed));
  }

  /** Whether the house keeps it; else it is a position of somebody's game. */
  get kept(): boolean {
    return this.posed.name !== "";
  }

  /** From the beginning. */
  async begin(): Promise<void> {
    this.run++;
    this.attempt++;
    const room = this.room ?? this.furnished(`puzzle-${this.posed.name}`, this.posed, "");
    this.at = 0;
    this.tries = [];
    this.helped = this.hinted = this.found = false;
    this.solved = null;
    await this.ask(room);
    this.room = room;
  }

  chosen(option: Option): void {
    if (this.phase !== "asks") return;
    const verdict = judged(this.find, option.text, this.kept);
    this.goodToo = null;
    if (verdict.is === "right") void this.right();
    else if (verdict.is === "close") this.close(option);
    else void this.wrong(option, verdict);
  }

  /** Something that is not offered costs no try. */
  asked(thing: string, texts: readonly string[]): void {
    if (this.phase !== "asks" || texts.length === 0) return;
    const refuse = (rule: Said | null): void => {
      this.refusal = { thing, rule };
      this.letGo();
    };
    const at = { find: this.at, texts: [...texts] };
    if (this.kept) void this.lookUp(() => api.whyNotInPuzzle(this.game, this.posed.name, at), refuse);
    else refuse(null);
  }

  foresees(): Previews["previews"] {
    return this.find.foreseen;
  }

  /** Which thing the answer begins with. */
  hint(): void {
    if (this.phase !== "asks") return;
    this.helped = this.hinted = true;
  }

  /** After something was tried in vain: the table as it lay before, or the solution. */
  async again(): Promise<void> {
    const { room } = this;
    if (this.phase !== "fails" || !room) return;
    if (this.left === 0) return this.giveUp();
    this.run++;
    await this.ask(room);
  }

  /** Nobody looks for it any longer. */
  async giveUp(): Promise<void> {
    const { room } = this;
    if (!room || this.phase === "over") return;
    this.run++;
    await this.lay(room, this.moment());
    this.end(false);
    await this.tell(room, this.after(this.posed.finds.length), [], this.line(this.at));
  }

  /** Once more, or the other one, step by step. */
  async show(shown: Shown): Promise<void> {
    if (this.phase !== "over" || !this.room) return;
    this.run++;
    this.shown = shown;
    const [from, story] = shown.is === "solution" ? [0, this.line(0)] : [shown.find, this.failing(shown.find)];
    await this.room.pictures.teller.retell([{ view: this.laid[from]!.view, lines: [] }, ...story]);
  }

  /** A table of one's own from here, against bots. */
  async play(): Promise<void> {
    const opened = await this.goTo(() => api.playFrom(this.game, this.posed.name));
    if (opened === null) return;
    house.beenHere();
    house.go({ page: "table", id: opened.id });
  }

  private async right(): Promise<void> {
    const { room, at, find } = this;
    if (!room) return;
    const run = ++this.run;
    const story = this.pictures(at, find.scenes);
    const next = at + 1;
    this.refusal = null;
    if (next === this.posed.finds.length) this.end(true);
    else this.phase = "tells";
    await this.tell(room, this.after(next), story.slice(0, find.own), story.slice(find.own));
    if (run !== this.run || this.phase !== "tells") return;
    this.at = next;
    this.hinted = false;
    await this.ask(room);
  }

  private close(option: Option): void {
    this.refusal = null;
    this.goodToo = option.label;
    this.drop(option, this.find.answer);
  }

  private async wrong(option: Option, { is, weighed }: InVain): Promise<void> {
    const { room, at, find } = this;
    if (!room) return;
    const { text, label: choice } = option;
    const tempting = is === "tempting";
    this.tries = [...this.tries, { find: at, text, choice, thing: option.path.at(-1) ?? "", tempting, weighed }];
    this.refusal = null;
    this.drop(option, find.answer);
    if (!tempting || find.fails.length === 0) return this.left === 0 ? this.giveUp() : undefined;
    this.run++;
    this.phase = "fails";
    const story = this.failing(at);
    const { view, log } = this.laid[at]!;
    const end = { ...this.moment(), seq: find.standing.seq + 1, view: story.at(-1)?.view ?? view, options: [] };
    await this.tell(
      room,
      { ...end, log: heard(log, find.fails) },
      story.slice(0, find.fails_own),
      story.slice(find.fails_own),
    );
  }

  /** The table as it lies, and the question. */
  private async ask(room: Room): Promise<void> {
    this.phase = "asks";
    this.refusal = this.goodToo = null;
    this.problem = "";
    await this.lay(room, this.moment());
  }

  /** All is known now, and the house is told. */
  private end(found: boolean): void {
    this.phase = "over";
    this.found = found;
    this.shown = { is: "solution" };
    if (!this.kept) return;
    const first = this.tries.filter(({ find }) => find === 0);
    const answered = found || this.at > 0 ? [this.posed.finds[0]!.answer] : [];
    const how = {
      ...{ tries: [...first.map(({ text }) => text), ...answered], found, helped: this.helped },
      ...{ slips: this.tries.length - first.length, rated: house.rated },
    };
    const { attempt } = this;
    void puzzling.tried(this.game, this.posed.name, how).then((solved) => {
      if (attempt === this.attempt) this.solved = solved;
    });
  }

  /** The last thing that is clicked for a choice. */
  private placeOf(find: PosedFind, text: string): string {
    const option = find.standing.options.find((one) => one.text === text);
    const path = option && (this.furniture.face.way?.(option) ?? option.path);
    return path?.at(-1) ?? "";
  }

  private moment(): Moment {
    const { standing } = this.find;
    const { view, log } = this.laid[this.at]!;
    return { ...standing, view, log: [...log], may_undo: false, undo_asked_by: null };
  }

  /** The table after so many finds. */
  private after(finds: number): Moment {
    const { view, log } = this.laid[finds]!;
    const seq = this.posed.finds[finds]?.standing.seq ?? this.posed.finds.at(-1)!.standing.seq + 1;
    return { ...this.moment(), seq, view, log: [...log], options: [] };
  }

  /** What comes of all answers from a find on. */
  private line(from: number): Picture[] {
    return this.posed.finds.slice(from).flatMap((find, i) => this.pictures(from + i, find.scenes));
  }

  private failing(at: number): Picture[] {
    return this.pictures(at, this.posed.finds[at]!.fails);
  }

  private pictures(at: number, scenes: PosedFind["scenes"]): Picture[] {
    return pictured(this.laid[at]!.view, scenes);
  }
}
