import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES, Texts, type Said } from "../../src/lib/house/texts";
import said from "./said.json";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const games = "../../../src/klubovna";
const spoken = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Texts(language, [
      read(`${games}/kernel/texts/${language}.ftl`),
      read(`${games}/games/vzdor/texts/${language}.ftl`),
      read(`../../src/texts/${language}.ftl`),
    ]),
  ]),
);

test.each(LANGUAGES)("the browser says in %s what Python says", (language) => {
  expect(said.length).toBeGreaterThan(200);
  for (const line of said) {
    expect(spoken[language]!.say(line as unknown as Said), JSON.stringify(line)).toBe(line[language as "cs" | "en"]);
  }
});

test.each(["src/texts", "src/games/vzdor/texts"])("%s has the same words in both languages", (folder) => {
  const ids = (language: string): string[] =>
    [...read(`../../${folder}/${language}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();
  expect(ids("cs").length).toBeGreaterThan(50);
  expect(ids("cs")).toEqual(ids("en"));
});

test("names have cases, numbers and a fallback", () => {
  const cs = spoken["cs"]!;
  expect(cs.name("guard-2", "acc")).toBe("Strážného 2");
  expect(cs.name("guard-2", "gender")).toBe("m");
  expect(cs.name("unheard-of")).toBe("unheard-of");
  expect(cs.named("known-guard-1")).toBe(true);
  expect(cs.named("unheard-of")).toBe(false);
});

test("what stands on a thing is told in sentences, in short, and line by line", () => {
  const source = "lead = visit:\nclue = { $count } clue\ncard = draw a card\nlong = A sentence.\n";
  const wording = {
    ranger: {
      full: [
        { lead: { id: "lead" }, parts: [{ id: "clue", args: { count: 2 } }, { id: "card" }] },
        { lead: { id: "long" }, parts: [] },
      ],
      short: [
        { lead: null, parts: [{ id: "clue", args: { count: 2 } }, { id: "card" }] },
        { lead: { id: "card" }, parts: [] },
      ],
    },
  };
  const texts = new Texts("en", [source], wording);
  expect(texts.told("ranger")).toBe("Visit: 2 clue; draw a card. A sentence.");
  expect(texts.brief("ranger")).toBe("2 clue, draw a card. Draw a card");
  expect(texts.lines("ranger", "short")).toEqual(["2 clue, draw a card", "draw a card"]);
  expect(texts.told("nobody")).toBe("");
});
