/** Where we are, written behind the `#`: no server needs to know our pages. */
export type Place =
  | { page: "clubhouse" }
  /** With a pack perhaps: `library/<item>` or `packs/<draft>`. */
  | { page: "new"; game: string; pack?: string }
  | { page: "table"; id: string }
  | { page: "sit"; id: string; seat: string; secret: string }
  | { page: "replay"; id: string; at: number | null; review: boolean }
  | { page: "records" }
  | { page: "account" }
  | { page: "rules"; game: string; section: string }
  | { page: "learn"; game: string }
  | { page: "lesson"; game: string; lesson: string; step: number | null }
  | { page: "puzzles"; game: string }
  /** A puzzle of a game, the one of today, or a position of somebody's game. */
  | { page: "puzzle"; game: string; puzzle: string }
  | { page: "today" }
  | { page: "position"; id: string; at: number }
  /** What people have published, or one of these packs. */
  | { page: "library"; item: string }
  /** The packs that one works on, or one of them; a pack behind a secret link. */
  | { page: "packs"; id: string }
  | { page: "shared"; token: string }
  /** Bots play with a pack: `library/<item>` or `packs/<draft>`. */
  | { page: "rehearsal"; pack: string }
  /** What lies in a game's box: a group of it, or one piece. */
  | { page: "workshop"; game: string; group: string; piece: string }
  /** A pack that is being written: all of it, a file, or the form of one thing. */
  | { page: "draft"; game: string; id: string; file: string; thing: string }
  /** A map of one's own that is painted; without an id, what there is to begin with. */
  | { page: "paint"; game: string; id: string }
  | { page: "lost"; path: string };

export function placeOf(hash: string): Place {
  const [name = "", ...rest] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decoded);
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = rest;
  switch (name) {
    case "":
      return { page: "clubhouse" };
    case "new":
      return { page: "new", game: first, ...(second && { pack: second }) };
    case "table":
      return first ? { page: "table", id: first } : { page: "clubhouse" };
    case "sit":
      if (first && second) return { page: "sit", id: first, seat: second, secret: third };
      break;
    case "replay":
      if (first && third === "puzzle" && /^\d+$/.test(second))
        return { page: "position", id: first, at: Number(second) };
      if (first)
        return {
          page: "replay",
          id: first,
          at: /^\d+$/.test(second) ? Number(second) : null,
          review: third === "review",
        };
      break;
    case "records":
      return { page: "records" };
    case "account":
      return { page: "account" };
    case "rules":
      return { page: "rules", game: first, section: second };
    case "learn":
      if (!second) return { page: "learn", game: first };
      return { page: "lesson", game: first, lesson: second, step: /^[1-9]\d*$/.test(third) ? Number(third) : null };
    case "puzzles":
      if (second) return { page: "puzzle", game: first, puzzle: second };
      return first === "today" ? { page: "today" } : { page: "puzzles", game: first };
    case "workshop":
      if (first === "library") return { page: "library", item: second };
      if (first === "packs") return { page: "packs", id: second };
      if (first === "test" && second) return { page: "rehearsal", pack: second };
      if (first === "shared" && second) return { page: "shared", token: second };
      if (second === "draft" && third) return { page: "draft", game: first, id: third, file: fourth, thing: fifth };
      if (first && second === "paint") return { page: "paint", game: first, id: third };
      return { page: "workshop", game: first, group: second, piece: third };
  }
  return { page: "lost", path: hash };
}

export function hashOf(place: Place): string {
  const words = wordsOf(place).filter((word, i, all) => word !== "" || all.slice(i).some((later) => later !== ""));
  return `#/${words.map(encodeURIComponent).join("/")}`;
}

function wordsOf(place: Place): string[] {
  switch (place.page) {
    case "clubhouse":
      return [];
    case "new":
      return ["new", place.game, place.pack ?? ""];
    case "table":
      return ["table", place.id];
    case "sit":
      return ["sit", place.id, place.seat, place.secret];
    case "replay":
      return ["replay", place.id, place.at === null ? "" : String(place.at), place.review ? "review" : ""];
    case "rules":
      return ["rules", place.game, place.section];
    case "learn":
      return ["learn", place.game];
    case "lesson":
      return ["learn", place.game, place.lesson, place.step === null ? "" : String(place.step)];
    case "puzzles":
      return ["puzzles", place.game];
    case "puzzle":
      return ["puzzles", place.game, place.puzzle];
    case "today":
      return ["puzzles", "today"];
    case "position":
      return ["replay", place.id, String(place.at), "puzzle"];
    case "library":
      return ["workshop", "library", place.item];
    case "packs":
      return ["workshop", "packs", place.id];
    case "rehearsal":
      return ["workshop", "test", place.pack];
    case "shared":
      return ["workshop", "shared", place.token];
    case "workshop":
      return ["workshop", place.game, place.group, place.piece];
    case "draft":
      return ["workshop", place.game, "draft", place.id, place.file, place.thing];
    case "paint":
      return ["workshop", place.game, "paint", place.id];
    case "lost":
      return [place.path.replace(/^#?\/?/, "")];
    default:
      return [place.page];
  }
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
