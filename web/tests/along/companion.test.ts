// A table that goes along: what is kept here, when it is played on here, and how it comes home.
import { beforeEach, expect, test, vi } from "vitest";
import { Companion, type Host, type World } from "../../src/lib/along/companion.svelte";
import { isNoted } from "../../src/lib/along/notes";
import { Along } from "../../src/lib/along/way";
import type { Alone } from "../../src/lib/alone/way";
import type { TableInfo } from "../../src/lib/house/api";
import { Unreachable, type Answer, type Deed, type Way } from "../../src/lib/house/way";

vi.mock("../../src/lib/house/api", async (original) => ({ ...(await original()), token: () => Promise.resolve("t") }));

type Said = (path: string, deed?: Deed) => Answer;
const ok = (said: unknown): Answer => ({ status: 200, text: JSON.stringify(said) });
const refused: Answer = { status: 409, text: "" };

class House implements Way {
  asked: string[] = [];
  constructor(public said: Said) {}
  async ask(path: string, deed?: Deed): Promise<Answer> {
    this.asked.push(`${deed?.method ?? "GET"} ${path}`);
    return this.said(path, deed);
  }
  line(): never {
    throw new Error("nobody listens");
  }
  address(): Promise<string> {
    return Promise.resolve("");
  }
  think(errand: Uint8Array): Promise<Uint8Array | null> {
    return Promise.resolve(errand[0] === 0 ? null : Uint8Array.of(...errand, 200));
  }
  thinkAhead(game: string): void {
    this.asked.push(`think ${game}`);
  }
}

let [home, here]: [House, House] = [new House(() => ok({})), new House(() => ok({}))];
let later: (() => void) | null;
let went: string[];
let anew: number;
let table: Host;
let answers: string[][];
let companion: Companion;
const gone: Said = () => {
  throw new Unreachable("");
};
const info = { id: "t", status: "running", seats: [{ seat: "axis" }, { seat: "allies", bot: "club" }], hints: true };

beforeEach(() => {
  [home, here] = [new House(() => ok(info)), new House(() => ok({ entries: 7, known: "abc" }))];
  [later, went, anew, answers] = [null, [], 0, []];
  const way = new Along(home, here as unknown as Alone);
  const room: Host = {
    id: "t",
    game: "blitzkrieg",
    info: info as unknown as TableInfo,
    lender: null,
    anew: () => Promise.resolve(void anew++),
  };
  table = room;
  const world: World = {
    answer: (...said) => Promise.resolve(void answers.push(said)),
    along: () => Promise.resolve(way),
    went: (id) => void went.push(id),
    later: (what) => {
      later = what;
      return () => (later = null);
    },
  };
  companion = new Companion(room, world);
});

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test("what happens at home is kept here, and bots are made ready once", async () => {
  await companion.follow();
  await companion.follow();
  expect(companion.kept).toBe(7);
  expect(home.asked, "the second time only what is new").toEqual([
    "GET tables/t/along?since=0&known=",
    "GET tables/t/along?since=7&known=abc",
  ]);
  expect(here.asked).toEqual(["PUT tables/t/along", "think blitzkrieg", "PUT tables/t/along"]);
});

test("what could not be kept here is asked for as a whole", async () => {
  await companion.follow();
  here.said = () => ({ status: 422, text: "" });
  await companion.follow();
  here.said = () => ok({ entries: 8, known: "def" });
  await companion.follow();
  expect(home.asked.at(-1)).toBe("GET tables/t/along?since=7&known=");
});

test("what was played here before comes home first", async () => {
  let own = true;
  here.said = (path) => (path.endsWith("along") && own ? refused : ok({ entries: 9 }));
  home.said = (path) => {
    if (path.endsWith("home")) own = false;
    return ok(info);
  };
  await companion.follow();
  await settled();
  expect(home.asked).toContain("POST tables/t/home");
  expect([companion.stage, companion.kept, companion.returned]).toEqual(["home", 9, true]);
});

test("without the house the table is played on here, until it answers again", async () => {
  await companion.follow();
  home.said = gone;
  await companion.goOn();
  expect([companion.stage, anew]).toEqual(["alone", 1]);
  expect(isNoted("t"), "a page that is opened later looks for it").toBe(true);
  later!();
  await settled();
  expect(companion.stage).toBe("alone");
  home.said = () => ok(info);
  later!();
  await settled();
  expect([companion.stage, companion.returned, anew]).toEqual(["home", true, 2]);
  expect(isNoted("t")).toBe(false);
});

test("where somebody has played on meanwhile nothing is done by itself", async () => {
  await companion.follow();
  await companion.goOn();
  home.said = (path) => (path.endsWith("home") ? refused : ok(info));
  later!();
  await settled();
  expect(companion.stage).toBe("parted");
  home.said = () => ok({ ...info, id: "u" });
  await companion.keepApart();
  expect(home.asked.at(-2)).toBe("POST tables/t/home?apart=true");
  expect(here.asked).toContain("DELETE tables/t");
  expect([companion.stage, went]).toEqual(["home", ["u"]]);
});

test("a house that can't answer now is asked again; what was played here stays", async () => {
  await companion.follow();
  await companion.goOn();
  home.said = () => ({ status: 503, text: "" });
  later!();
  await settled();
  expect(companion.stage).toBe("alone");
  expect(here.asked).not.toContain("DELETE tables/t");
});

test("bots of the house think here as soon as the table is kept, if that is wished", async () => {
  await companion.lend(true);
  expect(table.lender).toBeNull();
  await companion.follow();
  await companion.lend(true);
  await companion.lend(true);
  expect(anew, "the line says it once").toBe(1);
  table.lender!({ is: "errand", id: "e", errand: "AQI=" });
  table.lender!({ is: "errand", id: "f", errand: "AA==" });
  await settled();
  expect(answers).toEqual([
    ["t", "e", "AQLI"],
    ["t", "f", ""],
  ]);
  await companion.lend(false);
  expect([table.lender, anew]).toEqual([null, 2]);
});
