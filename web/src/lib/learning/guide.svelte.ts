/**
 * Whoever leads somebody at a table that no server plays: through a lesson, or through a puzzle. What is to be chosen and
 * what comes of it was sent before; the room is a real one, and all of it is told on its board.
 */
import { Refused, type Moment, type Option, type Previews, type TableInfo, type WhyNot } from "../house/api";
import { house } from "../house/house.svelte";
import type { Said } from "../house/texts";
import { back, candidates, type Walk } from "../table/paths";
import { Room } from "../table/room.svelte";
import type { Furniture } from "../table/furniture";
import type { Out, Teacher } from "../table/teacher";
import type { Picture } from "../telling/story";

/** A table with those who sit there. */
interface Seated {
  seat: string;
  seats: readonly string[];
  options: TableInfo["options"];
}

const BESIDE = 700;

export abstract class Guide implements Teacher {
  room = $state.raw<Room | null>(null);
  problem = $state("");
  /** Whatever was begun before is of no interest. */
  protected run = 0;

  constructor(
    readonly game: string,
    protected readonly furniture: Furniture,
  ) {}

  abstract readonly out: Out;
  abstract chosen(option: Option): void;
  abstract asked(thing: string, texts: readonly string[]): void;
  abstract foresees(): Previews["previews"];

  leave(): void {
    this.run++;
    this.room?.leave();
  }

  /** A room for such a table; `bot`: who sits at the other seats, by name. */
  protected furnished(id: string, table: Seated, bot: string): Room {
    const room = new Room(id, this.game, false, this);
    const seats = table.seats.map((seat) => {
      const you = seat === table.seat;
      const who = you
        ? { kind: "person" as const, name: house.me?.name ?? "" }
        : { kind: "bot" as const, name: bot, bot };
      return { seat, you, present: true, ...who };
    });
    room.furnish(
      {
        ...{ id, game: this.game, seats, options: table.options, status: "running", seq: 0, created: 0 },
        ...{ host: false, hints: false, public: false, key_hash: null },
      },
      this.furniture,
    );
    return room;
  }

  /** The clicks of an action, one after the other, as long as nothing else is begun. */
  protected async walk(room: Room, option: Option, run: number): Promise<void> {
    for (let length = 1; length <= option.path.length && run === this.run; length++) {
      room.walk = option.path.slice(0, length);
      await pause(BESIDE);
    }
  }

  /** The table as it lies in a moment, and nothing on the way to it. */
  protected async lay(room: Room, moment: Moment): Promise<void> {
    room.walk = [];
    await room.show(moment);
    await room.pictures.teller.begin({ view: moment.view, lines: [] });
  }

  /** What was chosen goes by, what followed from it is told so that it can be followed, unless something else is begun
   * meanwhile. `after`: the moment to which all of it leads. */
  protected async tell(room: Room, after: Moment, own: readonly Picture[], rest: readonly Picture[]): Promise<void> {
    const { run } = this;
    room.looking = room.named = room.pointed = null;
    room.sought = null;
    await room.show(after, own);
    if (run === this.run && rest.length > 0) await room.pictures.teller.tell(rest, true);
  }

  /** Something was tried in vain: what is held stays in the hand as far as it is the right thing. */
  protected drop(option: Option, right: string): void {
    if (!this.room) return;
    const walk = back(option.path);
    const meant = this.room.options.filter(({ text }) => text === right);
    this.room.walk = candidates(meant, walk).length > 0 ? walk : ([] as Walk);
    this.letGo();
  }

  /** Nothing is looked at, sought or named. */
  protected letGo(): void {
    if (!this.room) return;
    this.room.sought = this.room.looking = null;
    this.room.name(null);
  }

  /** The rule against something that is not offered, as the house has it. `heard` is told null where there is none, and nothing
   * where something else was begun meanwhile. */
  protected async lookUp(ask: () => Promise<WhyNot>, heard: (rule: Said | null) => void): Promise<void> {
    const run = ++this.run;
    try {
      const answer = await ask();
      if (run === this.run && answer.said) heard(answer.said);
    } catch {
      if (run === this.run) heard(null);
    }
  }

  /** A table of one's own that the house opens. */
  protected async goTo(open: () => Promise<TableInfo>): Promise<TableInfo | null> {
    this.problem = "";
    try {
      return await open();
    } catch (problem) {
      this.problem = problem instanceof Refused ? "club-too-many" : "learn-offline";
      return null;
    }
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
