/** What a master would choose now. When the table goes on, nothing of it is left. */
import { api, Refused, Unreachable, type Because, type Hint, type Option } from "../house/api";
import { house } from "../house/house.svelte";
import type { Room } from "../table/room.svelte";

export interface Advised {
  option: Option;
  /** The chance with it, 0 to 1; null where nobody measured chances at tables like this. */
  chance: number | null;
  /** How good it is beside the best, in a word. */
  worth: Hint["choices"][number]["worth"];
  why: readonly Because[];
}

export class Hints {
  /** The moment that was asked about. */
  private seq = $state(-1);
  private answer = $state.raw<Hint | null>(null);
  private trouble = $state("");
  private opened = $state(false);

  readonly allowed: boolean = $derived.by(
    () => this.room.myTurn && this.room.info?.hints === true && this.room.options.length > 1,
  );
  private readonly current: boolean = $derived.by(() => this.allowed && this.seq === this.room.moment?.seq);
  readonly open: boolean = $derived(this.opened && this.current);
  readonly problem: string = $derived(this.current ? this.trouble : "");
  /** Best first; none while it is being thought about. */
  readonly choices: Advised[] = $derived.by(() => {
    const found = this.current && this.answer?.seq === this.seq ? this.answer.choices : [];
    return found.flatMap(({ text, chance, worth, why }) => {
      const option = this.room.options.find((offered) => offered.text === text);
      return option ? [{ option, chance, worth, why }] : [];
    });
  });

  /** On how many games chances were measured, and how many courses of this one were thought through. */
  readonly measured: number = $derived.by(() => this.answer?.measured ?? 0);
  readonly tries: number = $derived.by(() => this.answer?.iterations ?? 0);

  constructor(private readonly room: Room) {}

  /** Ask, or show again what was answered about this moment. */
  async ask(): Promise<void> {
    const seq = this.room.moment?.seq ?? -1;
    if (!this.allowed) return;
    this.opened = true;
    if (this.seq === seq && this.trouble === "") return;
    this.seq = seq;
    this.answer = null;
    this.trouble = "";
    try {
      const answer = await api.hint(this.room.id, seq);
      if (this.seq === seq) this.answer = answer;
    } catch (problem) {
      if (this.seq === seq) this.trouble = worded(problem);
    }
  }

  close(): boolean {
    const was = this.open;
    this.opened = false;
    this.room.name(null);
    return was;
  }

  toggle(): void {
    if (!this.close()) void this.ask();
  }
}

function worded(problem: unknown): string {
  const texts = house.texts;
  if (problem instanceof Unreachable) return texts.text("trouble-server");
  const known = problem instanceof Refused ? `hint-refused-${problem.kind}` : "";
  return texts.text(texts.has(known) ? known : "trouble-refused");
}
