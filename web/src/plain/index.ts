/** How a game looks that nobody has drawn yet: everything it asks can be answered, nothing is pretended. */
import type { GameFace } from "../lib/house/faces";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Nothing from "./Nothing.svelte";
import Standing from "./Standing.svelte";

export default {
  Board,
  Hand: Nothing,
  Standing,
  Details,
  Signs: Nothing,
  isChapter: () => false,
  logIcon: () => "chev",
} satisfies GameFace;
