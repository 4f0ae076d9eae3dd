/** What things on the table could do although nobody is asked about them. The server is asked when somebody looks. */
import { api, type Option } from "../house/api";
import type { Room } from "./room.svelte";

export class Looks {
  /** Of the moment with this number, by things. */
  private seq = -1;
  private asked = new Set<string>();
  private seen = $state.raw<ReadonlyMap<string, readonly Option[]>>(new Map());

  constructor(private readonly room: Room) {}

  /** As far as it is known by now. */
  of(thing: string): readonly Option[] {
    return this.seen.get(this.key(thing)) ?? [];
  }

  /** Somebody looks at it: once a moment is enough. A room that only shows asks nothing. */
  async at(thing: string): Promise<void> {
    const seq = this.room.moment?.seq ?? -1;
    if (!this.room.served || this.room.info === null) return;
    if (this.seq !== seq) {
      this.seq = seq;
      this.asked = new Set();
      this.seen = new Map();
    }
    if (this.asked.has(thing)) return;
    this.asked.add(thing);
    try {
      const look = await api.look(this.room.id, thing);
      if (this.seq === look.seq) this.seen = new Map(this.seen).set(`${look.seq} ${thing}`, look.options);
    } catch {
      this.asked.delete(thing); // whoever looks again asks again
    }
  }

  private key(thing: string): string {
    return `${this.room.moment?.seq ?? -1} ${thing}`;
  }
}
