/** What this browser saw last of each table, so that it can tell what happened since. */
const NAME = "klubovna-seen";
const KEPT = 60;

/** Newest last: the table with the eyes that looked, and how far it had come. */
type Visits = [eyes: string, seq: number][];

function visits(): Visits {
  try {
    const found = JSON.parse(localStorage.getItem(NAME) ?? "[]") as unknown;
    return Array.isArray(found) ? (found as Visits).filter((visit) => Array.isArray(visit) && visit.length === 2) : [];
  } catch {
    return [];
  }
}

const eyes = (table: string, seat: string | null): string => `${table} ${seat ?? ""}`;

/** How far the table had come when it was last looked at; null: it never was. */
export function lastSeen(table: string, seat: string | null): number | null {
  return visits().find(([who]) => who === eyes(table, seat))?.[1] ?? null;
}

export function saw(table: string, seat: string | null, seq: number): void {
  const mine = eyes(table, seat);
  const others = visits().filter(([who]) => who !== mine);
  try {
    localStorage.setItem(NAME, JSON.stringify([...others, [mine, seq]].slice(-KEPT)));
  } catch {
    // A browser that keeps nothing is told nothing.
  }
}
