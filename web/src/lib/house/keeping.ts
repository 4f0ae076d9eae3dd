/** Keeps the page at hand, for quick openings and for the day without a network. */
export function keepAtHand(): void {
  if (import.meta.env.PROD) void navigator.serviceWorker?.register("sw.js").catch(() => undefined);
}
