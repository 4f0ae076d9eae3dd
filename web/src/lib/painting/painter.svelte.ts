/** Whoever paints a map: what is in the hand, what was done, and how it is kept. What follows from a stroke the house says. */
import {
  api,
  Refused,
  type MapPlace,
  type Paint,
  type Painted,
  type Palette,
  type Remark,
  type Touch,
} from "../house/api";
import { drawnAhead, imageOf, numbered, type Ahead, type Mirror, type Tool } from "./map";

export const MOST_UNDONE = 200;
export type Saving = "kept" | "waits" | "here" | "diverged" | "failed";

export class Painter {
  map = $state.raw<Painted>(undefined!);
  tool = $state<Tool>("brush");
  paint = $state.raw<Paint>(undefined!);
  mirror = $state<Mirror>("none");
  side = $state("NW");
  /** The hex that has the focus, or had it last. */
  here = $state("");
  /** What was refused, and why. */
  refused = $state<Refused | Error | null>(null);
  /** Strokes that the house has not answered yet. */
  private waiting = $state.raw<readonly Ahead[]>([]);
  private done = $state.raw<readonly Painted[]>([]);
  private undone = $state.raw<readonly Painted[]>([]);
  private line: Promise<void> = Promise.resolve();
  private numbers = new Map<string, number>();
  /** Where its hexes lie, and those that could become some. */
  readonly grid = $derived.by(() => (this.map.shown.places.length > 0 ? this.map.shown.places : this.palette.places));
  private readonly places = $derived.by(
    (): ReadonlyMap<string, MapPlace> => new Map(this.grid.map((place) => [place.id, place])),
  );
  readonly cells = $derived.by(() => drawnAhead(this.map.shown.cells, this.waiting));
  readonly canUndo = $derived(this.done.length > 0);
  readonly canRedo = $derived(this.undone.length > 0);
  readonly trays = $derived.by(() => (this.map.trays.length > 0 ? this.map.trays : this.palette.trays));
  readonly remarks = $derived.by(() => this.counted(this.map.shown.remarks));
  readonly faults = $derived(this.remarks.filter(({ remark }) => !remark.doubt).length);

  constructor(
    readonly game: string,
    readonly palette: Palette,
    map: Painted,
    /** Told of every text that is to be kept. */
    private readonly keep: (text: string) => void,
  ) {
    this.map = map;
    this.paint = palette.trays[0]!.paints[1] ?? palette.trays[0]!.paints[0]!;
    this.here = this.grid[0]?.id ?? "";
  }

  image(hex: string): string {
    return imageOf(this.places.get(hex), this.mirror);
  }

  /** By the number of its key, from 1, as far as digits go. */
  pick(number: number): void {
    const tray = this.trays.find(({ paints }) => paints.some(({ id }) => id === this.paint.id)) ?? this.trays[0];
    const paint = tray?.paints[number - 1];
    if (paint) this.take(paint);
  }

  take(paint: Paint): void {
    this.paint = paint;
    if (this.tool === "select" || this.tool === "erase") this.tool = "brush";
  }

  /** When every touch so far has been answered. */
  settled(): Promise<void> {
    return this.line;
  }

  /** A stroke with what is in the hand. */
  stroke(hexes: readonly string[], tool: Tool = this.tool, side = ""): Promise<void> {
    if (hexes.length === 0) return this.line;
    const touch: Touch = {
      type: "stroke",
      tool: tool === "select" ? "move" : tool,
      hexes: [...hexes],
      what: tool === "select" || tool === "erase" ? "" : this.paint.id,
      side,
      mirror: tool === "select" ? "none" : this.mirror,
    };
    const images = hexes.map((hex) => this.image(hex)).filter(Boolean);
    const seen = tool === "brush" ? { hexes: [...hexes, ...images], paint: this.paint } : null;
    return this.touch(touch, seen);
  }

  /** One after the other: each is done to what the one before has left. */
  touch(touch: Touch, ahead: Ahead | null = null): Promise<void> {
    if (ahead) this.waiting = [...this.waiting, ahead];
    this.line = this.line.then(async () => {
      try {
        const before = this.map;
        const after = await api.paint(this.game, before.text, [touch]);
        this.refused = null;
        if (after.text !== before.text) this.become(after, before);
      } catch (problem) {
        this.refused = problem as Error;
      } finally {
        if (ahead) this.waiting = this.waiting.filter((one) => one !== ahead);
      }
    });
    return this.line;
  }

  private become(after: Painted, before: Painted): void {
    this.done = [...this.done.slice(-MOST_UNDONE), before];
    this.undone = [];
    this.map = after;
    this.keep(after.text);
  }

  undo(): void {
    const before = this.done.at(-1);
    if (!before) return;
    this.done = this.done.slice(0, -1);
    this.undone = [...this.undone, this.map];
    this.map = before;
    this.keep(before.text);
  }

  redo(): void {
    const after = this.undone.at(-1);
    if (!after) return;
    this.undone = this.undone.slice(0, -1);
    this.done = [...this.done, this.map];
    this.map = after;
    this.keep(after.text);
  }

  /** Another text altogether: what was kept elsewhere. */
  async replaceBy(text: string): Promise<void> {
    this.become(await api.paint(this.game, text), this.map);
  }

  private counted(remarks: readonly Remark[]): { number: number; remark: Remark }[] {
    this.numbers = numbered(remarks, this.numbers);
    return remarks
      .map((remark) => ({ number: this.numbers.get(remark.key)!, remark }))
      .sort((a, b) => Number(a.remark.doubt) - Number(b.remark.doubt) || a.number - b.number);
  }
}
