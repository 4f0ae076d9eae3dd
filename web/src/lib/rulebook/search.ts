/** Finding in a rulebook, without a server. `service/rulebooks.py` finds the same in a terminal: `tests/rulebook/found.json`. */
import type { Block, Span } from "./markdown";

/** As much as is read at once: a paragraph, an item of a list, a row of a table; a heading that has parts and nothing else. */
export interface Passage {
  /** The section it stands in, and what leads there; a part without a link of its own stands in the one before it. */
  section: string;
  title: string;
  /** The chapter that its section is a part of. */
  chapter: string;
  /** The block of the book, and the item or row in it. */
  at: string;
  text: string;
}
/** A section, by the passage of it that fits best. */
export interface Found extends Passage {
  score: number;
}
export interface Piece {
  text: string;
  meant: boolean;
}

const WORD = /[\p{L}\p{N}]+/gu;
/** A word of so many letters may end otherwise: `mise` finds `misi`; … */
const INFLECTED = 4;
/** …a long one in two of them: `balicek` finds `balíčku`. */
const LONG = 6;
const ENDING = 2;
const CHAPTER = 2;
const IN_TITLE = 4;
const WHOLE = 3;
const BEGUN = 2;
const AKIN = 1;
const SNIPPET = 130;

export function plain(spans: readonly Span[]): string {
  return spans
    .map((span) => (span.is === "picture" ? "" : span.text))
    .join("")
    .trim();
}

export function passages(book: readonly Block[]): Passage[] {
  const found: Passage[] = [];
  let section = "";
  let title = "";
  let chapter = "";
  book.forEach((block, number) => {
    if (block.is === "heading") {
      section = block.id || section;
      title = plain(block.spans);
      if (block.level <= CHAPTER) chapter = title;
      found.push({ section, title, chapter: block.level > CHAPTER ? chapter : "", at: `${number}`, text: "" });
      return;
    }
    const head = found.at(-1);
    if (!head) return;
    if (head.text === "") found.pop();
    found.push(...parts(block).map((text, item) => ({ ...head, at: `${number}.${item}`, text })));
  });
  return found.filter((passage) => passage.section !== "");
}

function parts(block: Exclude<Block, { is: "heading" }>): string[] {
  if (block.is === "list") return block.items.map(plain);
  if (block.is === "pictures") return [];
  if (block.is === "table") return block.rows.map((row) => row.map(plain).join(" · "));
  return [plain(block.spans)];
}

/** The sections in which all words are, the best first. */
export function search(all: readonly Passage[], query: string): Found[] {
  const wanted = words(query);
  const best = new Map<string, Found>();
  if (wanted.length === 0) return [];
  for (const passage of all) {
    const score = fitting(passage, wanted);
    const key = `${passage.section} ${passage.title}`;
    if (score > (best.get(key)?.score ?? 0)) best.set(key, { ...passage, score });
  }
  return [...best.values()].sort((one, other) => other.score - one.score);
}

function fitting({ title, text }: Passage, wanted: readonly string[]): number {
  const [head, body] = [words(title), words(text)];
  let sum = 0;
  for (const word of wanted) {
    const here = likest(body, word);
    const above = likest(head, word);
    if (here + above === 0) return 0;
    sum += here + (above && above + IN_TITLE);
  }
  return sum;
}

function likest(among: readonly string[], wanted: string): number {
  return among.reduce((most, word) => Math.max(most, like(word, wanted)), 0);
}

function like(word: string, wanted: string): number {
  if (word === wanted) return WHOLE;
  if (word.startsWith(wanted)) return BEGUN;
  return akin(word, wanted) ? AKIN : 0;
}

function akin(word: string, wanted: string): boolean {
  const { length } = wanted;
  if (length < INFLECTED || word.length > length + ENDING) return false;
  return word.startsWith(wanted.slice(0, length < LONG ? -1 : -ENDING));
}

function words(text: string): string[] {
  return folded(text).match(WORD) ?? [];
}

/** In small letters without accents, as long as it was. */
function folded(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[^ -~]/g, (letter) => letter.normalize("NFD")[0]!)
    .toLowerCase();
}

/** As much of a text as fits into a line or two, with the words that were looked for. */
export function snippet(text: string, query: string): Piece[] {
  const wanted = words(query);
  const meant = [...folded(text).matchAll(WORD)].filter((word) => wanted.some((one) => like(word[0], one) > 0));
  const [from, to] = cut(text, meant[0]?.index ?? 0);
  const pieces: Piece[] = [];
  let end = from;
  for (const { 0: word, index } of meant) {
    if (index + word.length > to) break;
    pieces.push(
      { text: text.slice(end, index), meant: false },
      { text: text.slice(index, index + word.length), meant: true },
    );
    end = index + word.length;
  }
  pieces.push({ text: text.slice(end, to), meant: false });
  if (from > 0) pieces.unshift({ text: "… ", meant: false });
  if (to < text.length) pieces.push({ text: " …", meant: false });
  return pieces.filter((piece) => piece.text !== "");
}

/** Between words, with the first meant one in it. */
function cut(text: string, first: number): [number, number] {
  if (text.length <= SNIPPET) return [0, text.length];
  const last = text.indexOf(" ", text.length - SNIPPET) + 1;
  const from = first < SNIPPET / 2 ? 0 : Math.min(last, text.indexOf(" ", first - SNIPPET / 3) + 1);
  const end = text.lastIndexOf(" ", from + SNIPPET);
  return [from, from + SNIPPET >= text.length ? text.length : end];
}
