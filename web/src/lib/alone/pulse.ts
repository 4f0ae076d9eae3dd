/**
 * Whether a worker still lives: it is asked every so often, and whoever has been silent too long is gone, though nobody
 * said so. Silence is counted in questions and not by a clock, so sleeping machines and pages are held against nobody.
 */
export const BEAT = 2000;
/** So many seconds anybody may be silent; and until it has woken up. */
export const USUAL = 10;
export const WAKING = 60;

export class Pulse {
  private asked = 0;
  private patience = WAKING;
  private beating: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly ask: () => void,
    private readonly gone: () => void,
  ) {}

  begin(): void {
    this.stop();
    this.asked = 0;
    this.beating = setInterval(() => this.beat(), BEAT);
  }

  stop(): void {
    clearInterval(this.beating);
  }

  /** It has said a word. */
  heard(): void {
    this.asked = 0;
  }

  /** It is awake, and what it does next may take so many seconds more. */
  allow(seconds = 0): void {
    this.patience = USUAL + seconds;
  }

  private beat(): void {
    if (this.asked * BEAT < this.patience * 1000) {
      this.asked += 1;
      this.ask();
    } else {
      this.stop();
      this.gone();
    }
  }
}
