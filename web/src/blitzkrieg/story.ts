/** What the log tells of the board: what was placed last, who won which campaign; and a moment told in several pictures. */
import type { LogLine } from "../lib/api";
import type { Cue } from "../lib/sound";
import type { Scene } from "../lib/story";
import type { Said } from "../lib/texts";
import { spaceId, type SpaceView, type View } from "./shapes";

type Args = Readonly<Record<string, unknown>>;
const text = (args: Args | undefined, name: string): string => String(args?.[name] ?? "");
const amount = (args: Args | undefined, name: string): number => Number(args?.[name] ?? 0);

function placed(said: Said): string {
  const { args } = said;
  return spaceId({ theatre: text(args, "theatre"), row: amount(args, "row"), column: amount(args, "column") });
}

/** The spaces where the last turn put something. */
export function lastPlaced(log: readonly LogLine[]): Set<string> {
  const found = new Set<string>();
  for (let i = log.length - 1; i >= 0; i--) {
    const said = log[i]!.said;
    if (said.id === "log-placed") found.add(placed(said));
    else if (said.id === "log-turn" && found.size > 0) break;
  }
  return found;
}

export interface Won {
  theatre: string;
  row: number;
  /** Both if nobody led. */
  seats: string[];
}

/** Who won what. What remained of a theatre that was won goes to one side. */
export function results(log: readonly LogLine[], view: View): Won[] {
  const found: Won[] = [];
  const both = view.sides.map((side) => side.seat);
  for (const { said } of log) {
    const [theatre, row, seat] = [text(said.args, "theatre"), amount(said.args, "row"), text(said.args, "seat")];
    if (said.id === "log-campaign" || said.id === "log-campaign-bonus") found.push({ theatre, row, seats: [seat] });
    else if (said.id === "log-campaign-tied") found.push({ theatre, row, seats: both });
    else if (said.id === "log-theatre-won") {
      for (let rest = 1; rest <= 3; rest++)
        if (!found.some((won) => won.theatre === theatre && won.row === rest))
          found.push({ theatre, row: rest, seats: [seat] });
    }
  }
  return found;
}

/** The campaigns of a theatre that a choice would close; all that is left of it if the theatre closes. */
export function closings(says: readonly Said[], theatre: string): Set<number> {
  const found = new Set<number>();
  for (const said of says) {
    if (text(said.args, "theatre") !== theatre) continue;
    if (said.id.startsWith("preview-campaign")) found.add(amount(said.args, "row"));
    if (said.id === "preview-theatre-won") for (const row of [1, 2, 3]) found.add(row);
  }
  return found;
}

/** Lines that change what lies on the board, so that each is a picture of its own. */
type Change = (view: View, args: Args | undefined) => View;

const points: Change = (view, args) => {
  const more = amount(args, "points") + amount(args, "bonus");
  const seat = text(args, "seat");
  return {
    ...view,
    sides: view.sides.map((side) =>
      seat === "" || side.seat === seat ? { ...side, points: side.points + more } : side,
    ),
  };
};
const inTheatre = (
  view: View,
  id: string,
  change: (theatre: View["theatres"][number]) => Partial<View["theatres"][number]>,
): View => ({
  ...view,
  theatres: view.theatres.map((theatre) => (theatre.id === id ? { ...theatre, ...change(theatre) } : theatre)),
});
/** The line says where the marker stands now, and on whose half. */
const moved: Change = (view, args) => {
  const [at, half] = [amount(args, "at"), text(args, "half")];
  const first = view.sides[0]?.seat === half;
  return inTheatre(view, text(args, "theatre"), () => ({
    marker: first || at === 0 ? at : -at,
    leader: at === 0 ? null : half,
  }));
};
const campaign: Change = (view, args) =>
  points(
    inTheatre(view, text(args, "theatre"), () => ({ campaign: amount(args, "row") + 1 })),
    args,
  );

const CHANGES: Record<string, Change> = {
  "log-tactical": moved,
  "log-pushed": moved,
  "log-moved": moved,
  "log-atomic": moved,
  "log-head-start": moved,
  "log-propaganda": points,
  "log-campaign": campaign,
  "log-campaign-bonus": campaign,
  "log-campaign-tied": campaign,
  "log-theatre-won": points,
  "log-theatre-closed": (view, args) => inTheatre(view, text(args, "theatre"), () => ({ status: "closed" })),
  "log-opened": (view, args) =>
    moved(
      inTheatre(view, text(args, "theatre"), () => ({ status: "active", campaign: 1 })),
      args,
    ),
};

/** One picture for each thing that happened on the board, in the order of the rules; without the last one. */
export function scenes(before: unknown, after: unknown, lines: readonly LogLine[]): Scene[] {
  const found: Scene[] = [];
  const end = new Map(
    (after as View).theatres.flatMap((theatre) => theatre.spaces.map((space) => [space.id, space] as const)),
  );
  let view = before as View;
  let told: LogLine[] = [];
  for (const line of lines) {
    told.push(line);
    const next =
      line.said.id === "log-placed" ? put(view, line.said, end) : CHANGES[line.said.id]?.(view, line.said.args);
    if (next === undefined) continue;
    view = next;
    found.push({ view, lines: told });
    told = [];
  }
  return found.length > 1 ? found : [];
}

/** The token lies on its space and no longer behind the screen. */
function put(view: View, said: Said, end: ReadonlyMap<string, SpaceView>): View {
  const [id, seat, token] = [placed(said), text(said.args, "seat"), text(said.args, "token")];
  const lies = end.get(id);
  if (lies === undefined) return view;
  return {
    ...view,
    theatres: view.theatres.map((theatre) => ({
      ...theatre,
      spaces: theatre.spaces.map((space) => (space.id === id ? lies : space)),
    })),
    sides: view.sides.map((side) =>
      side.seat === seat
        ? { ...side, reserve: without(side.reserve, token), reserve_count: side.reserve_count - 1 }
        : side,
    ),
  };
}
function without(tokens: string[] | null, token: string): string[] | null {
  const at = tokens?.lastIndexOf(token) ?? -1;
  return tokens && at >= 0 ? [...tokens.slice(0, at), ...tokens.slice(at + 1)] : tokens;
}

export function isTurn(line: LogLine): boolean {
  return line.said.id === "log-turn";
}

const ICONS: [RegExp, string][] = [
  [/log-placed/, "table-screen"],
  [/spy/, "unit-spy"],
  [/drew|dealt|produced|bag-empty|uncovered/, "table-bag"],
  [/bombed/, "effect-bombing"],
  [/applied/, "effect-applied-research"],
  [/researched/, "effect-research"],
  [/tactical/, "effect-tactical"],
  [/pushed|strategic/, "effect-strategic"],
  [/propaganda/, "effect-propaganda"],
  [/atomic/, "unit-atomic"],
  [/moved|head-start/, "table-cube"],
  [/rapid|halted/, "badge-rapid"],
  [/campaign/, "table-points"],
  [/theatre|won-/, "banner"],
  [/opened/, "onward"],
  [/stratagem|auto|die/, "bot"],
];
export function logIcon(line: LogLine): string {
  return ICONS.find(([pattern]) => pattern.test(line.said.id))?.[1] ?? "chev";
}

export function cue(line: LogLine): Cue | null {
  if (/log-placed|drew|dealt|produced|applied|researched/.test(line.said.id)) return "card";
  return /campaign|theatre|bombed|atomic|propaganda/.test(line.said.id) ? "step" : null;
}
