/** What whoever stands on a hex may do now, as it is offered; else what it could do, as the server sees it. */
import type { Room } from "../../lib/table/room.svelte";
import { offersFrom, type Offer } from "./offers";

export interface Deeds {
  from: string | undefined;
  offers: readonly Offer[];
  /** Nobody is asked about it: it is only looked at. */
  glance: boolean;
}

export function deedsOf(room: Room, hex: string | undefined): Deeds {
  const offers = offersFrom(room, room.options, hex);
  if (offers.length > 0 || hex === undefined) return { from: hex, offers, glance: false };
  return { from: hex, offers: offersFrom(room, room.looks.of(hex), hex), glance: true };
}
