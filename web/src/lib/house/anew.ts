/**
 * After a new build an old page may want a part that is gone: it starts anew, but not again and again, and only where it
 * could be loaded.
 */
const SOON = 10_000;

export async function beginAnew(): Promise<void> {
  const last = Number(sessionStorage.getItem("klubovna-anew") ?? 0);
  if (Date.now() - last < SOON) return;
  const found = await fetch(document.baseURI, { cache: "no-store" }).catch(() => null);
  if (!found?.ok) return;
  sessionStorage.setItem("klubovna-anew", String(Date.now()));
  location.reload();
}
