/** What the sections of a rulebook are called, in the reader's language. */
import { api } from "../house/api";
import { house } from "../house/house.svelte";
import { blocks, sectionName, type Block } from "./markdown";

export class Headings {
  private book = $state.raw<readonly Block[]>([]);

  constructor(game: string) {
    $effect(() => {
      void api.rules(game, house.language).then(
        (text) => (this.book = blocks(text)),
        () => undefined,
      );
    });
  }

  /** Whether there is a rulebook at all. */
  get known(): boolean {
    return this.book.length > 0;
  }

  /** Empty where there is no such section. */
  of(section: string): string {
    return section && sectionName(this.book, section);
  }
}
