/** A table as one seat has it in front of it: the newest moment, the walk along a path, what is being looked at. */
import { getContext, hasContext, setContext } from "svelte";
import type { Abouts } from "./about";
import { borrowed } from "../drawn/borrowed";
import { api, Refused } from "../house/api";
import type { ChatLine, Errand, Moment, Option, PackInfo, Preview, TableInfo } from "../house/api";
import { ticking } from "./clock.svelte";
import type { GameFace } from "../house/faces";
import { focused, refocus, type Focus } from "./focus";
import { Foresight } from "./foresight.svelte";
import { furniture, type Furniture } from "./furniture";
import { Hints } from "../advice/hints.svelte";
import { house } from "../house/house.svelte";
import { Live } from "./live";
import { Looks } from "./looks.svelte";
import { Pauses } from "./pauses";
import { back, candidates, nextSteps, reached, same, still, turned, type Walk } from "./paths";
import { Refusals } from "./refusals.svelte";
import type { Teacher } from "./teacher";
import { sound, type Cue } from "../telling/sound";
import { Pictures } from "../telling/pictures.svelte";
import type { Picture } from "../telling/story";
import type { Said, Texts, Wording } from "../house/texts";

export interface Looking {
  thing: string;
  anchor: Element;
  pinned: boolean;
  /** Whether it was asked for by its key: then it has the focus. */
  asked: boolean;
  /** Of what nobody can take: how it stands. */
  sign: string | null;
  /** Whether it can be chosen now. */
  able: boolean;
  /** What a click on it would do, if that is all it takes. */
  option: Option | null;
}

export class Room {
  info = $state.raw<TableInfo | null>(null);
  moment = $state.raw<Moment | null>(null);
  face = $state.raw<GameFace | null>(null);
  content = $state.raw<unknown>(null);
  /** The owner's pack that it is played with. */
  pack = $state.raw<PackInfo | null>(null);
  /** Where the rules tell of the things on this table. */
  abouts = $state.raw<Abouts>({});
  walk = $state.raw<Walk>([]);
  looking = $state.raw<Looking | null>(null);
  /** The action that is one click from done where somebody points. */
  pointed = $state.raw<Option | null>(null);
  /** The action that somebody points at in a list: the things it is made of are marked on the table. */
  named = $state.raw<Option | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  connected = $state(true);
  sending = $state(false);
  thinking = $state.raw<string | null>(null);
  problem = $state<string | null>(null);
  missing = $state(false);
  /** The things that a lesson speaks of, in their order. */
  points = $state.raw<readonly string[]>([]);
  readonly pictures = new Pictures(this);
  readonly hints = new Hints(this);
  readonly looks = new Looks(this);
  readonly foresight = new Foresight(this, (seq, texts) => {
    if (this.teacher) this.foresight.heard({ seq, previews: this.teacher.foresees() });
    else void this.live?.foresee(seq, texts);
  });
  readonly refusals = new Refusals(this);
  /** Who thinks for the bots of a table that goes along. */
  lender: ((errand: Errand) => void) | null = null;
  private live: Live | null = null;
  private left = false;
  private renewed: Promise<void> = Promise.resolve();
  private readonly pauses = new Pauses();
  /** When we were asked. */
  private since = 0;
  private answering: ReturnType<typeof setTimeout> | undefined;
  /** Whoever is asked sits in front of the window: nothing of a secretive game is shown before. */
  handed = $state(true);
  /** What had the focus when we chose. */
  private answered: Focus | null = null;
  /** What is shown before it is done, as long as it is not known what there is to show. */
  private held = $state.raw<Option | null>(null);

  /** A place that was clicked before the thing that is to go there. */
  sought = $state.raw<string | null>(null);
  /** Where a click would lead where somebody points. */
  aimed = $state.raw<Walk | null>(null);

