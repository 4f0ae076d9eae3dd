/** How long each seat has thought, as the house counts it; our own clock may be wrong. */
import type { Moment } from "../house/api";

class Ticking {
  now = $state(Date.now());
  private skew = 0;

  /** The clock of the house showed this just now. */
  set(now: number): void {
    this.skew = now - Date.now();
    this.tick();
  }

  tick(): void {
    this.now = Date.now() + this.skew;
  }
}

export const ticking = new Ticking();

/** Milliseconds; the seat that decides is still counting. */
export function thought(moment: Moment, seat: string, now: number): number {
  const { used, since } = moment.clock;
  const running = moment.deciding === seat && since !== null ? Math.max(0, now - since) : 0;
  return (used[seat] ?? 0) + running;
}

/** `3:07`, and `1:02:07` for those who take their time. */
export function clockFace(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
