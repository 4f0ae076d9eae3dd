/** Which of my tables want me first: where I am to move, where somebody else is, where we still wait for people. */
import type { TableInfo } from "./api";

export function myTurn(table: TableInfo): boolean {
  const mine = table.seats.filter((seat) => seat.you && seat.kind === "person").map((seat) => seat.seat);
  return table.status === "running" && mine.includes(table.deciding ?? "");
}

export function movedAt(table: TableInfo): number {
  return table.moved ?? table.created;
}

/** Of equals, the one where something happened last. */
export function byUrgency(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo): number => (myTurn(table) ? 0 : table.status === "running" ? 1 : 2);
  return [...tables].sort((a, b) => rank(a) - rank(b) || movedAt(b) - movedAt(a));
}
