/**
 * Whoever leads through a lesson: lays the tables, says what is to be done, judges what is tried and tells what comes of it.
 * All of it was sent with the lesson; the house is asked for the rule against something that nobody has thought of, and for
 * tables that are played on freely.
 */
import { api, type Moment, type Option, type Previews, type Taught } from "../house/api";
import { house } from "../house/house.svelte";
import type { Said } from "../house/texts";
import type { Room } from "../table/room.svelte";
import type { Furniture } from "../table/furniture";
import type { Out } from "../table/teacher";
import { calm } from "../telling/motion";
import { pictured, type Picture } from "../telling/story";
import { courses } from "./courses.svelte";
import { Guide, pause } from "./guide.svelte";
import { answered, asksFor, heard, judged, laidOut, lineOf, stepsOf, type Laid, type Placed } from "./lesson";
import { keepPlayed, timesSaid } from "./played";

/** What is said to a try. */
export interface Answer {
  /** `wrong`: not meant, or against a rule; `shown`: how it is done; `other`: as right as the one the lesson goes on from. */
  is: "wrong" | "shown" | "other";
  /** What was tried, or what is meant, as it is called on a button. */
  choice: Said | null;
  says: Said | null;
  /** The rule's own words. */
  rule: Said | null;
  /** Where it happened. */
  thing: string;
}

const AFTER = 1300;

export class Teacher extends Guide {
  /** The number of the step. */
  at = $state(0);
  answer = $state.raw<Answer | null>(null);
  /** `tells`: what comes of a choice is on its way; `shows`: how it is done. */
  phase = $state<"asks" | "tells" | "shows" | "done">("asks");
  readonly steps: readonly Placed[];
  private readonly laid: readonly (readonly Laid[])[];
  private table = -1;

  readonly step: Placed = $derived.by(() => this.steps[this.at]!);
  readonly asks: boolean = $derived.by(() => asksFor(this.step.taught));
  readonly last: boolean = $derived.by(() => this.at === this.steps.length - 1);
  /** Whether it goes on by a word, because nothing is to be chosen, or something was chosen beside the way. */
  readonly mayGoOn: boolean = $derived(
    this.phase === "asks" && (this.answer?.is === "other" || (!this.asks && this.step.taught.plays === null)),
  );

  get out(): Out {
    return { href: `#/learn/${this.game}`, words: "learn-later" };
  }

  constructor(
    readonly lesson: Taught,
    furniture: Furniture,
  ) {
    super(lesson.game, furniture);
    this.steps = stepsOf(lesson);
    this.laid = lesson.tables.map((table) => laidOut(table, lineOf(table)));
  }

  /** To a step: the table as it lies there. */
  async go(at: number): Promise<void> {
    const run = ++this.run;
    const placed = this.steps[at];
    if (!placed) return this.finish();
    this.answer = null;
    this.problem = "";
    this.phase = "asks";
    this.at = at;
    courses.reached(this.lesson.game, this.lesson.name, at);
    const room = this.enter(placed);
    room.points = placed.taught.points;
    await room.show(this.moment(placed));
    if (run === this.run) this.room = room;
  }

  back(): void {
    if (this.at > 0) void this.go(this.phase === "done" ? this.at : this.at - 1);
  }

  /** On from a step that asks for nothing, or from another choice than the one that is shown. */
  async next(): Promise<void> {
    if (!this.mayGoOn) return;
    if (this.answer?.is !== "other") return this.go(this.at + 1);
    const { room, step } = this;
    const run = ++this.run;
    const [own, rest] = this.told(step, step.taught.shown);
    const last = own.at(-1)?.view ?? this.laidAt(step).view;
    this.answer = null;
    this.phase = "tells";
    await room?.show({ ...this.moment(step), options: [], view: last });
    await room?.pictures.teller.tell(rest, true);
    if (run === this.run) await this.go(this.at + 1);
  }

  chosen(option: Option): void {
    const verdict = judged(this.step.taught, option.text);
    if (verdict.is === "right") void this.right(option, verdict.shown);
    else {
      this.drop(option, this.step.taught.shown);
      this.wrong(option.label, option.path.at(-1) ?? "", verdict.says, verdict.rule);
    }
  }

