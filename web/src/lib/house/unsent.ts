/** What the house is told by the way: nobody waits for it, and where it can't be reached it is told with what comes next. */
import { Unreachable } from "./api";

export class Unsent {
  private readonly left = new Map<string, () => Promise<unknown>>();
  private sending = Promise.resolve();

  /** What is told last of something is what counts. */
  tell(what: string, how: () => Promise<unknown>): Promise<void> {
    this.left.set(what, how);
    return this.send();
  }

  /** One after another. Done when the house knows all of it, or can't be reached. */
  send(): Promise<void> {
    this.sending = this.sending.then(() => this.tellAll());
    return this.sending;
  }

  private async tellAll(): Promise<void> {
    for (const [what, how] of [...this.left]) {
      try {
        await how();
        if (this.left.get(what) === how) this.left.delete(what);
      } catch (problem) {
        if (problem instanceof Unreachable) return;
      }
    }
  }
}