  /** What may be chosen, with the clicks that lead there. */
  readonly options: Option[] = $derived.by(() => {
    const [way, options] = [this.face?.way, this.moment?.options ?? []];
    return way ? options.map((option) => ({ ...option, path: [...way(option)] })) : options;
  });
  /** Those that end where we want them to. */
  private readonly offered: Option[] = $derived(
    this.sought === null ? this.options : this.options.filter((option) => option.path.includes(this.sought ?? "")),
  );
  readonly candidates: Option[] = $derived(candidates(this.offered, this.walk));
  /** An action that is walked to its end and waits to be confirmed. */
  readonly waiting: Option | null = $derived(
    this.sending || this.walk.length === 0 ? null : reached(this.options, this.walk),
  );
  /** What could be clicked after the thing somebody points at. */
  readonly ahead: ReadonlySet<string> = $derived(this.aimed ? nextSteps(this.offered, this.aimed) : new Set<string>());
  /** What that action, or the only one left, would bring about: boards show its numbers, popovers and lists its words. */
  readonly preview: Preview | null = $derived(
    this.foresight.of(
      this.pointed ?? (this.walk.length > 0 && this.candidates.length === 1 ? this.candidates[0] : null),
    ),
  );
  /** Whether a click is not carried out yet, or its consequences are still being asked for. */
  readonly busy: boolean = $derived(
    this.sending || this.pictures.turning || (this.held !== null && this.foresight.awaits(this.held)),
  );
  readonly myTurn: boolean = $derived(
    this.moment !== null && this.moment.seat !== null && this.moment.deciding === this.moment.seat,
  );

  /** What to look at in the question that is put to us, if that is wanted. */
  readonly matters: Said | null = $derived(house.matters && this.myTurn ? (this.moment?.matters ?? null) : null);

  constructor(
    readonly id: string,
    readonly game: string,
    /** A room that only shows, such as a replay: nothing in it can be chosen. */
    readonly still = false,
    /** A room in which a lesson is given: all that is chosen is said to whoever teaches. */
    readonly teacher: Teacher | null = null,
  ) {}

  /** Whether a server is asked about this table. */
  get served(): boolean {
    return !this.still && this.teacher === null;
  }

  /** What lies on the table: the newest view, or a picture on the way to it. */
  get view(): unknown {
    return this.pictures.view;
  }

  get texts(): Texts {
    return house.textsOf(this.game);
  }

  /** What things are drawn with: those of an owner's pack have drawings of ours. */
  get drawings(): string {
    const ours = this.face?.drawings ?? "";
    return ours + borrowed(ours, this.pack?.pictures ?? {});
  }

  async enter(info: TableInfo): Promise<void> {
    this.furnish(info, await furniture(this.game, info.pack ? this.id : undefined));
    if (!this.served) return;
    await this.anew();
    this.chat = await api.chat(this.id).catch(() => []);
  }

  /** By the way on which the table is reached now. A click that was under way is made again if nothing has happened since. */
  anew(): Promise<void> {
    return (this.renewed = this.renewed.then(() => this.renew()));
  }

  private async renew(): Promise<void> {
    const before = this.live;
    before?.stop();
    const live = this.line();
    this.live ??= live;
    await live.start();
    if (this.left) return live.stop();
    this.live = live;
    if (before?.under && this.moment?.seq === before.under.seq) live.choose(before.under.text);
  }

  private line(): Live {
    return new Live(
      {
        moment: () => api.moment(this.id),
        choose: (seq, text) => api.choose(this.id, seq, text),
        foresee: (seq, texts) => api.foresee(this.id, seq, texts),
        line: (since, seat) => api.live(this.id, since, seat, this.lender !== null),
        later: (what, ms) => {
          const timer = setTimeout(what, ms);
          return () => clearTimeout(timer);
        },
      },
      {
        moment: (moment, pictures) => void this.show(moment, pictures),
        foreseen: (found) => this.foresight.heard(found),
        table: (table) => this.told(table),
        chat: (line) => (this.chat = [...this.chat, line]),
        thinking: (seat) => (this.thinking = seat),
        errand: (errand) => this.lender?.(errand),
        now: (ms) => ticking.set(ms),
        state: (connected, sending) => {
          if (this.connected !== connected) this.foresight.forget();
          this.connected = connected;
          this.sending = sending;
        },
        refused: (refused) => this.complain(refused),
      },
    );
  }

