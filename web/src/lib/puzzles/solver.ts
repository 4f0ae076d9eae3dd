/** Somebody at a puzzle of whichever kind: what both have in common. */
import type { Posed, Solved } from "../house/api";
import type { Out } from "../table/teacher";

export interface Solver {
  readonly game: string;
  readonly posed: Posed;
  /** Whether the house keeps it; else it is a position of somebody's game. */
  readonly kept: boolean;
  /** The way back to where one came from. */
  readonly out: Out;
  readonly phase: string;
  readonly tries: readonly unknown[];
  readonly last: unknown;
  readonly found: boolean;
  readonly helped: boolean;
  readonly solved: Solved | null;
  giveUp(): unknown;
}
