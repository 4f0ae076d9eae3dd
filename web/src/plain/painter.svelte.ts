/** What all parts of a plain table share: how seats look, which piece is which, what a choice would change. */
import { house } from "../lib/house/house.svelte";
import type { Room } from "../lib/table/room.svelte";
import { Course } from "./course";
import { lookOf, type Look } from "./seats";
import { thingsIn } from "./shapes";

export class Painter {
  private readonly course = new Course();
  /** The keys of pieces by ground and place. */
  readonly keys: ReadonlyMap<string, string> = $derived.by(() => this.course.keys(this.room.view));
  readonly from: string = $derived.by(() => (void this.keys, this.course.from));
  readonly to: string = $derived.by(() => (void this.keys, this.course.to));
  readonly things: ReadonlySet<string> = $derived.by(() => thingsIn(this.room.view));
  private readonly seats: readonly string[] = $derived.by(() => (this.room.info?.seats ?? []).map(({ seat }) => seat));

  constructor(private readonly room: Room) {}

  look(seat: string | null): Look {
    return lookOf(seat, this.seats, house.lidOf(this.room.game)?.sides ?? [], this.room.texts);
  }

  /** What the choice somebody points at would make of a number; null where it stays. */
  change(thing: string, now: number): number | null {
    const next = this.room.preview?.numbers[thing];
    return next === undefined || next === now ? null : next;
  }
}

/** One painter a room: the bar, the board and the hand draw with the same. */
const PAINTERS = new WeakMap<Room, Painter>();

export function painterOf(room: Room): Painter {
  const painter = PAINTERS.get(room) ?? new Painter(room);
  PAINTERS.set(room, painter);
  return painter;
}
