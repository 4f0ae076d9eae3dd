import type { GameFace } from "../../lib/house/faces";
import Board from "./Board.svelte";
import { LAYOUT } from "./deck/field";
import Details from "./Details.svelte";
import drawings from "./drawings.svg?raw";
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
import { cue, dwell, isChapter, logIcon } from "./lines";
import cs from "./texts/cs.ftl?raw";
import en from "./texts/en.ftl?raw";
import "./style/colours.css";
import "./style/deck.css";
import "./style/people.css";
import "./style/lines.css";
import "./style/team.css";
import "./style/mission.css";
import "./style/dice.css";
import "./style/boards.css";
import "./style/campaign.css";
import "./style/tall.css";
import "./style/small.css";
import "./style/painting.css";
import "./style/phone.css";
import "./style/side.css";

export default {
  Board,
  Hand,
  Standing,
  Details,
  Picture,
  pictured: ["heroes", "grunts", "champions"],
  painting: { layout: LAYOUT, margin: 26, Ground: PaintedGround, Laid: PaintedLaid, Swatch },
  Signs,
  SeatNote,
  isChapter,
  logIcon,
  drawings,
  cue,
  dwell,
  worded,
  told,
  texts: { cs, en },
  foresees: true,
} satisfies GameFace<View, Box>;
