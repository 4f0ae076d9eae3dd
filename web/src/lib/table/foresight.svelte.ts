/** What would follow from a choice, as the game itself foresees it. Whatever is shown of it is asked for, once a moment. */
import type { Option, Preview, Previews } from "../house/api";
import type { Room } from "./room.svelte";

/** The server answers so many at once. */
const MOST = 100;

export class Foresight {
  /** The moment that was asked about. */
  private seq = -1;
  private asked = new Set<string>();
  private wanted = new Set<string>();
  /** What was asked together, in the order in which it is answered. */
  private batches: (readonly string[])[] = [];
  /** By moment and choice; null: there is nothing to tell. */
  private known = $state.raw<ReadonlyMap<string, Preview | null>>(new Map());

  constructor(
    private readonly room: Room,
    private readonly ask: (seq: number, texts: readonly string[]) => void,
  ) {}

  /** As far as it is known by now; if it is not, it will be. */
  of(option: Option | null | undefined): Preview | null {
    if (option?.preview) return option.preview;
    if (!option?.foreseen) return null;
    const found = this.known.get(`${this.room.moment?.seq ?? -1} ${option.text}`);
    if (found === undefined) this.want(option.text);
    return found ?? null;
  }

  /** Whether there is something to be seen before it is done, as far as it is known. */
  tells(option: Option): boolean {
    return option.foreseen === true && this.known.get(`${this.room.moment?.seq ?? -1} ${option.text}`) !== null;
  }

  heard({ seq, previews }: Previews): void {
    if (seq !== this.seq) return;
    const texts = new Set([...(this.batches.shift() ?? []), ...Object.keys(previews)]);
    const found = [...texts].map((text) => [`${seq} ${text}`, previews[text] ?? null] as const);
    this.known = new Map([...this.known, ...found]);
    this.room.foresaw();
  }

  /** Whether the answer is still on its way. */
  awaits(option: Option): boolean {
    return option.foreseen === true && !this.known.has(`${this.room.moment?.seq ?? -1} ${option.text}`);
  }

  /** The line broke, or is up again: what was not answered may be asked once more. */
  forget(): void {
    this.batches = [];
    for (const text of [...this.asked]) if (!this.known.has(`${this.seq} ${text}`)) this.asked.delete(text);
  }

  /** What is wanted at the same time is asked for at once. */
  private want(text: string): void {
    const seq = this.room.moment?.seq ?? -1;
    if (this.seq !== seq) {
      this.seq = seq;
      this.asked = new Set();
      this.wanted = new Set();
      this.batches = [];
    }
    if (this.room.still || this.asked.has(text)) return;
    this.asked.add(text);
    if (this.wanted.size === 0) queueMicrotask(() => this.send());
    this.wanted.add(text);
  }

  private send(): void {
    const texts = [...this.wanted];
    this.wanted = new Set();
    this.drop();
    for (let i = 0; i < texts.length; i += MOST) {
      const batch = texts.slice(i, i + MOST);
      this.batches.push(batch);
      this.ask(this.seq, batch);
    }
  }

  /** What was foreseen of other moments is of no use. */
  private drop(): void {
    const now = `${this.seq} `;
    if ([...this.known.keys()].every((key) => key.startsWith(now))) return;
    this.known = new Map([...this.known].filter(([key]) => key.startsWith(now)));
  }
}
