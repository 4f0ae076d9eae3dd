/** What the page finds in a rulebook; the terminal finds the same (`tests/service/test_rulebooks.py`). */
import { expect, test } from "vitest";
import { blocks } from "../../src/lib/rulebook/markdown";
import { passages, search, snippet } from "../../src/lib/rulebook/search";
import agreed from "./found.json";

const all = passages(blocks(agreed.book));

test.each(agreed.cases)("$query", ({ query, found }) => {
  expect(search(all, query).map((one) => one.section)).toEqual(found);
});

test("a part without a link of its own is found where it stands", () => {
  const [frog] = search(all, "žába");
  expect(frog).toMatchObject({ section: "attack", title: "Drobnosti", chapter: "Tah", text: "Žába není kuňka." });
});

test("a row of a table is read as a line", () => {
  expect(search(all, "čáp který")[0]?.text).toBe("čáp, který bere kuňky · 1");
});

test("what was looked for is shown, as it is written", () => {
  expect(snippet("Rekruti se nepočítají.", "rekrut")).toEqual([
    { text: "Rekruti", meant: true },
    { text: " se nepočítají.", meant: false },
  ]);
});

test("of a long passage the place is shown that was looked for", () => {
  const long = `${"slovo ".repeat(60)}kuňka ${"jiné ".repeat(60)}`;
  const shown = snippet(long, "kunka");
  expect(shown.map((piece) => piece.text).join("")).toMatch(/^… (slovo )+kuňka (jiné ?)+…$/);
  expect(shown.filter((piece) => piece.meant).map((piece) => piece.text)).toEqual(["kuňka"]);
});
