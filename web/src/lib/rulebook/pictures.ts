/** What the pictures in a rulebook are drawn with: the same parts and words as at a table of the game. */
import { getContext, setContext } from "svelte";
import type { Texts } from "../house/texts";
import { speakWith } from "../table/room.svelte";
import type { Furniture } from "../table/furniture";

export interface Illustrating {
  readonly texts: Texts;
  /** None until it has come; pictures are missing then, and their words are not. */
  readonly furniture: Furniture | null;
}
const KEY = Symbol("pictures");

export function illustrate(texts: () => Texts, furniture: () => Furniture | null): void {
  speakWith(texts);
  setContext<Illustrating>(KEY, {
    get texts() {
      return texts();
    },
    get furniture() {
      return furniture();
    },
  });
}

export function illustrating(): Illustrating {
  return getContext(KEY);
}
