/** The review of a finished game: begun by whoever looks first, and asked about until all of it is there. */
import { api, Refused, type Review, type Reviewed } from "../house/api";

const PAUSE = 1500;

export class Reviewing {
  info = $state.raw<Review | null>(null);
  /** Nobody could tell us anything. */
  failed = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  readonly decisions: readonly Reviewed[] = $derived(this.info?.decisions ?? []);
  readonly working: boolean = $derived(!this.failed && this.info?.state !== "ready");

  constructor(private readonly id: string) {}

  async start(): Promise<void> {
    this.failed = false;
    await this.hear(() => api.startReview(this.id));
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async hear(ask: () => Promise<Review>): Promise<void> {
    try {
      this.info = await ask();
      this.failed = this.info.state === "failed";
    } catch (problem) {
      this.failed = problem instanceof Refused;
    }
    if (this.stopped || !this.working) return;
    this.timer = setTimeout(() => void this.hear(() => api.review(this.id)), PAUSE);
  }
}
