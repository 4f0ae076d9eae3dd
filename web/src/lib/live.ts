/**
 * A seat's line to the table. It keeps the newest moment, resumes after a break from the last `seq`, and never loses a
 * click: a choice is sent again until the server answers, and answering the same `seq` twice has one effect.
 */
import type { ChatLine, Moment, News, TableInfo } from "./api";
import { Refused, Unreachable } from "./api";

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  close(): void;
}
export interface World {
  moment(): Promise<Moment>;
  choose(seq: number, text: string): Promise<Moment>;
  socket(since: number): Socket;
  later(what: () => void, ms: number): () => void;
}
export interface Listener {
  moment(moment: Moment): void;
  table?(table: TableInfo): void;
  chat?(line: ChatLine): void;
  thinking?(seat: string): void;
  /** What the clock of the house shows. */
  now?(ms: number): void;
  /** Whether the line is up, and whether a click is still on its way. */
  state(connected: boolean, sending: boolean): void;
  refused(problem: Refused): void;
}

export const PAUSES = [300, 700, 1500, 3000, 5000];

export class Live {
  private seq = -1;
  private socket: Socket | null = null;
  private failures = 0;
  private closed = false;
  private connected = false;
  private waiting: { seq: number; text: string } | null = null;
  private inFlight = false;
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
    this.socket?.close();
  }

  get sending(): boolean {
    return this.waiting !== null;
  }

  /** Answer the moment that is shown. A second click before the answer changes nothing. */
  choose(text: string): void {
    if (this.waiting !== null || this.seq < 0) return;
    this.waiting = { seq: this.seq, text };
    this.tell();
    void this.send();
  }

  receive(moment: Moment): void {
    if (moment.seq < this.seq) return;
    this.seq = moment.seq;
    if (this.waiting !== null && this.waiting.seq < moment.seq && !this.inFlight) this.waiting = null;
    this.listener.moment(moment);
    this.tell();
  }

  /** Ask anew; until the first moment has come, as often as it takes. */
  async refresh(): Promise<void> {
    try {
      this.receive(await this.world.moment());
    } catch (problem) {
      if (problem instanceof Refused) this.listener.refused(problem);
      else if (this.seq < 0) this.again(() => void this.refresh());
    }
  }

  private async send(): Promise<void> {
    const click = this.waiting;
    if (click === null || this.inFlight || this.closed) return;
    this.inFlight = true;
    try {
      const moment = await this.world.choose(click.seq, click.text);
      this.settled();
      this.receive(moment);
    } catch (problem) {
      this.inFlight = false;
      if (problem instanceof Unreachable) {
        this.failures++;
        this.again(() => void this.send());
      } else {
        this.settled();
        if (problem instanceof Refused) this.listener.refused(problem);
        await this.refresh();
      }
    }
  }

  private settled(): void {
    this.inFlight = false;
    this.waiting = null;
    this.failures = 0;
    this.tell();
  }

  private connect(): void {
    if (this.closed) return;
    const socket = this.world.socket(this.seq);
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      this.connected = true;
      this.tell();
      void this.send();
    };
    socket.onmessage = (event) => this.hear(event.data);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.connected = false;
      this.failures++;
      this.tell();
      this.again(() => this.connect());
    };
  }

  private hear(data: unknown): void {
    if (typeof data !== "string") return;
    const news = JSON.parse(data) as News;
    if (news.is === "moment") {
      this.listener.now?.(news.now);
      this.receive(news);
    }
    if (news.is === "table") this.listener.table?.(news);
    else if (news.is === "chat") this.listener.chat?.(news);
    else if (news.is === "error") this.listener.refused(new Refused(0, news.error.reason ?? null, news.error.text));
    else if (news.is === "thinking") this.listener.thinking?.(news.seat);
  }

  private again(what: () => void): void {
    if (this.closed) return;
    const pause = PAUSES[Math.min(this.failures, PAUSES.length - 1)] ?? 5000;
    const cancel = this.world.later(() => {
      this.cancels.delete(cancel);
      if (!this.closed) what();
    }, pause);
    this.cancels.add(cancel);
  }

  private tell(): void {
    this.listener.state(this.connected, this.sending);
  }
}
