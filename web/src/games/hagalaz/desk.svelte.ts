/** What lies before us: whose board, and on a phone which sheet of the dock. What the table asks for comes by itself. */
class Desk {
  /** A board that somebody wants to look at; none: the one that is spoken of. */
  hero = $state<string | null>(null);
  sheet = $state<"dice" | "board" | "mission">("dice");
  /** Whether the map shows what all enemies would do now. */
  intents = $state(false);
  /** The last line of the log whose story has been read, by table. */
  private read = $state<Record<string, number>>({});

  hasRead(table: string, line: number): boolean {
    return line <= (this.read[table] ?? -1);
  }
  close(table: string, line: number): void {
    this.read[table] = Math.max(line, this.read[table] ?? -1);
  }
}
export const desk = new Desk();
