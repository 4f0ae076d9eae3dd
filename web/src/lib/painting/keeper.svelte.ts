/** Keeps a draft by itself, a moment after the last change; and says how it is kept. */
import { keepDraft, type Opened } from "../workshop/drafts";
import type { Draft } from "../house/api";
import type { Saving } from "./painter.svelte";

const PAUSE = 700;

export class Keeper {
  saving = $state<Saving>("kept");
  at = $state(0);
  /** As it is kept elsewhere, where it was rewritten there. */
  other = $state.raw<Draft | null>(null);
  id: string;
  private version: number;
  private text = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    draft: Opened,
    /** A draft that was only on the device is called otherwise when the house has it. */
    private readonly called: (id: string) => void,
  ) {
    this.id = draft.id;
    this.version = draft.version;
    this.at = draft.at;
    this.saving = draft.here ? "here" : "kept";
  }

  keep(text: string): void {
    this.text = text;
    if (this.saving === "diverged") return;
    this.saving = "waits";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.now(), PAUSE);
  }

  /** At once, where somebody leaves. */
  async now(): Promise<void> {
    clearTimeout(this.timer);
    if (this.saving !== "waits") return;
    try {
      const kept = await keepDraft(this.id, this.text, this.version);
      if (kept.is === "diverged") {
        this.other = kept.draft;
        this.saving = "diverged";
        return;
      }
      if (kept.id !== this.id) this.called(kept.id);
      [this.id, this.version, this.at] = [kept.id, kept.version, Date.now() / 1000];
      this.saving = kept.is;
    } catch {
      this.saving = "failed";
    }
  }

  /** Mine it is; or the other one, whose text comes back. */
  decide(mine: boolean): string | null {
    const { other } = this;
    if (!other) return null;
    this.version = other.version;
    this.other = null;
    this.saving = "waits";
    if (!mine) this.text = other.text;
    void this.now();
    return mine ? null : other.text;
  }
}
