/** Shows a moment picture by picture. Any click or key goes to the last one; a newer moment takes over. */
import { hurry } from "./motion";
import { PATIENCE, stay, type Scene } from "./story";

export class Teller {
  private story = 0;
  private began = 0;
  private telling = false;
  private wake: (() => void) | null = null;
  private swallowing = false;

  /** Tell a story to its end, unless another begins. */
  async tell(scenes: readonly Scene[], show: (scene: Scene) => Promise<void>): Promise<void> {
    this.skip();
    const story = ++this.story;
    const pause = stay(scenes.length);
    this.telling = scenes.length > 1;
    this.began = performance.now();
    for (const [i, scene] of scenes.entries()) {
      const last = i === scenes.length - 1;
      if (!this.telling && !last) continue;
      if (last) this.telling = false;
      await show(scene);
      if (story !== this.story) return;
      if (!last) await this.pause(Math.max(pause, scene.stay ?? 0));
      if (story !== this.story) return;
    }
  }

  /** At once to the end; whether there was anything left to tell. */
  skip(): boolean {
    const was = this.telling;
    this.telling = false;
    this.wake?.();
    hurry();
    return was;
  }

  /** Somebody clicks or presses a key: no more telling. At first that is all it does, so that nobody hits what just moved. */
  interrupt(event: Event): void {
    if (event.type === "click" && this.swallowing) stop(event);
    this.swallowing = false;
    if (event.type === "click" || !this.skip() || performance.now() - this.began > PATIENCE) return;
    this.swallowing = event.type === "pointerdown";
    stop(event);
  }

  private pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
