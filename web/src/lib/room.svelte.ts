/** A table as one seat has it in front of it: the newest moment, the walk along a path, what is being looked at. */
import { getContext, setContext, tick } from "svelte";
import { api, Refused, type ChatLine, type Moment, type Option, type TableInfo } from "./api";
import { house } from "./house.svelte";
import { Live, type Socket } from "./live";
import { settled, type Rects, remembered } from "./motion";
import { back, candidates, reached, stepped, still, type Walk } from "./paths";
import type { Texts } from "./texts";

export interface Looking {
  thing: string;
  anchor: HTMLElement;
  pinned: boolean;
}

export class Room {
  info = $state.raw<TableInfo | null>(null);
  moment = $state.raw<Moment | null>(null);
  content = $state.raw<unknown>(null);
  walk = $state.raw<Walk>([]);
  looking = $state.raw<Looking | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  connected = $state(true);
  sending = $state(false);
  thinking = $state.raw<string | null>(null);
  problem = $state<string | null>(null);
  missing = $state(false);
  /** A room that only shows, such as a replay: nothing in it can be chosen. */
  readonly still: boolean;
  private live: Live | null = null;

  readonly options: Option[] = $derived(this.moment?.options ?? []);
  readonly candidates: Option[] = $derived(candidates(this.options, this.walk));
  readonly myTurn: boolean = $derived(
    this.moment !== null && this.moment.seat !== null && this.moment.deciding === this.moment.seat,
  );

  constructor(
    readonly id: string,
    readonly game: string,
    still = false,
  ) {
    this.still = still;
  }

  get texts(): Texts {
    return house.textsOf(this.game);
  }

  async enter(info: TableInfo): Promise<void> {
    this.info = info;
    const [content] = await Promise.all([api.content(this.game), house.learn(this.game)]);
    this.content = content.tables;
    if (this.still) return;
    this.live = new Live(
      {
        moment: () => api.moment(this.id),
        choose: (seq, text) => api.choose(this.id, seq, text),
        socket: (since) => new WebSocket(api.liveAddress(this.id, since)) as unknown as Socket,
        later: (what, ms) => {
          const timer = setTimeout(what, ms);
          return () => clearTimeout(timer);
        },
      },
      {
        moment: (moment) => void this.show(moment),
        table: (table) => (this.info = table),
        chat: (line) => (this.chat = [...this.chat, line]),
        thinking: (seat) => (this.thinking = seat),
        state: (connected, sending) => {
          this.connected = connected;
          this.sending = sending;
        },
        refused: (refused) => this.complain(refused),
      },
    );
    await this.live.start();
    this.chat = await api.chat(this.id).catch(() => []);
  }

  leave(): void {
    this.live?.stop();
  }

  /** What was where, then the new moment, then everything travels to its new place. */
  async show(moment: Moment): Promise<void> {
    const before: Rects = remembered();
    const same = this.moment?.seq === moment.seq;
    this.moment = moment;
    this.thinking = null;
    this.walk = same ? still(moment.options, this.walk) : [];
    if (!same) {
      this.looking = null;
      this.problem = null;
      await tick();
      settled(before);
    }
  }

  complain(refused: Refused): void {
    if (refused.status === 404) this.missing = true;
    this.problem = refused.said ? this.texts.say(refused.said) : house.texts.text("trouble-refused");
  }

  /** Where a click on a thing on these trails would lead. */
  step(trails: readonly Walk[]): Walk | null {
    return this.still || this.sending ? null : stepped(this.options, this.walk, trails);
  }

  click(trails: readonly Walk[]): boolean {
    const walk = this.step(trails);
    if (walk === null) return false;
    const option = reached(this.options, walk);
    if (option) this.choose(option);
    else this.walk = walk;
    return true;
  }

  choose(option: Option): void {
    if (this.still || this.sending) return;
    this.walk = option.path;
    this.live?.choose(option.text);
  }

  stepBack(): boolean {
    if (this.looking?.pinned) {
      this.looking = null;
      return true;
    }
    if (this.walk.length === 0 || this.sending) return false;
    this.walk = back(this.walk);
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

const KEY = Symbol("room");
export function enterRoom(room: () => Room): void {
  setContext(KEY, room);
}
export function theRoom(): Room {
  return getContext<() => Room>(KEY)();
}
