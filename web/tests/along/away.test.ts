// A page that was opened while its house can't be reached: tables that go along are here, and everything else is not.
import { expect, test } from "vitest";
import { Away } from "../../src/lib/along/away";
import { isNoted, note } from "../../src/lib/along/notes";
import type { Alone } from "../../src/lib/alone/way";
import { Unreachable, type Deed } from "../../src/lib/house/way";

const asked: string[] = [];
const house = {
  ask: async (path: string) => (asked.push(path), { status: 200, text: "{}" }),
  line: () => ({ send: () => undefined, close: () => undefined }),
} as unknown as Alone;
const deed: Deed = { method: "POST", body: "", type: "", token: "" };

test("its own tables and what is the same in every house is answered here, and nothing else", async () => {
  const away = new Away(house);
  const here = ["me", "games", "rules/vzdor/cs.md", "tables?which=mine", "tables/x/moment"];
  for (const path of here) await away.ask(path);
  await away.ask("tables/x/choose", deed);
  expect(asked).toEqual([...here, "tables/x/choose"]);
  for (const path of ["tables?which=open", "learn", "account", "meanwhile", "puzzles"])
    await expect(away.ask(path), path).rejects.toBeInstanceOf(Unreachable);
  await expect(away.ask("tables", deed), "no table is opened in a house that is not there").rejects.toThrow();
});

test("a table that is played on here is looked after when the house is there again", () => {
  new Away(house).line("tables/x/live?since=3");
  expect(isNoted("x")).toBe(true);
  note("x", false);
});
