/** How a game looks that nobody has drawn: shapes from its view, everything else by its names. It knows no game and no rules. */
import type { GameFace } from "../lib/house/faces";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Hand from "./Hand.svelte";
import Nothing from "./Nothing.svelte";
import SeatNote from "./SeatNote.svelte";
import Standing from "./Standing.svelte";
import cs from "./texts/cs.ftl?raw";
import en from "./texts/en.ftl?raw";
import "./style/table.css";
import "./style/ground.css";
import "./style/cards.css";
import "./style/small.css";

export default {
  Board,
  Hand,
  Standing,
  Details,
  Signs: Nothing,
  SeatNote,
  isChapter: () => false,
  logIcon: () => "chev",
  texts: { cs, en },
  foresees: true,
} satisfies GameFace;
