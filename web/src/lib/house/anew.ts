/** After a new build an old page may want a part that is gone: it starts anew, but not again and again. */
const SOON = 10_000;

/** Whether it does. */
export function beginAnew(): boolean {
  const last = Number(sessionStorage.getItem("klubovna-anew") ?? 0);
  if (Date.now() - last < SOON) return false;
  sessionStorage.setItem("klubovna-anew", String(Date.now()));
  location.reload();
  return true;
}
