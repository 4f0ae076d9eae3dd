import type { GameFace } from "../../lib/house/faces";
import Board from "./Board.svelte";
import DeckForm from "./deck/DeckForm.svelte";
import Details from "./Details.svelte";
import drawings from "./drawings.svg?raw";
import Hand from "./Hand.svelte";
import Notes from "./notes/Notes.svelte";
import { deedAt, way } from "./offers";
import type { Box, View } from "./shapes";
import Picture from "./Picture.svelte";
import SeatNote from "./SeatNote.svelte";
import Signs from "./Signs.svelte";
import Standing from "./Standing.svelte";
import { told } from "./told";
import { cue, isTurn, logIcon } from "./lines";
import cs from "./texts/cs.ftl?raw";
import en from "./texts/en.ftl?raw";
import "./style/colours.css";
import "./style/cards.css";
import "./style/village.css";
import "./style/tray.css";
import "./style/sides.css";
import "./style/hand.css";
import "./style/notes.css";
import "./style/tiles.css";
import "./style/tall.css";
import "./style/low.css";
import "./style/strips.css";
import "./style/small.css";
import "./style/phone.css";
import "./style/side.css";

export default {
  Board,
  Hand,
  Standing,
  Details,
  Picture,
  pictured: ["hunter", "witch", "villagers", "possessed"],
  forms: { decks: DeckForm },
  Signs,
  SeatNote,
  Notes,
  isChapter: isTurn,
  logIcon,
  drawings,
  cue,
  way,
  deed: deedAt,
  told,
  texts: { cs, en },
  foresees: true,
  secretive: true,
} satisfies GameFace<View, Box>;