  /** Something that is not offered: the lesson may have thought of it, else the house knows the rule. */
  asked(thing: string, texts: readonly string[]): void {
    if (!this.asks || this.phase !== "asks" || texts.length === 0) return;
    const known = answered(this.step.taught, texts);
    if (known) this.wrong(null, thing, known.says, known.rule);
    else {
      const { table, step } = this.step;
      const at = { table, step, texts: [...texts] };
      const ask = () => api.whyNotInLesson(this.game, this.lesson.name, at);
      void this.lookUp(ask, (rule) => this.wrong(null, thing, null, rule));
    }
  }

  foresees(): Previews["previews"] {
    return this.step.taught.foreseen;
  }

  /** How it is done: the clicks, what comes of them, and back again. */
  async show(): Promise<void> {
    const { room, step } = this;
    const option = room?.options.find(({ text }) => text === step.taught.shown);
    if (!room || !option || this.phase !== "asks") return;
    const run = ++this.run;
    this.answer = { is: "shown", choice: option.label, says: null, rule: null, thing: "" };
    room.looking = null;
    if (calm()) return;
    this.phase = "shows";
    await this.walk(room, option, run);
    if (run === this.run) await room.pictures.teller.tell(this.told(step, option.text)[0], false);
    await pause(AFTER);
    if (run === this.run) await this.cease();
  }

  /** The table as it lay before something was shown. */
  async cease(): Promise<void> {
    if (this.phase !== "shows" || !this.room) return;
    this.run++;
    this.phase = "asks";
    await this.lay(this.room, this.moment(this.step));
  }

  /** It is done for whoever wants that. */
  async take(): Promise<void> {
    await this.cease();
    const option = this.room?.options.find(({ text }) => text === this.step.taught.shown);
    if (option) this.room?.choose(option);
  }

  /** A table of one's own, as it lies here. */
  async play(): Promise<void> {
    const { game, name } = this.lesson;
    const { table, step, taught, at } = this.step;
    const until = taught.plays?.until ?? "";
    const opened = await this.goTo(() => api.playOn(game, name, { table, step }));
    if (opened === null) return;
    keepPlayed(opened.id, {
      ...{ game, lesson: name, at, last: this.steps.length - 1, says: taught.says, rule: taught.rule, until },
      heard: timesSaid(until, this.laidAt(this.step).log),
    });
    house.beenHere();
    house.go({ page: "table", id: opened.id });
  }

  private async right(option: Option, shown: boolean): Promise<void> {
    const { room, step } = this;
    if (!room) return;
    const run = ++this.run;
    const [own, rest] = this.told(step, option.text);
    const scenes = step.taught.right[option.text] ?? [];
    const { log } = this.laidAt(step);
    this.answer = null;
    this.phase = "tells";
    const next = this.steps[this.at + 1];
    const after = next?.table === step.table ? next.taught.standing : step.taught.standing;
    const view = [...own, ...rest].at(-1)?.view;
    const moment = { ...this.moment(step), seq: after.seq, options: [], log: heard(log, scenes), view };
    await this.tell(room, moment, own, rest);
    if (run !== this.run) return;
    if (shown) return this.go(this.at + 1);
    this.phase = "asks";
    const line = step.taught.standing.options.find(({ text }) => text === step.taught.shown);
    this.answer = { is: "other", choice: line?.label ?? null, says: null, rule: null, thing: "" };
  }

  private wrong(choice: Said | null, thing: string, says: Said | null, rule: Said | null): void {
    this.answer = { is: "wrong", choice, says, rule, thing };
    this.letGo();
  }

  private finish(): void {
    this.phase = "done";
    courses.reached(this.lesson.game, this.lesson.name, 0, true);
  }

  /** What was chosen, and what followed from it. */
  private told(step: Placed, text: string): [Picture[], Picture[]] {
    const pictures = pictured(this.laidAt(step).view, step.taught.right[text] ?? []);
    const own = text === step.taught.shown ? step.taught.own : pictures.length;
    return [pictures.slice(0, own), pictures.slice(own)];
  }

  private laidAt(step: Placed): Laid {
    return this.laid[step.table]![step.step]!;
  }

  private moment(step: Placed): Moment {
    const { standing } = step.taught;
    const options = asksFor(step.taught) ? standing.options : [];
    const { view, log } = this.laidAt(step);
    return { ...standing, view, log: [...log], options, may_undo: false, undo_asked_by: null };
  }

  /** Every table of a lesson is a room of its own. */
  private enter(step: Placed): Room {
    if (this.room && this.table === step.table) return this.room;
    const table = this.lesson.tables[step.table]!;
    const room = this.furnished(`${this.lesson.name}-${step.table}`, table, "guide");
    this.table = step.table;
    return room;
  }
}
