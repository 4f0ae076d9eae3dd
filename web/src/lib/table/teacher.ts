import type { Option, Previews } from "../house/api";

/** A way that is offered: where it leads, and the message of its words. */
export interface Out {
  href: string;
  words: string;
}

/** Who answers at a table that no server knows of. */
export interface Teacher {
  /** The way back to where one came from. */
  readonly out: Out;
  chosen(option: Option): void;
  /** Somebody wanted something that is not offered. */
  asked(thing: string, texts: readonly string[]): void;
  /** What would follow from each choice there is, by their texts: as far as it can be told. */
  foresees(): Previews["previews"];
}
