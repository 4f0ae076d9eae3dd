// A scenario of one's own on the page for new tables: pasted or read from a file, looked through by the server, sent as it is.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { api, Refused, type Fault, type GameInfo, type TableInfo } from "../../src/lib/house/api";
import { house } from "../../src/lib/house/house.svelte";
import Wishes from "../../src/parts/club/Wishes.svelte";
import { BLANK } from "../making";

const MOST = 500;
const game: GameInfo = {
  id: "toy",
  pack: 0,
  name: { id: "game-name", args: {} },
  seats: ["north"],
  bots: [],
  version: "1",
  seatings: [],
  options: [
    { name: "scenario", choices: ["hill", "river"], default: "hill", own: MOST },
    { name: "level", choices: ["easy", "hard"], default: "easy" },
  ],
  trained: [],
  lid: BLANK,
};
const FAULTS: Fault[] = [
  { line: 2, field: "map.hexes", problem: "8 rows, there should be 9" },
  { line: null, field: "", problem: "nested too deep" },
];
let form: ReturnType<typeof mount>;
const find = <T extends Element>(css: string): T | null => document.querySelector<T>(css);
const buttons = (words: string): HTMLButtonElement[] =>
  [...document.querySelectorAll("button")].filter((button) => button.textContent === words);

function opened(): void {
  house.language = "en";
  form = mount(Wishes, { target: document.body, props: { game } });
  flushSync();
  buttons("one of my own…")[0]!.click();
  flushSync();
}
function write(text: string): void {
  const area = find<HTMLTextAreaElement>("textarea")!;
  area.value = text;
  area.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}
afterEach(async () => {
  await unmount(form);
  vi.restoreAllMocks();
});

test("only where the option takes a text it is offered", () => {
  opened();
  expect(buttons("one of my own…")).toHaveLength(1);
  expect(find<HTMLTextAreaElement>("textarea")!.maxLength).toBe(MOST);
  buttons("option-scenario-river")[0]!.click();
  flushSync();
  expect(find("textarea")).toBeNull();
});

test("what is wrong is told with its line, which is shown on demand", async () => {
  const asked = vi.spyOn(api, "lookThrough").mockResolvedValue(FAULTS);
  opened();
  write("[map]\nhexes = 1\n");
  await vi.waitFor(() => expect(document.querySelectorAll(".faults li")).toHaveLength(2));
  expect(asked).toHaveBeenCalledWith("toy", { text: "[map]\nhexes = 1\n", pack: false, beside: "" });
  expect(find(".faults")!.textContent).toContain("Line 2 map.hexes: 8 rows");
  find<HTMLButtonElement>(".faults button")!.click();
  const area = find<HTMLTextAreaElement>("textarea")!;
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe("hexes = 1");
  asked.mockResolvedValue([]);
  write("[map]\nhexes = 2\n");
  expect(find(".faults")).toBeNull();
  await vi.waitFor(() => expect(find(".sound")).not.toBeNull());
});

test("a file is read, unless it is far too large", async () => {
  vi.spyOn(api, "lookThrough").mockResolvedValue([]);
  opened();
  const input = find<HTMLInputElement>(".own input[type=file]")!;
  const give = (text: string): void => {
    Object.defineProperty(input, "files", { value: [new File([text], "mine.toml")], configurable: true });
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  give("x".repeat(4 * MOST + 1));
  await vi.waitFor(() => expect(find(".own .problem")!.textContent).toContain("too large"));
  give("[battle]\n");
  await vi.waitFor(() => expect(find<HTMLTextAreaElement>("textarea")!.value).toBe("[battle]\n"));
});

test("the text goes to the server as it is; a refusal says why", async () => {
  vi.spyOn(api, "lookThrough").mockResolvedValue([]);
  const open = vi.spyOn(api, "open").mockResolvedValue({ id: "t1" } as TableInfo);
  opened();
  write("one line");
  find<HTMLFormElement>("form")!.requestSubmit();
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  expect(open.mock.calls[0]![0].options).toEqual({ scenario: "one line\n", level: "easy" });
  open.mockRejectedValue(new Refused(422, null, "broken", "own"));
  find<HTMLFormElement>("form")!.requestSubmit();
  await vi.waitFor(() => expect(find("[role=alert]")!.textContent).toContain("see what needs fixing"));
});
