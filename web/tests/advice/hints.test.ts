// A hint: asked for once a moment, marked on the table, taken like any other choice, gone when the table goes on.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Refused, type Hint, type TableInfo } from "../../src/lib/house/api";
import { house } from "../../src/lib/house/house.svelte";
import { Room } from "../../src/lib/table/room.svelte";
import Host from "../Host.svelte";
import { momentOf, option } from "../making";

const moment = momentOf("maquis", [option("play abel covert"), option("play abel revealed"), option("end-planning")], {
  seq: 3,
  prompt: { id: "ask-plan", args: {} },
  rule: "planning",
});
const answer: Hint = {
  seq: 3,
  seat: "maquis",
  iterations: 100,
  measured: 900,
  choices: [
    {
      text: "play abel revealed",
      path: ["abel", "revealed"],
      label: { id: "x", args: {} },
      chance: 0.541,
      worth: "best",
      visits: 60,
      why: [{ kind: "then", said: { id: "end planning", args: {} }, seat: "maquis" }],
    },
    {
      text: "end-planning",
      path: ["end-planning"],
      label: { id: "x", args: {} },
      chance: 0.3,
      worth: "poor",
      visits: 40,
      why: [],
    },
  ],
};
let room: Room;
let chosen: string[];
let host: ReturnType<typeof mount>;
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>("[data-hint]")];

beforeEach(async () => {
  house.confirm = false;
  house.language = "en";
  room = new Room("t1", "vzdor");
  room.info = { hints: true, status: "running", seats: [] } as unknown as TableInfo;
  chosen = [];
  room.choose = (taken) => void chosen.push(taken.text);
  await room.show(moment);
  host = mount(Host, { target: document.body, props: { room } });
  flushSync();
});
afterEach(async () => {
  await unmount(host);
  vi.restoreAllMocks();
});

test("the best choices with their chances, each marked on the table and taken with one click", async () => {
  const asked = vi.spyOn(api, "hint").mockResolvedValue(answer);
  document.querySelector<HTMLButtonElement>(".hintb")!.click();
  flushSync();
  expect(document.querySelector(".hints")!.textContent).toContain("thinking");
  await vi.waitFor(() => expect(buttons()).toHaveLength(2));
  expect(asked).toHaveBeenCalledWith("t1", 3);
  expect(buttons()[0]!.textContent).toContain("54%");
  expect(buttons()[0]!.textContent).toContain("then: End planning");
  expect(document.querySelector(".hints .basis")!.textContent).toContain("measured on 900 games");
  const abel = document.querySelector('[data-thing="abel"]')!;
  buttons()[1]!.focus();
  flushSync();
  expect(abel.classList.contains("meant")).toBe(false);
  buttons()[0]!.focus();
  flushSync();
  expect(abel.classList.contains("meant")).toBe(true);
  buttons()[0]!.click();
  expect(chosen).toEqual(["play abel revealed"]);
  expect(room.hints.open).toBe(false);
});

test("where nobody measured chances, none are told: words, and no per cent", async () => {
  const choices = answer.choices.map((one) => ({ ...one, chance: null }));
  vi.spyOn(api, "hint").mockResolvedValue({ ...answer, measured: 0, choices });
  await room.hints.ask();
  flushSync();
  const told = document.querySelector(".hints")!.textContent ?? "";
  expect(told).not.toContain("%");
  expect(told).toContain("Nobody has measured chances");
  expect(buttons()[1]!.textContent).toContain("much weaker");
});

test("where moves are confirmed, a hint is laid out first", async () => {
  vi.spyOn(api, "hint").mockResolvedValue(answer);
  house.confirm = true;
  await room.show({
    ...moment,
    options: moment.options.map((one) => ({ ...one, foreseen: true })),
  });
  await room.hints.ask();
  flushSync();
  buttons()[0]!.click();
  expect(chosen).toEqual([]);
  expect(room.waiting?.text).toBe("play abel revealed");
});

test("nothing is asked twice about one moment, and nothing is left of it in the next", async () => {
  const asked = vi.spyOn(api, "hint").mockResolvedValue(answer);
  await room.hints.ask();
  room.hints.toggle();
  expect(room.hints.open).toBe(false);
  await room.hints.ask();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(room.hints.choices).toHaveLength(2);
  await room.show({ ...moment, seq: 4 });
  expect(room.hints.open).toBe(false);
  expect(room.hints.choices).toEqual([]);
});

test("an answer that comes too late is not shown", async () => {
  let late: (hint: Hint) => void = () => undefined;
  vi.spyOn(api, "hint").mockReturnValue(new Promise((done) => (late = done)));
  const asking = room.hints.ask();
  await room.show({ ...moment, seq: 4 });
  late(answer);
  await asking;
  expect(room.hints.choices).toEqual([]);
});

test("a refusal is said in words, and one may ask again", async () => {
  const asked = vi.spyOn(api, "hint").mockRejectedValue(new Refused(429, null, "no", "too-much"));
  await room.hints.ask();
  flushSync();
  expect(document.querySelector(".hints .problem")!.textContent).toContain("too often");
  await room.hints.ask();
  expect(asked).toHaveBeenCalledTimes(2);
});

test("no hints where the table was opened without them, or to whoever is not asked", async () => {
  room.info = { hints: false, status: "running", seats: [] } as unknown as TableInfo;
  flushSync();
  expect(document.querySelector(".hintb")).toBeNull();
  room.info = { hints: true, status: "running", seats: [] } as unknown as TableInfo;
  await room.show({ ...moment, seq: 5, deciding: "other" });
  flushSync();
  expect(document.querySelector(".hintb")).toBeNull();
});
