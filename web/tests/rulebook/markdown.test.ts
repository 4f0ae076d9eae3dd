import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blocks, sectionName, spans } from "../../src/lib/rulebook/markdown";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");

test("spans", () => {
  expect(spans("a **b** *c* `d` [e](#f) <g>")).toEqual([
    { is: "text", text: "a " },
    { is: "strong", text: "b" },
    { is: "text", text: " " },
    { is: "em", text: "c" },
    { is: "text", text: " " },
    { is: "code", text: "d" },
    { is: "text", text: " " },
    { is: "link", text: "e", to: "#f" },
    { is: "text", text: " <g>" },
  ]);
});

test("things are drawn among words, or stand alone in a row", () => {
  expect(spans("![](piece:spy) a spy")).toEqual([
    { is: "picture", text: "", thing: "spy" },
    { is: "text", text: " a spy" },
  ]);
  expect(blocks("![](piece:spy) ![an army](piece:army-3)\n\n![](piece:spy) a spy")).toMatchObject([
    { is: "pictures", pictures: [{ thing: "spy" }, { thing: "army-3", text: "an army" }] },
    { is: "paragraph" },
  ]);
});

test("blocks", () => {
  const found = blocks(
    "## Head {#id}\ntext\nmore\n\n1. one\n   still one\n2. two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
  );
  expect(found.map((block) => block.is)).toEqual(["heading", "paragraph", "list", "table"]);
  expect(sectionName(found, "id")).toBe("Head");
  const list = found[2];
  expect(list?.is === "list" && list.ordered && list.items.length).toBe(2);
});

test.each(["cs", "en"])("every inner link of the rulebook in %s leads to a section", (language) => {
  const text = read(`../../../src/klubovna/games/vzdor/rulebook/${language}.md`);
  const found = blocks(text);
  const targets = [...text.matchAll(/\]\(#([\w-]+)\)/g)].map((match) => match[1]!);
  expect(targets.length).toBeGreaterThan(3);
  for (const target of targets) expect(sectionName(found, target), target).not.toBe("");
});
