/**
 * Tells what happened picture by picture. One's own deeds go by quickly; those of others keep a pace, and whoever wants
 * can halt them and step back and on. Nothing waits for it: what may be chosen is there from the beginning, and any click or key
 * beside the telling goes to the last picture.
 */
import { modifies } from "../table/focus";
import { calm, hurry } from "./motion";
import { PATIENCE, stay, type Picture } from "./story";

export interface Telling {
  show(picture: Picture): Promise<void>;
  /** So long a picture of somebody else's turn stays. */
  pace(): number;
  /** So long at least a picture has to be seen: dice that tumble. */
  dwell(picture: Picture): number;
}

export class Teller {
  /** How it began, then what came of it; the last one is how the table stands. */
  pictures = $state.raw<readonly Picture[]>([]);
  at = $state(0);
  /** Whether it goes on by itself. */
  running = $state(false);
  /** Whether it is told at a pace, with something to halt and step it. */
  open = $state(false);
  /** Whether it is told later than it happened: nobody has read it aloud. */
  again = $state(false);
  /** Whether what is told was done by others: it can be told again until we do something ourselves. */
  private others = $state(false);
  private run = 0;
  private began = 0;
  private wake: (() => void) | null = null;
  private swallowing = false;
  private ended: (() => void)[] = [];

  readonly last: number = $derived(this.pictures.length - 1);
  readonly picture: Picture | null = $derived(this.pictures[this.at] ?? null);
  /** Whether there is something to be told once more. */
  readonly retellable: boolean = $derived(this.others && !this.open && this.last > 0);

  constructor(private readonly telling: Telling) {}

  /** The table as it is, without a story. */
  async begin(picture: Picture): Promise<void> {
    this.halt();
    this.pictures = [picture];
    this.at = 0;
    this.open = this.others = this.again = false;
    this.done();
    await this.telling.show(picture);
  }

  /** What came next. What has not been shown yet is told before it. Done when the last picture lies there. */
  tell(next: readonly Picture[], others: boolean): Promise<void> {
    const telling = this.at < this.last || this.open;
    const goesOn = telling || (others && this.others);
    this.pictures = [...(goesOn ? this.pictures : this.pictures.slice(-1)), ...next];
    if (!goesOn) this.at = 0;
    this.others = others || (telling && this.others);
    const end = this.over();
    if (calm() && !this.open) void this.go(this.last).then(() => this.done());
    else if (!telling) this.start(this.others);
    else if (others && this.running) this.open = true;
    return end;
  }

  /** From the beginning: what others did, or what happened while nobody looked. */
  async retell(pictures: readonly Picture[] = this.pictures): Promise<void> {
    this.halt();
    const run = this.run;
    this.pictures = pictures;
    this.others = this.open = this.again = true;
    this.running = !calm();
    await this.go(0);
    if (run === this.run && this.running) this.start(true, true);
  }

  /** When what is being told is over. */
  over(): Promise<void> {
    return new Promise((done) => this.ended.push(done));
  }

  /** To one of the pictures, and no further by itself. */
  async leap(at: number): Promise<void> {
    this.halt();
    await this.go(Math.max(0, Math.min(this.last, at)));
  }

  /** One step back or on, and no further by itself; a step behind the last picture is the end of it. */
  async step(by: number): Promise<void> {
    if (this.at + by <= this.last) return this.leap(this.at + by);
    this.halt();
    this.close();
  }

  toggle(): void {
    if (this.running) this.halt();
    else if (this.at < this.last) this.start(true);
    else void this.retell();
  }

  /** At once to the end; whether there was anything left to tell. */
  skip(): boolean {
    const was = this.at < this.last || (this.open && !this.running);
    this.halt();
    hurry();
    if (this.at < this.last) void this.go(this.last);
    this.close();
    return was;
  }

  /** Somebody clicks or presses a key: no more telling. At first that is all it does, so that nobody hits what just moved. */
  interrupt(event: Event): void {
    if (event.type === "click" && this.swallowing) stop(event);
    this.swallowing = false;
    if (event.type === "click" || meant(event) || this.steered(event) || !this.skip()) return;
    if (performance.now() - this.began > PATIENCE) return;
    this.swallowing = event.type === "pointerdown";
    stop(event);
  }

  /** Arrows step, the space bar halts, Escape skips. */
  private steered(event: Event): boolean {
    if (!this.open || !(event instanceof KeyboardEvent)) return false;
    const deed = {
      ArrowLeft: () => void this.step(-1),
      ArrowRight: () => void this.step(1),
      " ": () => this.toggle(),
      Escape: () => this.skip(),
    }[event.key];
    if (deed === undefined || (event.target as Element | null)?.closest?.("input, textarea, select")) return false;
    if (event.key === " " && (event.target as Element | null)?.closest?.("button, a, [role=button]")) return false;
    deed();
    stop(event);
    return true;
  }

  private start(paced: boolean, first = false): void {
    this.open = paced;
    this.running = true;
    this.began = performance.now();
    void this.goOn(++this.run, first);
  }

  /** `first`: what lies there is looked at before it goes on. */
  private async goOn(run: number, first: boolean): Promise<void> {
    const quick = stay(this.last);
    if (first) await this.pause(this.telling.pace());
    if (run !== this.run) return;
    while (this.at < this.last) {
      await this.go(this.at + 1);
      if (run !== this.run) return;
      const end = this.at === this.last;
      if (end) this.done();
      if (!end || this.open) await this.pause(this.open ? this.telling.pace() : quick);
      if (run !== this.run) return;
    }
    this.close();
  }

  private async go(at: number): Promise<void> {
    this.at = at;
    const picture = this.pictures[at];
    if (picture) await this.telling.show(picture);
  }

  private halt(): void {
    this.run++;
    this.running = false;
    this.wake?.();
  }

  private close(): void {
    this.running = this.open = this.again = false;
    this.done();
  }

  private done(): void {
    for (const done of this.ended.splice(0)) done();
  }

  private pause(ms: number): Promise<void> {
    const picture = this.pictures[this.at];
    return new Promise((done) => {
      const timer = setTimeout(done, Math.max(ms, picture ? this.telling.dwell(picture) : 0));
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

/** What is done at the telling itself, and keys that do nothing alone. */
function meant(event: Event): boolean {
  if (modifies(event)) return true;
  return event.target instanceof Element && event.target.closest(".telling, .retold") !== null && !isArrow(event);
}

function isArrow(event: Event): boolean {
  return event instanceof KeyboardEvent && /^(Arrow(Left|Right)|Escape)$/.test(event.key);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
