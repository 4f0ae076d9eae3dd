import type { GameFace } from "../../lib/house/faces";
import Board from "./Board.svelte";
import { cue, isRound, logIcon, type Cards, type VzdorView } from "./cards";
import Details from "./Details.svelte";
import drawings from "./drawings.svg?raw";
import Hand from "./Hand.svelte";
import Picture from "./Picture.svelte";
import Signs from "./Signs.svelte";
import Standing from "./Standing.svelte";
import { told } from "./told";
import cs from "./texts/cs.ftl?raw";
import en from "./texts/en.ftl?raw";
import "./style/colours.css";
import "./style/inks.css";
import "./style/cards.css";
import "./style/play.css";
import "./style/wide.css";
import "./style/tall.css";
import "./style/small.css";
import "./style/phone.css";
import "./style/side.css";
import "./style/side-hand.css";

export default {
  Board,
  Hand,
  Standing,
  Details,
  Picture,
  pictured: ["maquis", "enemies", "missions"],
  Signs,
  isChapter: isRound,
  logIcon,
  drawings,
  cue,
  told,
  texts: { cs, en },
  worded: () => false,
} satisfies GameFace<VzdorView, Cards>;
