/** A finger that comes in from the left edge of the window. */
interface Touch {
  readonly clientX: number;
  readonly clientY: number;
}
/** Pixels: how near the edge it begins, how far it goes, and how much of that may be up or down. */
const [EDGE, FAR, SLANT] = [28, 60, 0.6];

export class Swipe {
  private begun: Touch | null = null;

  /** With two fingers one does something else. */
  start(touches: ArrayLike<Touch>): void {
    const finger = touches.length === 1 ? touches[0] : undefined;
    this.begun = finger && finger.clientX <= EDGE ? finger : null;
  }

  /** Whether that was one. */
  end(touches: ArrayLike<Touch>): boolean {
    const [from, to] = [this.begun, touches[0]];
    this.begun = null;
    if (!from || !to) return false;
    const across = to.clientX - from.clientX;
    return across >= FAR && Math.abs(to.clientY - from.clientY) <= across * SLANT;
  }
}
