/** Whether this page was opened while its house could not be reached: its service worker says so. */
export const isAway = document.documentElement.dataset["away"] !== undefined;

/** At which tables something was played here that is not at home yet: known before the house beside the page is called. */
const KEY = "klubovna-along";

function all(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const isNoted = (table: string): boolean => all().includes(table);

export function note(table: string, played: boolean): void {
  try {
    const others = all().filter((other) => other !== table);
    localStorage.setItem(KEY, JSON.stringify(played ? [...others, table] : others));
  } catch {
    // What was played is kept all the same, and found when the table is entered while its game runs.
  }
}
