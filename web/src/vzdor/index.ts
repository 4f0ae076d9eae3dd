import type { GameFace } from "../lib/faces";
import Board from "./Board.svelte";
import { isRound, logIcon } from "./cards";
import Details from "./Details.svelte";
import Hand from "./Hand.svelte";
import Signs from "./Signs.svelte";
import Standing from "./Standing.svelte";

export default { Board, Hand, Standing, Details, Signs, isChapter: isRound, logIcon } as unknown as GameFace;
