/** Arrow keys go from thing to thing as they lie on the table, and some keys do something at every table. */
import { nextArea } from "./areas";
import type { Room } from "./room.svelte";

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  x: number;
  y: number;
  /** What nobody can take has to lie quite straight ahead. */
  faint?: boolean;
}
/** So much more than straight ahead counts what lies aside. */
const ASIDE = 2.5;
const FAINT = 8;

/** The nearest spot in a direction; what lies aside counts as farther than what lies straight ahead. */
export function nearest<T extends Spot>(from: Spot, spots: readonly T[], key: string): T | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const [dx, dy] = direction;
  let best: T | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const x = spot.x - from.x;
    const y = spot.y - from.y;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 4) continue;
    const distance = ahead + (spot.faint ? FAINT : ASIDE) * aside;
    if (distance < least) {
      least = distance;
      best = spot;
    }
  }
  return best;
}

/** Move the focus with an arrow key; true if it went anywhere. */
export function moveFocus(key: string, within: ParentNode = document): boolean {
  if (!(key in DIRECTIONS)) return false;
  const things = [...within.querySelectorAll<HTMLElement>("[data-arrows]")]
    .map((element) => ({ element, rect: element.getBoundingClientRect() }))
    .filter(({ rect }) => rect.width > 0)
    .map(({ element, rect }) => ({ element, x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 }))
    .map((spot) => ({ ...spot, faint: spot.element.matches(".told") }));
  const now = things.find(({ element }) => element === document.activeElement);
  const first = things.find(({ element }) => element.matches(".legal")) ?? things[0];
  const next = now ? nearest(now, things, key) : first;
  next?.element.focus();
  return next != null;
}

/** What a key does in a room with a table. `deeds`: what else single keys do there, by their names; letters are small. */
export function pressed(event: KeyboardEvent, room: Room, deeds: Readonly<Record<string, () => void>>): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (event.key === "F6" && nextArea(event.shiftKey)) return event.preventDefault();
  if (target.matches("input, textarea, select")) return;
  const deed = deeds[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (deed) deed();
  else if (event.key === "Enter" && room.waiting && !target.closest("button, a, [role=button]"))
    room.choose(room.waiting);
  else if (!target.closest(".drawer, .menu") && moveFocus(event.key)) event.preventDefault();
}
