/** What a page and the worker in which its house lives say to each other. */
import type { Luggage } from "./luggage";

/** Whether anybody lives; the same is answered. */
export interface Beat {
  is: "beat";
}
export interface Asked {
  is: "ask";
  id: number;
  method: string;
  path: string;
  query: string;
  body: string;
}
export type ToHouse =
  | { is: "begin"; luggage: Luggage; name: string }
  | Asked
  | { is: "line"; id: number; path: string; query: string }
  | { is: "said"; id: number; text: string }
  | { is: "close"; id: number }
  /** Bots may have to think about this game when nothing can be fetched any more. */
  | { is: "think-ahead"; game: string }
  /** An errand of another house. */
  | { is: "think"; id: number; errand: Uint8Array }
  | Beat;
export type FromHouse =
  | Beat
  /** A mind was silent for too long, and another one thinks instead. */
  | { is: "stalled" }
  | { is: "came"; bytes: number }
  | { is: "ready" }
  | { is: "failed"; why: string }
  | { is: "answer"; id: number; status: number; text: string }
  | { is: "opened"; id: number }
  | { is: "told"; id: number; text: string }
  | { is: "closed"; id: number }
  | { is: "thought"; id: number; thought: Uint8Array | null };

export type ToMind =
  | { is: "begin"; luggage: Luggage }
  | { is: "learn"; game: string }
  | { is: "think"; id: number; errand: Uint8Array }
  | Beat;
export type FromMind =
  | Beat
  /** From now on nothing is heard of it: for at most so many seconds. */
  | { is: "begun"; id: number; seconds: number }
  | { is: "thought"; id: number; thought: Uint8Array }
  | { is: "stuck"; id: number; why: string };
