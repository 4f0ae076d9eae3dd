/** Of several tabs at one table a single one has its bots think; the next one's turn comes when that one is done or gone. */

/** To be called when one is done; and whether one had to wait. */
export type Turn = [done: () => void, waited: boolean];
/** Milliseconds: a tab can be put to sleep in the middle of a thought. Who has waited so long waits no more. */
const LONGEST = 60_000;

export async function turn(name: string): Promise<Turn> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return [() => undefined, false];
  const free = await held(locks, name, { ifAvailable: true });
  if (free) return [free, false];
  const next = await held(locks, name, { signal: AbortSignal.timeout(LONGEST) }).catch(() => null);
  return [next ?? (() => undefined), true];
}

/** What lets go of it; nothing if it was not to be had. */
function held(locks: LockManager, name: string, how: LockOptions): Promise<(() => void) | null> {
  return new Promise((come, failed) => {
    const taken = (lock: Lock | null): Promise<void> | null => {
      if (lock === null) return (come(null), null);
      return new Promise((done) => come(done));
    };
    locks.request(name, how, taken).catch(failed);
  });
}
