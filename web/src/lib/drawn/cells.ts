/** A hex of a board as the game's face hands it to `HexBoard`. */
import type { Axial } from "./hexes";
import type { Walk } from "../table/paths";

export interface HexCell extends Axial {
  readonly id: string;
  /** What a screen reader says: where it is, what grows there, who stands there. */
  readonly label: string;
  /** What is looked at; usually the hex itself. */
  readonly thing?: string;
  /** The paths on which it lies; usually its own id. */
  readonly trails?: readonly Walk[];
  /** A place where something can go rather than a thing. */
  readonly target?: boolean;
  readonly class?: string;
}
