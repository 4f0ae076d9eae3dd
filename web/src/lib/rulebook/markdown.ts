/** As much Markdown as our rulebooks use, read into blocks; nothing in it can become HTML of its own. */
export type Span =
  { is: "text" | "strong" | "em" | "code"; text: string } | { is: "link"; text: string; to: string } | Picture;
/** A thing as it lies on the table: `![words](piece:army-3)`. Without words it is called by its name. */
export type Picture = { is: "picture"; text: string; thing: string };
export type Block =
  | { is: "heading"; level: number; id: string; spans: Span[] }
  | { is: "paragraph"; spans: Span[] }
  /** Nothing but pictures, each with what it is called. */
  | { is: "pictures"; pictures: Picture[] }
  | { is: "list"; ordered: boolean; items: Span[][] }
  | { is: "table"; head: Span[][]; rows: Span[][][] }
  | { is: "quote"; spans: Span[] };

const INLINE = /!\[(.*?)\]\(piece:(.+?)\)|\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ is: "text", text: text.slice(end, match.index) });
    const [all, words, thing, strong, em, code, link, to] = match;
    if (thing !== undefined) found.push({ is: "picture", text: words ?? "", thing });
    else if (strong !== undefined) found.push({ is: "strong", text: strong });
    else if (em !== undefined) found.push({ is: "em", text: em });
    else if (code !== undefined) found.push({ is: "code", text: code });
    else found.push({ is: "link", text: link ?? "", to: to ?? "" });
    end = match.index + all.length;
  }
  if (end < text.length) found.push({ is: "text", text: text.slice(end) });
  return found;
}

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  for (const chunk of source.split(/\n{2,}/)) {
    const lines = chunk.split("\n").filter((line) => line.trim() !== "");
    while (lines.length > 0) found.push(takeBlock(lines));
  }
  return found;
}

function takeBlock(lines: string[]): Block {
  const first = lines[0] ?? "";
  const heading = /^(#+)\s+(.*?)(?:\s*\{#([\w-]+)\})?$/.exec(first);
  if (heading) {
    lines.shift();
    return { is: "heading", level: heading[1]!.length, id: heading[3] ?? "", spans: spans(heading[2]!) };
  }
  if (/^\|/.test(first)) return takeTable(lines);
  const list = /^(\*|-|\d+\.)\s+/.exec(first);
  if (list) return takeList(lines, /\d/.test(list[1]!));
  if (first.startsWith(">"))
    return {
      is: "quote",
      spans: spans(
        take(lines, /^>/)
          .map((l) => l.replace(/^>\s?/, ""))
          .join(" "),
      ),
    };
  const read = spans(take(lines, /^(?!#|\||>|(\*|-|\d+\.)\s)/).join(" "));
  const pictures = read.filter((span) => span.is === "picture");
  const alone = read.every((span) => span.is === "picture" || span.text.trim() === "");
  return alone && pictures.length > 0 ? { is: "pictures", pictures } : { is: "paragraph", spans: read };
}

function take(lines: string[], kind: RegExp): string[] {
  const taken = [lines.shift() ?? ""];
  while (lines[0] !== undefined && kind.test(lines[0])) taken.push(lines.shift()!);
  return taken.map((line) => line.trim());
}

function takeList(lines: string[], ordered: boolean): Block {
  const items: string[] = [];
  while (lines[0] !== undefined) {
    const item = /^(?:\*|-|\d+\.)\s+(.*)$/.exec(lines[0]);
    if (item) items.push(item[1]!);
    else if (/^\s/.test(lines[0]) && items.length > 0) items[items.length - 1] += ` ${lines[0].trim()}`;
    else break;
    lines.shift();
  }
  return { is: "list", ordered, items: items.map(spans) };
}

function takeTable(lines: string[]): Block {
  const rows = take(lines, /^\|/).filter((line) => !/^\|[\s:|-]+\|$/.test(line));
  const cells = rows.map((row) =>
    row
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => spans(cell.trim())),
  );
  return { is: "table", head: cells[0] ?? [], rows: cells.slice(1) };
}

/** The heading with this id, to name the link to a rule. */
export function sectionName(found: readonly Block[], id: string): string {
  const heading = found.find((block) => block.is === "heading" && block.id === id);
  return heading?.is === "heading" ? heading.spans.map((span) => span.text).join("") : "";
}
