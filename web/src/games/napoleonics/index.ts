import type { GameFace } from "../../lib/house/faces";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import drawings from "./drawings.svg?raw";
import { LAYOUT } from "./field/field";
import Hand from "./Hand.svelte";
import { worded } from "./offers";
import type { Box, View } from "./shapes";
import PaintedGround from "./painting/Ground.svelte";
import PaintedLaid from "./painting/Laid.svelte";
import Swatch from "./painting/Swatch.svelte";
import Picture from "./Picture.svelte";
import SeatNote from "./SeatNote.svelte";
import Signs from "./Signs.svelte";
import Standing from "./Standing.svelte";
import { told } from "./told";
import { cue, dwell, isTurn, logIcon } from "./lines";
import cs from "./texts/cs.ftl?raw";
import en from "./texts/en.ftl?raw";
import "./style/colours.css";
import "./style/field.css";
import "./style/units.css";
import "./style/command.css";
import "./style/hand.css";
import "./style/waiting.css";
import "./style/painting.css";
import "./style/tall.css";
import "./style/phone.css";
import "./style/side.css";

export default {
  Board,
  Hand,
  Standing,
  Details,
  Picture,
  pictured: ["units", "cards"],
  painting: { layout: LAYOUT, margin: 22, Ground: PaintedGround, Laid: PaintedLaid, Swatch },
  Signs,
  SeatNote,
  isChapter: isTurn,
  logIcon,
  drawings,
  cue,
  dwell,
  worded,
  told,
  texts: { cs, en },
  foresees: true,
  secretive: false,
} satisfies GameFace<View, Box>;
