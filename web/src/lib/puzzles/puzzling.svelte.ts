/** Which puzzles there are, and how one's own attempts went: asked of the house, and told to it. */
import { api, type PuzzleInfo, type Puzzles, type Solved, type Tried } from "../house/api";
import { Unsent } from "../house/unsent";

type OfGame = Puzzles["games"][number];

class Puzzling {
  /** Null until they have come. */
  all = $state.raw<Puzzles | null>(null);
  private readonly unsent = new Unsent();

  of(game: string): OfGame | undefined {
    return this.all?.games.find((one) => one.game === game);
  }

  puzzle(game: string, name: string): PuzzleInfo | undefined {
    return this.of(game)?.puzzles.find((one) => one.name === name);
  }

  /** The day on which it is the puzzle of the day, as in 2026-11-19; empty where that is another one. */
  dayOf(game: string, name: string): string {
    const today = this.all?.today;
    return today?.game === game && today.name === name ? today.day : "";
  }

  async look(): Promise<Puzzles> {
    await this.unsent.send();
    this.all = await api.puzzles();
    return this.all;
  }

  /** How an attempt went. What comes of it; null where the house can't be reached: then it is told later. */
  async tried(game: string, name: string, how: Tried): Promise<Solved | null> {
    this.note(game, name, how.found);
    let solved: Solved | null = null;
    await this.unsent.tell(`${game}/${name}`, async () => {
      solved = await api.tried(game, name, how);
      if (this.all && solved.rating) this.all = { ...this.all, rating: solved.rating };
    });
    return solved;
  }

  private note(game: string, name: string, found: boolean): void {
    if (!this.all) return;
    const noted = (one: PuzzleInfo): PuzzleInfo =>
      one.name === name ? { ...one, tried: true, found: one.found || found } : one;
    const { games, today, rating } = this.all;
    const mine = found ? ("found" as const) : ("missed" as const);
    this.all = {
      rating,
      games: games.map((one) => (one.game === game ? { ...one, puzzles: one.puzzles.map(noted) } : one)),
      today: today && this.dayOf(game, name) && today.mine === "none" ? { ...today, mine } : today,
    };
  }
}

export const puzzling = new Puzzling();