  furnish(info: TableInfo, { content, face }: Furniture): void {
    this.info = info;
    this.pack = content.pack;
    this.content = content.tables;
    this.abouts = content.about;
    this.face = face;
    house.teach(this.game, face.texts, content.wording as Wording, content.pack?.names);
  }

  /** With the end those who watched may read what was said at the table. */
  private told(table: TableInfo): void {
    const ended = table.status === "over" && this.info?.status !== "over";
    this.info = table;
    if (ended)
      void api.chat(this.id).then(
        (lines) => (this.chat = lines),
        () => undefined,
      );
  }

  leave(): void {
    clearTimeout(this.answering);
    this.left = true;
    this.live?.stop();
  }

  /** The new moment is there at once, with all that can be chosen; how the table came to it is told on the board. */
  async show(moment: Moment, pictures: readonly Picture[] | null = null): Promise<void> {
    const last = this.moment;
    const again = last?.seq === moment.seq;
    const focus = this.answered ?? focused();
    this.answered = this.held = null;
    this.moment = moment;
    this.thinking = null;
    this.walk = again ? still(this.options, this.walk) : [];
    if (!again) this.answerForced();
    const hands = this.changesHands(last, moment);
    if (hands) this.handed = false;
    if (!again) this.looking = this.pointed = this.named = this.aimed = this.sought = this.problem = null;
    if (last && house.sound && !this.still) sound(turns(last, moment));
    await this.pictures.follow(last, moment, pictures, hands);
    refocus(focus);
  }

  /** A question with a single answer answers itself, if that is wished, after a while that does not tell the others. */
  private answerForced(): void {
    clearTimeout(this.answering);
    this.since = performance.now();
    const [only, ...others] = this.moment?.options ?? [];
    if (!this.served || !house.forced || only === undefined || others.length > 0) return;
    this.answering = setTimeout(() => this.choose(only), this.pauses.next(Math.random()));
  }

  /** Whether another seat is asked than the one that looks on, and both of them are ours. */
  private changesHands(last: Moment | null, moment: Moment): boolean {
    const shared = (this.info?.seats.filter((seat) => seat.you).length ?? 0) > 1;
    const secretive = this.face?.secretive ?? house.lidOf(this.game)?.secretive ?? false;
    return shared && secretive && this.served && !moment.outcome && moment.seat !== (last?.seat ?? null);
  }

  complain(refused: Refused): void {
    if (refused.status === 404) this.missing = true;
    this.problem = refused.said ? this.texts.say(refused.said) : house.texts.text("trouble-refused");
  }

  /** Where a click on a thing on these trails would lead. */
  step(trails: readonly Walk[]): Walk | null {
    const walk = this.still || this.sending ? null : turned(this.offered, this.walk, trails);
    if (walk === null || walk.length > this.walk.length || same(walk, this.walk)) return walk;
    // Who holds something and clicks beside it wants something else, but has not yet decided to do it.
    const option = reached(this.offered, walk);
    return option && !this.asks(option) ? null : walk;
  }

  /** Whether it is shown before it is done. */
  private asks(option: Option): boolean {
    return house.confirm && this.foresight.tells(option);
  }

  /** Somebody points at a thing (or at none): the action that a click on it would complete. */
  point(trails: readonly Walk[] | null): void {
    this.aimed = trails && this.step(trails);
    this.pointed = this.aimed ? this.meant(this.aimed) : null;
  }

  /** Somebody points at an action itself, in words (or no longer does). */
  name(option: Option | null): void {
    this.named = this.pointed = option;
  }

  /** The action at the end of a walk; with a place in mind the rest of the way is known. */
  private meant(walk: Walk): Option | null {
    const left = this.sought === null ? [] : candidates(this.offered, walk);
    return reached(this.offered, walk) ?? (left.length === 1 ? (left[0] ?? null) : null);
  }

