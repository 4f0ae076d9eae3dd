/** What a rule waits for is named: else each thing that comes or goes has the whole table styled anew. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sheets = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((file) => file.endsWith(".css"));
/** `.fan:has(> :nth-child(5))`, `.app ~ * .sr`: of what kind the child or the sibling is, nobody says. */
const OF_ANY_KIND = /^.*(:has\([^{]*[\s>(]:nth-|~ \*).*$/gm;

test("no rule waits for a thing of any kind", () => {
  const found = sheets.flatMap((sheet) => readFileSync(`src/${sheet}`, "utf-8").match(OF_ANY_KIND) ?? []);
  expect(sheets.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
