/** What is printed on the lids of the boxes: colours for the whole page, and numbers as people write them. */
import type { GameInfo } from "./api";

let sheet: CSSStyleSheet | null = null;

/** Each game has its accent wherever it is spoken of: things say whose they are by `data-game`. */
export function paint(games: readonly GameInfo[]): void {
  if (!sheet) document.adoptedStyleSheets.push((sheet = new CSSStyleSheet()));
  const rules = games.map(
    ({ id, lid }) =>
      `:where([data-game="${CSS.escape(id)}"]) { --accent: ${lid.accent}; --accent-ink: ${lid.accent_ink}; }`,
  );
  sheet.replaceSync(rules.join("\n"));
}

/** From and to: `1–4`, or `2`. */
export function span(numbers: readonly number[]): string {
  return [...new Set(numbers)].join("–");
}
