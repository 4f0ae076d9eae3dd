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
