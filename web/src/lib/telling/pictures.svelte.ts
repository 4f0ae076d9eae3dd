/** How the table came to lie as it does: which pictures are shown on the way from one moment to the next, and which were missed. */
import { tick } from "svelte";
import { api, type Moment } from "../house/api";
import { house } from "../house/house.svelte";
import type { Room } from "../table/room.svelte";
import { calm, remembered, settled } from "./motion";
import { sound, type Cue } from "./sound";
import { freshLines, orderOf, PACES, pictured, type Picture } from "./story";
import { Teller } from "./teller.svelte";
import { lastSeen, saw } from "./visits";

/** Whoever was away for so many milliseconds is told by itself what happened. */
const LONG = 30 * 60_000;

export class Pictures {
  /** What lies on the table: the newest view, or a picture on the way to it. */
  view = $state.raw<unknown>(null);
  /** What was said when the table came to lie as it is shown. */
  lines = $state.raw<Picture["lines"]>([]);
  /** The last line of the log that has been shown on the board. */
  shown = $state(-1);
  /** Whether what happened is still being asked for. */
  turning = $state(false);
  /** What happened since somebody last looked from here, while it waits to be told. */
  missed = $state.raw<readonly Picture[] | null>(null);
  /** Whether what is told again is what was missed. */
  caughtUp = $state(false);
  readonly teller = new Teller({
    show: (picture) => this.lay(picture),
    pace: () => PACES[house.pace],
    dwell: (picture) => Math.max(0, ...picture.lines.map((line) => this.room.face?.dwell?.(line) ?? 0)),
  });

  constructor(private readonly room: Room) {}

  /** From one moment to the next, by the pictures that came with it, if any did. Where the window goes to other hands it begins anew. */
  async follow(
    last: Moment | null,
    moment: Moment,
    pictures: readonly Picture[] | null,
    hands: boolean,
  ): Promise<void> {
    if (!last) void this.lookBack(moment);
    if (pictures !== null && last && !hands) await this.goOn(last, pictures);
    else if (!hands && last && this.changesEyes(last, moment)) await this.retold(last, moment);
    else await this.stand(last, moment);
    if (last) this.seen(moment);
  }

  /** What others did last, told again: what was missed, else all since we last chose. Whoever asked steers it at once by
   * the keys that a button has, the space bar among them. */
  async recap(): Promise<void> {
    const moment = this.room.moment;
    if (this.missed) await this.catchUp(this.missed);
    else {
      const pictures = this.room.served && moment ? await this.asked(moment, null) : null;
      if (this.room.moment !== moment) return;
      this.caughtUp = false;
      if (pictures) await this.teller.retell(pictures);
      else if (this.teller.retellable) await this.teller.retell();
    }
    await tick();
    document.querySelector<HTMLElement>(".telling .halt")?.focus({ preventScroll: true });
  }

  /** Whether there is anything to be told again. */
  get tellable(): boolean {
    return this.missed !== null || this.teller.retellable || (this.room.served && this.room.moment?.begun === true);
  }

  /** Nobody looks from here any more; from now on they are away. */
  left(): void {
    const visit = this.room.moment && lastSeen(this.room.id, this.room.moment.seat);
    if (visit) saw(this.room.id, this.room.moment!.seat, visit.seq);
  }

  /** Somebody looks again. What is being told goes on, unless they were away for long. */
  returned(): void {
    if (this.room.moment && !this.missed) void this.lookBack(this.room.moment);
  }

  private seen(moment: Moment): void {
    if (this.room.served && !document.hidden && !this.missed) saw(this.room.id, moment.seat, moment.seq);
  }

  private async catchUp(missed: readonly Picture[]): Promise<void> {
    this.missed = null;
    this.caughtUp = true;
    await this.teller.retell(missed);
    void this.teller.over().then(() => this.room.moment && this.seen(this.room.moment));
  }

  /** The table as it is; whatever nobody told pictures of travels to its place. */
  private async stand(last: Moment | null, moment: Moment): Promise<void> {
    const lines = last && last.seq !== moment.seq ? freshLines(last.log, moment.log) : [];
    this.shown = moment.log.at(-1)?.n ?? -1;
    this.missed = null;
    await this.teller.begin({ view: moment.view, lines });
  }

  /** Whoever plays both sides looks on through the eyes of whoever is asked. */
  private changesEyes(last: Moment, moment: Moment): boolean {
    return this.room.served && !calm() && last.seat !== moment.seat && last.seq < moment.seq;
  }

  /** What happened, through other eyes than before. */
  private async retold(last: Moment, moment: Moment): Promise<void> {
    this.turning = true;
    const story = await api.story(this.room.id, moment.seat, last.seq, moment.seq).catch(() => null);
    this.turning = false;
    if (this.room.moment !== moment) return;
    if (story === null || story.since !== last.seq) return this.stand(last, moment);
    await this.teller.begin({ view: story.view, lines: [] });
    await this.teller.tell(pictured(story.view, story.scenes), false);
  }

  /** What others did is told so that it can be followed; what we did ourselves goes by. */
  private async goOn(last: Moment, pictures: readonly Picture[]): Promise<void> {
    const others = last.deciding !== null && last.deciding !== last.seat;
    if (pictures.length === 0) return;
    if (this.missed) this.missed = others ? [...this.missed, ...pictures] : null;
    await this.teller.tell(pictures, others && !this.room.still);
  }

  /** Whether something happened while nobody looked from here, and what. */
  private async lookBack(moment: Moment): Promise<void> {
    if (!this.room.served) return;
    const visit = lastSeen(this.room.id, moment.seat);
    if (visit === null || visit.seq >= moment.seq) return this.seen(moment);
    const long = Date.now() - visit.at > LONG;
    if (this.teller.open && !long) return;
    const pictures = await this.asked(moment, visit.seq);
    if (this.room.moment?.seq !== moment.seq) return;
    if (pictures === null) return this.seen(moment);
    if (long && this.room.handed && !document.hidden) await this.catchUp(pictures);
    else this.missed = pictures;
  }

  /** What led to this moment, from an earlier one or (null) since we last chose; null where nothing was said, which the
   * log tells, too. */
  private async asked(moment: Moment, since: number | null): Promise<Picture[] | null> {
    const story = await api.story(this.room.id, moment.seat, since, moment.seq).catch(() => null);
    const pictures = story ? pictured(story.view, story.scenes) : [];
    if (!story || !pictures.some((picture) => picture.lines.length > 0)) return null;
    return [{ view: story.view, lines: [] }, ...pictures];
  }

  /** What was where, then the new picture, then everything travels to its new place. */
  private async lay(picture: Picture): Promise<void> {
    const before = this.room.handed ? remembered() : null;
    this.view = picture.view;
    this.lines = picture.lines;
    this.shown = picture.lines.at(-1)?.n ?? this.shown;
    if (house.sound && !this.room.still) sound(this.cues(picture));
    await tick();
    if (before) settled(before, orderOf(picture.lines));
  }

  private cues(picture: Picture): Cue[] {
    const heard = picture.lines.map((line) => (this.room.face?.cue ? this.room.face.cue(line) : "step"));
    return [...new Set(heard.filter((cue) => cue !== null))];
  }
}
