/** What this browser saw last of each table, so that it can tell what happened since. */
const NAME = "klubovna-seen";
const KEPT = 60;

/** How far a table had come when somebody last looked at it, and when that was. */
export interface Visit {
  seq: number;
  at: number;
}
/** Newest last: the table with the eyes that looked. */
type Visits = [eyes: string, seq: number, at: number][];

function visits(): Visits {
  try {
    const found = JSON.parse(localStorage.getItem(NAME) ?? "[]") as unknown;
    return Array.isArray(found) ? (found as Visits).filter((visit) => Array.isArray(visit) && visit.length === 3) : [];
  } catch {
    return [];
  }
}

const eyes = (table: string, seat: string | null): string => `${table} ${seat ?? ""}`;

/** The last look at a table; null: there was none. */
export function lastSeen(table: string, seat: string | null): Visit | null {
  const found = visits().find(([who]) => who === eyes(table, seat));
  return found ? { seq: found[1], at: found[2] } : null;
}

export function saw(table: string, seat: string | null, seq: number): void {
  const mine = eyes(table, seat);
  const others = visits().filter(([who]) => who !== mine);
  try {
    localStorage.setItem(NAME, JSON.stringify([...others, [mine, seq, Date.now()]].slice(-KEPT)));
  } catch {
    // A browser that keeps nothing is told nothing.
  }
}
