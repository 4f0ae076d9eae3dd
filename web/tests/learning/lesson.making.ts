/** A step of a lesson as it is sent. */
import type { Scene, TaughtStep } from "../../src/lib/house/api";
import { line, momentOf, option } from "../making";

const scene = (n: number, value: number): Scene => ({ said: [line(n)], change: [[["laid"], value]] });

export function stepOf(more: Partial<TaughtStep> = {}): TaughtStep {
  const options = [option("lay 9"), option("lay 2"), option("draw")];
  return {
    name: "lay",
    says: { id: "lesson-laying-lay", args: {} },
    points: [],
    rule: "turn",
    standing: momentOf("north", options),
    shown: "lay 9",
    right: { "lay 9": [scene(1, 9), scene(2, 10)], "lay 2": [scene(1, 2)] },
    own: 1,
    wrong: [
      { chosen: "draw", says: { id: "early", args: {} }, rule: null },
      { chosen: "lay 8", says: { id: "not-yours", args: {} }, rule: { id: "refused", args: {} } },
      { chosen: "*", says: { id: "anything", args: {} }, rule: null },
    ],
    foreseen: { "lay 9": { numbers: { laid: 9 }, says: [] } },
    plays: null,
    ...more,
  };
}