  click(trails: readonly Walk[]): boolean {
    this.held = null;
    if (this.sought !== null && this.step(trails) === null && turned(this.options, this.walk, trails))
      this.sought = null;
    const walk = this.step(trails);
    if (walk === null) return false;
    const option = this.meant(walk);
    this.refusals.forget();
    if (option && (!this.asks(option) || same(option.path, this.walk))) this.choose(option);
    else if (option) this.hold(option);
    else this.walk = same(walk, this.walk) ? back(walk) : walk;
    return true;
  }

  /** It is shown before it is done; if it turns out that there is nothing to show, it is done. */
  private hold(option: Option): void {
    this.walk = option.path;
    this.foresight.of(option);
    this.held = option;
  }

  /** What would follow from some choices is known now. */
  foresaw(): void {
    const held = this.held;
    if (held === null || this.foresight.awaits(held)) return;
    this.held = null;
    if (same(held.path, this.walk) && this.options.includes(held) && !this.foresight.tells(held)) this.choose(held);
  }

  /** A place is clicked first: from now on only what ends there. */
  seek(trails: readonly Walk[]): boolean {
    const place = trails[0]?.at(-1);
    if (this.still || this.sending || place === undefined || this.walk.length > 0) return false;
    if (!this.options.some((option) => option.path.length > 1 && option.path.includes(place))) return false;
    this.sought = this.sought === place ? null : place;
    return true;
  }

  /** An action is taken by its name: where moves are shown before they are done, as if it had been walked to. */
  take(option: Option): void {
    this.sought = null;
    this.name(null);
    if (this.asks(option) && !same(option.path, this.walk)) this.hold(option);
    else this.choose(option);
  }

  choose(option: Option): void {
    if (this.still || this.sending) return;
    clearTimeout(this.answering);
    if (this.options.length > 1) this.pauses.took(performance.now() - this.since);
    this.walk = option.path;
    this.answered = focused(true);
    if (this.teacher) this.teacher.chosen(option);
    else this.live?.choose(option.text);
  }

  stepBack(): boolean {
    if (this.looking?.pinned || this.refusals.current || this.refusals.lit) {
      this.looking = null;
      this.refusals.forget();
      return true;
    }
    if (this.sending || (this.walk.length === 0 && this.sought === null)) return false;
    if (this.walk.length > 0) this.walk = this.sought === null ? back(this.walk) : [];
    else this.sought = null;
    return true;
  }

  async undo(): Promise<void> {
    if (this.moment === null) return;
    const seq = this.moment.seq;
    await this.attempt(() => api.undo(this.id, seq));
  }

  answerUndo(agree: boolean): Promise<void> {
    return this.attempt(() => api.answerUndo(this.id, agree));
  }

  /** Whether the game shall end before its end; what the table says of it comes over the line. */
  answerFinish(agree: boolean): Promise<void> {
    return this.attempt(async () => {
      await api.answerFinish(this.id, agree);
      return null;
    });
  }

  private async attempt(what: () => Promise<Moment | null>): Promise<void> {
    try {
      const moment = await what();
      if (moment && "seq" in moment && "options" in moment) this.live?.receive(moment);
    } catch (problem) {
      if (problem instanceof Refused) this.complain(problem);
    }
    await this.live?.refresh();
  }
}

/** It is our turn now, or the game is over. */
function turns(last: Moment, moment: Moment): Cue[] {
  const mine = (m: Moment): boolean => m.seat !== null && m.deciding === m.seat;
  if (moment.outcome && !last.outcome) return ["end"];
  return mine(moment) && !mine(last) ? ["turn"] : [];
}

const KEY = Symbol("room");
export function enterRoom(room: () => Room): void {
  setContext(KEY, room);
}
const WORDS = Symbol("words");
/** Things that are drawn away from a table are called by these words. */
export function speakWith(texts: () => Texts): void {
  setContext(WORDS, texts);
}
export function theWords(): () => Texts {
  if (hasContext(WORDS)) return getContext<() => Texts>(WORDS);
  const room = getContext<() => Room>(KEY);
  return () => room().texts;
}
export function theRoom(): Room {
  return getContext<() => Room>(KEY)();
}
