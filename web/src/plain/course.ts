/**
 * What became of what, from one picture to the next, where nothing says so: pieces that look alike are the same if one
 * is gone here and one is new there; cards go from whatever became fewer to whatever became more.
 */
import { isGround, placesOf, shapesIn, type Hand, type Man, type Pile } from "./shapes";

const kindOf = (piece: Man): string => `${piece.id}:${piece.owner ?? ""}`;

export class Course {
  private standing = new Map<string, { kind: string; key: string }>();
  private counts = new Map<string, number>();
  private made = 0;
  private seen: unknown = undefined;
  private known: ReadonlyMap<string, string> = new Map();
  /** Piles and hands that have just become fewer, by their keys: what is new came from there. */
  from = "";
  /** Those that have become more: what is gone went there. */
  to = "";

  /** The keys of all pieces by their places, after another picture was laid. */
  keys(view: unknown): ReadonlyMap<string, string> {
    if (view !== this.seen) this.known = this.followed(view);
    this.seen = view;
    return this.known;
  }

  private followed(view: unknown): ReadonlyMap<string, string> {
    const shapes = shapesIn(view);
    this.count(shapes.filter((shape) => shape.shape === "pile" || shape.shape === "hand"));
    const now = new Map<string, string>();
    for (const ground of shapes.filter(isGround))
      for (const place of placesOf(ground)) if (place.piece) now.set(`${ground.id}/${place.id}`, kindOf(place.piece));
    const gone = [...this.standing].filter(([at, { kind }]) => now.get(at) !== kind).map(([, piece]) => piece);
    const next = new Map<string, { kind: string; key: string }>();
    const fresh = [...now].filter(([at, kind]) => this.standing.get(at)?.kind !== kind);
    for (const [at, kind] of now) {
      const was = this.standing.get(at);
      if (was?.kind === kind) next.set(at, was);
    }
    for (const [at, kind] of fresh) {
      const left = gone.filter((piece) => piece.kind === kind);
      const moved = left.length === 1 && fresh.filter(([, other]) => other === kind).length === 1 ? left[0] : undefined;
      next.set(at, moved ?? { kind, key: `piece:${this.made++}` });
    }
    this.standing = next;
    return new Map([...next].map(([at, { key }]) => [at, key]));
  }

  private count(heaps: readonly (Pile | Hand)[]): void {
    const counts = new Map(
      heaps.map((heap) => [heapKey(heap), heap.shape === "pile" ? heap.count : heap.cards.length]),
    );
    const change = (key: string): number => (counts.get(key) ?? 0) - (this.counts.get(key) ?? 0);
    const known = [...counts.keys()].filter((key) => this.counts.has(key));
    this.from = known.filter((key) => change(key) < 0).join(" ");
    this.to = known.find((key) => change(key) > 0) ?? "";
    this.counts = counts;
  }
}

/** By what a pile or a hand as a whole is known to motion. */
export function heapKey(heap: Pile | Hand): string {
  return `${heap.shape}:${heap.id}`;
}
