/** The signs and sounds of what the log says. */
import type { LogLine } from "../../lib/house/api";
import type { Cue } from "../../lib/telling/sound";

export function isTurn(line: LogLine): boolean {
  return line.said.id === "log-turn";
}

const ICONS: [RegExp, string][] = [
  [/visit-familiar|called|boosted/, "kc-paw"],
  [/visit/, "kc-pin"],
  [/favour|ritual/, "kc-favour"],
  [/secret|swapped/, "kc-secret"],
  [/clue/, "kc-clue"],
  [/gloom|moonlit/, "kc-gloom"],
  [/cleansed|turned-over|echoed/, "kc-cleanse"],
  [/evidence/, "kc-evidence"],
  [/suspect|exonerates|hidden|identity/, "kc-suspect"],
  [/eliminated/, "kc-noose"],
  [/innocent/, "kc-skull"],
  [/gained|paid|lost|gathers/, "kc-influence"],
  [/drank|stirs/, "kc-flask"],
  [/readied|pawn-back/, "kc-ready"],
  [/cancelled|fades/, "kc-curse"],
  [/covers-up/, "kc-search"],
  [/activated|laid-at|chose-group/, "kc-pin"],
  [/dazed|covered|recovered/, "kc-daze"],
  [/discarded|left-play|made-room|gave-up|dismissed/, "trash"],
  [/drew|draws|shuffled|played|took|shown|turned-up|stays/, "cards"],
  [/ending/, "flag"],
];
export function logIcon(line: LogLine): string {
  return ICONS.find(([pattern]) => pattern.test(line.said.id))?.[1] ?? "chev";
}

export function cue(line: LogLine): Cue | null {
  if (/drew|played|discarded|shuffled|took|shown|turned-up|turned-over/.test(line.said.id)) return "card";
  return /visit|placed|moved|cleansed|eliminated|evidence/.test(line.said.id) ? "step" : null;
}
