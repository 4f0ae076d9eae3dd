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
    else if (this.room.served && !document.hidden) saw(this.room.id, moment.seat, moment.seq);
    if (pictures !== null && last && !hands) await this.goOn(last, pictures);
    else if (!hands && last && this.changesEyes(last, moment)) await this.retold(last, moment);
    else await this.stand(last, moment);
  }

  /** Tell what was missed. */
  catchUp(): void {
    const missed = this.missed;
    this.missed = null;
    if (missed) void this.teller.retell(missed);
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
    const since = lastSeen(this.room.id, moment.seat);
    saw(this.room.id, moment.seat, moment.seq);
    if (since === null || since >= moment.seq) return;
    try {
      const story = await api.story(this.room.id, moment.seat, since, moment.seq);
      const pictures = pictured(story.view, story.scenes);
      if (this.room.moment?.seq !== moment.seq || !pictures.some((picture) => picture.lines.length > 0)) return;
      this.missed = [{ view: story.view, lines: [] }, ...pictures];
    } catch {
      return; // the log tells it, too
    }
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
