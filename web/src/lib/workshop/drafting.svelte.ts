/** Somebody at a draft: its text, how it stands, what is open of it, what can be taken back, and where it is kept. */
import { api, Refused, type AnyChange, type Changed, type DraftLook, type Entry, type GameForms } from "../house/api";
import { same, type Value } from "./form";
import { keepDraft, openDraft } from "./drafts";

/** Milliseconds without another change after which a draft is kept. */
const REST = 800;
const MOST_BACK = 100;
/** `waits`: it has been changed and is not kept yet. `here`: only on this device. */
export type Keeping = "kept" | "waits" | "here" | "diverged" | "full";

export interface Opening {
  file: string;
  thing: string;
}
export const NOTHING: Opening = { file: "", thing: "" };

export class Drafting {
  text = $state("");
  look = $state.raw<DraftLook | null>(null);
  forms = $state.raw<GameForms | null>(null);
  opening = $state.raw<Opening>(NOTHING);
  keeping = $state<Keeping>("kept");
  /** When it was kept last, in seconds. */
  at = $state(0);
  /** Why the house did not take a change. */
  refused = $state("");
  /** The draft as it was kept elsewhere, until somebody decides. */
  other = $state.raw<{ text: string; version: number } | null>(null);
  /** In which field somebody was last: the next thing opens there. */
  focus = $state("");
  private back = $state.raw<readonly string[]>([]);
  private forth = $state.raw<readonly string[]>([]);
  /** What has been written and not answered yet. */
  private ahead = $state.raw<Readonly<Record<string, Value>>>({});
  private waiting: AnyChange[] = [];
  private busy: Promise<void> | null = null;
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private version = 0;

  constructor(
    readonly game: string,
    public id: string,
    /** A draft that was only on the device is called otherwise when the house has it. */
    private readonly renamed: (id: string) => void = () => undefined,
  ) {}

  readonly canUndo = $derived(this.back.length > 0);
  readonly canRedo = $derived(this.forth.length > 0);

  async open(): Promise<void> {
    const [draft, forms] = await Promise.all([openDraft(this.id), api.forms(this.game)]);
    this.forms = forms;
    this.text = draft.text;
    this.version = draft.version;
    this.at = draft.at;
    this.keeping = draft.here ? "here" : "kept";
    await this.see(this.opening);
  }

  /** Another thing is looked at; or none. */
  async see(opening: Opening): Promise<void> {
    await this.settled();
    this.opening = opening;
    await this.lookAgain();
  }

  private async lookAgain(): Promise<void> {
    const asked = ++this.asked;
    const look = await api.lookAtDraft(this.game, { text: this.text, ...this.opening });
    if (asked === this.asked) this.look = look;
  }

  entry(path: string): Entry | undefined {
    return this.look?.opened?.entries.find((entry) => entry.path === path);
  }

  /** What stands in a field now, the answer of the house or not. */
  value(path: string): Value {
    return path in this.ahead ? this.ahead[path] : this.entry(path)?.value;
  }

  /** A field of the open thing says this. */
  write(path: string, value: Value): void {
    if (same(this.value(path), value) && this.entry(path)?.said) return;
    this.ahead = { ...this.ahead, [path]: value };
    this.waiting = this.waiting.filter((one) => !(one.do === "set" && one.path === path));
    this.change({ do: "set", ...this.opening, path, value });
  }

  change(...changes: AnyChange[]): void {
    this.waiting.push(...changes);
    this.busy ??= this.send().finally(() => (this.busy = null));
  }

  /** Everything that was written is answered. */
  async settled(): Promise<void> {
    while (this.busy) await this.busy;
  }

  /** One question at a time; what is written meanwhile goes with the next one. */
  private async send(): Promise<void> {
    while (this.waiting.length > 0) {
      const changes = this.waiting;
      this.waiting = [];
      try {
        this.take(await api.changeDraft(this.game, { text: this.text, changes, ...this.opening }));
      } catch (problem) {
        this.refused = problem instanceof Refused && problem.status === 429 ? "later" : "trouble";
        this.ahead = {};
        return;
      }
    }
    this.ahead = {};
  }

  private take({ text, look, refused }: Changed): void {
    this.refused = refused;
    this.asked += 1;
    if (text !== this.text) {
      this.back = [...this.back, this.text].slice(-MOST_BACK);
      this.forth = [];
      this.become(text);
    }
    this.look = look;
  }

  private become(text: string): void {
    this.text = text;
    this.keeping = "waits";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.keep(), REST);
  }

  async undo(): Promise<void> {
    await this.settled();
    const text = this.back.at(-1);
    if (text === undefined) return;
    this.forth = [...this.forth, this.text];
    this.back = this.back.slice(0, -1);
    this.become(text);
    await this.lookAgain();
  }

  async redo(): Promise<void> {
    await this.settled();
    const text = this.forth.at(-1);
    if (text === undefined) return;
    this.back = [...this.back, this.text];
    this.forth = this.forth.slice(0, -1);
    this.become(text);
    await this.lookAgain();
  }

  async keep(): Promise<void> {
    clearTimeout(this.timer);
    if (this.other) return;
    const text = this.text;
    try {
      const kept = await keepDraft(this.id, text, this.version);
      if (kept.is === "diverged") {
        this.other = kept.draft;
        this.keeping = "diverged";
        return;
      }
      if (kept.id !== this.id) this.renamed((this.id = kept.id));
      this.version = kept.version;
      this.at = Date.now() / 1000;
      if (this.text === text) this.keeping = kept.is;
    } catch {
      this.keeping = "full";
    }
  }

  /** It was rewritten elsewhere: this text stays, or the other one comes in its place. */
  async decide(mine: boolean): Promise<void> {
    if (!this.other) return;
    const { text, version } = this.other;
    this.other = null;
    this.version = version;
    if (mine) {
      await this.keep();
      return;
    }
    this.back = [...this.back, this.text];
    this.text = text;
    this.keeping = "kept";
    await this.lookAgain();
  }

  /** Whoever leaves the page leaves nothing behind. */
  async leave(): Promise<void> {
    await this.settled();
    if (this.keeping === "waits") await this.keep();
  }
}
