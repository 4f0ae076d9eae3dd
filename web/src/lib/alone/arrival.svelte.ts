/** How far a house in this browser has come. */
export class Arrival {
  alone = $state(false);
  came = $state(0);
  total = $state(1);
  ready = $state(false);
  /** Why there is no house: words of the page, and what the browser said. */
  trouble = $state<{ said: string; why: string } | null>(null);
  /** What died without a word and was begun again; said once, until somebody has read it. */
  stalled = $state<"house" | "mind" | null>(null);
  again: () => void = () => undefined;
  private told = false;

  stall(what: "house" | "mind"): void {
    if (!this.told) this.stalled = what;
    this.told = true;
  }

  readonly share = $derived(Math.min(1, this.came / this.total));
}
/** Of the page's own house; nothing of it where the house is served. */
export const arrival = new Arrival();
