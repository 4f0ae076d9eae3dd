/** How far a house in this browser has come. */
export class Arrival {
  alone = $state(false);
  came = $state(0);
  total = $state(1);
  ready = $state(false);
  /** Why there is no house: words of the page, and what the browser said. */
  trouble = $state<{ said: string; why: string } | null>(null);
  again: () => void = () => undefined;
  readonly share = $derived(Math.min(1, this.came / this.total));
}
/** Of the page's own house; nothing of it where the house is served. */
export const arrival = new Arrival();
