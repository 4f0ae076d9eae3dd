import type { GameFace } from "../../lib/house/faces";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import drawings from "./drawings.svg?raw";
import Hand from "./Hand.svelte";
import type { Box, View } from "./shapes";
import Picture from "./Picture.svelte";
import SeatNote from "./SeatNote.svelte";
import Signs from "./Signs.svelte";
import Standing from "./Standing.svelte";
import { told } from "./told";
import cs from "./texts/cs.ftl?raw";
import en from "./texts/en.ftl?raw";
import { cue, isTurn, logIcon } from "./lines";
import "./style/colours.css";
import "./style/ground.css";
import "./style/theatre.css";
import "./style/tokens.css";
import "./style/rival.css";
import "./style/hand.css";
import "./style/foresight.css";
import "./style/tall.css";
import "./style/small.css";
import "./style/phone.css";
import "./style/side.css";

export default {
  Board,
  Hand,
  Standing,
  Details,
  Picture,
  pictured: ["tokens", "weapons"],
  Signs,
  SeatNote,
  isChapter: isTurn,
  logIcon,
  drawings,
  cue,
  told,
  texts: { cs, en },
  foresees: true,
  secretive: false,
} satisfies GameFace<View, Box>;
