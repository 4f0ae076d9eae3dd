/**
 * A seat's line to the table. It keeps the newest moment, goes on after a break from what it has, and never loses a click: a
 * choice goes over the open line, or by a question of its own where there is none, and is sent again until the server has
 * answered; answering the same `seq` twice has one effect.
 */
import type { ChatLine, Errand, ErrorInfo, Moment, News, Previews, Progress, TableInfo } from "../house/api";
import { Refused, Unreachable } from "../house/api";
import type { Line } from "../house/way";
import { pictured, type Picture } from "../telling/story";

export interface World {
  moment(): Promise<Moment>;
  choose(seq: number, text: string): Promise<Moment>;
  foresee(seq: number, texts: readonly string[]): Promise<Previews>;
  line(since: number, seat: string | null): Line;
  later(what: () => void, ms: number): () => void;
}
export interface Listener {
  /** How the table stands, and the pictures that led there; null: nobody told how it came to that. */
  moment(moment: Moment, pictures: readonly Picture[] | null): void;
  foreseen(found: Previews): void;
  table?(table: TableInfo): void;
  chat?(line: ChatLine): void;
  thinking?(seat: string): void;
  /** A bot of this table would like to think here. */
  errand?(errand: Errand): void;
  /** What the clock of the house shows. */
  now?(ms: number): void;
  /** Whether the line is up, and whether a click is still on its way. */
  state(connected: boolean, sending: boolean): void;
  refused(problem: Refused): void;
}

export const PAUSES = [300, 700, 1500, 3000, 5000];
/** A line that says nothing to a click for so long is no line. */
export const SILENCE = 4000;

export class Live {
  private moment: Moment | null = null;
  private line: Line | null = null;
  private failures = 0;
  private closed = false;
  private connected = false;
  private waiting: { seq: number; text: string } | null = null;
  /** Whether the click is being asked about by a question of its own. */
  private asking = false;
  private cancels = new Set<() => void>();

  constructor(
    private readonly world: World,
    private readonly listener: Listener,
  ) {}

  async start(): Promise<void> {
    await this.refresh();
    this.connect();
  }

  stop(): void {
    this.closed = true;
    for (const cancel of this.cancels) cancel();
    this.line?.close();
  }

  get sending(): boolean {
    return this.waiting !== null;
  }

  /** The click that is still on its way. */
  get under(): { seq: number; text: string } | null {
    return this.waiting;
  }

  private get seq(): number {
    return this.moment?.seq ?? -1;
  }

  /** Answer the moment that is shown. A second click before the answer changes nothing. */
  choose(text: string): void {
    if (this.waiting !== null || this.moment === null) return;
    this.waiting = { seq: this.seq, text };
    this.tell();
    this.send();
  }

  /** Ask what would follow from these choices. */
  async foresee(seq: number, texts: readonly string[]): Promise<void> {
    if (this.line !== null && this.connected) {
      this.line.send(JSON.stringify({ is: "foresee", seq, texts }));
      return;
    }
    try {
      this.listener.foreseen(await this.world.foresee(seq, texts));
    } catch {
      this.listener.foreseen({ seq, previews: {} });
    }
  }

  receive(moment: Moment, pictures: readonly Picture[] | null = null): void {
    if (moment.seq < this.seq) return;
    this.moment = moment;
    if (this.waiting !== null && this.waiting.seq < moment.seq && !this.asking) this.settled();
    this.listener.moment(moment, pictures);
    this.tell();
  }

  /** Ask anew; until the first moment has come, as often as it takes. */
  async refresh(): Promise<void> {
    try {
      this.receive(await this.world.moment());
    } catch (problem) {
      if (problem instanceof Refused) this.listener.refused(problem);
      else if (this.moment === null) this.again(() => void this.refresh());
    }
  }

  private send(): void {
    const click = this.waiting;
    if (click === null || this.asking || this.closed) return;
    if (this.line === null || !this.connected) {
      void this.ask();
      return;
    }
    this.line.send(JSON.stringify({ is: "choose", ...click }));
    this.after(SILENCE, () => {
      if (this.waiting === click) void this.ask();
    });
  }

  private async ask(): Promise<void> {
    const click = this.waiting;
    if (click === null || this.asking || this.closed) return;
    this.asking = true;
    try {
      const moment = await this.world.choose(click.seq, click.text);
      this.settled();
      this.receive(moment);
    } catch (problem) {
      this.asking = false;
      if (problem instanceof Unreachable) {
        this.failures++;
        this.again(() => this.send());
      } else await this.refuse(problem);
    }
  }

  private async refuse(problem: unknown): Promise<void> {
    this.settled();
    if (problem instanceof Refused) this.listener.refused(problem);
    await this.refresh();
  }

  private settled(): void {
    this.asking = false;
    this.waiting = null;
    this.failures = 0;
    this.tell();
  }

  private connect(): void {
    if (this.closed) return;
    const line = this.world.line(this.seq, this.moment?.seat ?? null);
    this.line = line;
    line.onopen = () => {
      this.failures = 0;
      this.connected = true;
      this.tell();
      this.send();
    };
    line.onmessage = (event) => this.hear(event.data);
    line.onclose = () => {
      if (this.line !== line) return;
      this.line = null;
      this.connected = false;
      this.failures++;
      this.tell();
      this.again(() => this.connect());
    };
  }

  private hear(data: unknown): void {
    if (typeof data !== "string") return;
    const news = JSON.parse(data) as News;
    if (news.is === "moment" || news.is === "progress") this.listener.now?.(news.now);
    if (news.is === "moment") this.receive(news);
    else if (news.is === "progress") this.goOn(news);
    else if (news.is === "foreseen") this.listener.foreseen(news);
    else if (news.is === "table") this.listener.table?.(news);
    else if (news.is === "chat") this.listener.chat?.(news);
    else if (news.is === "errand") this.listener.errand?.(news);
    else if (news.is === "error") this.complain(news.error);
    else if (news.is === "thinking") this.listener.thinking?.(news.seat);
  }

  /** What came after the picture we have; what we have already is heard once, and a gap is closed by asking. */
  private goOn(progress: Progress): void {
    const last = this.moment;
    if (last === null || progress.since > last.seq || (progress.since === last.seq && progress.seat !== last.seat))
      void this.refresh();
    if (last === null || progress.since !== last.seq || progress.seat !== last.seat) return;
    const by = last.deciding === last.seat ? null : last.deciding;
    const pictures = pictured(last.view, progress.scenes, by);
    const { since: _, scenes: __, now: ___, ...rest } = progress;
    const log =
      progress.scenes.length > 0 ? [...last.log, ...progress.scenes.flatMap((scene) => scene.said)] : last.log;
    this.receive({ ...rest, view: pictures.at(-1)?.view ?? last.view, log }, pictures);
  }

  /** A click that was refused over the line is settled. That the table has moved on is no news to whoever only asked
   * what would follow. */
  private complain({ kind, reason, text }: ErrorInfo): void {
    const problem = new Refused(0, reason ?? null, text, kind);
    if (this.waiting !== null && !this.asking) void this.refuse(problem);
    else if (kind !== "stale" && kind !== "not-yours") this.listener.refused(problem);
  }

  private again(what: () => void): void {
    this.after(PAUSES[Math.min(this.failures, PAUSES.length - 1)] ?? 5000, what);
  }

  private after(ms: number, what: () => void): void {
    if (this.closed) return;
    const cancel = this.world.later(() => {
      this.cancels.delete(cancel);
      if (!this.closed) what();
    }, ms);
    this.cancels.add(cancel);
  }

  private tell(): void {
    this.listener.state(this.connected, this.sending);
  }
}
