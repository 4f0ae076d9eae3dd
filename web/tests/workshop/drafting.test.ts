// Somebody at a draft: what is written is asked of the house in turn, kept, taken back, and never lost.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Refused, Unreachable, type Changed, type DraftLook } from "../../src/lib/house/api";
import { Drafting } from "../../src/lib/workshop/drafting.svelte";

const THING = { file: "hunter", thing: "fisherman" };
const DRAFT = { id: "d", game: "kacir", title: {}, version: 1, at: 1, shared: null, text: "one" };

function look(value: unknown): DraftLook {
  const entry = { path: "cost", value, was: 3, source: "pack", before: "house", said: value !== 3 };
  return { findings: [], things: [], opened: { ...THING, id: "fisherman", entries: [entry] } } as unknown as DraftLook;
}
const answered = (text: string, value: unknown): Changed => ({ text, look: look(value), refused: "" });

async function opened(): Promise<Drafting> {
  const drafting = new Drafting("kacir", "d");
  drafting.opening = THING;
  await drafting.open();
  return drafting;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.spyOn(api, "draft").mockResolvedValue(DRAFT);
  vi.spyOn(api, "forms").mockResolvedValue({ game: "kacir", forms: [], sorts: {} });
  vi.spyOn(api, "lookAtDraft").mockResolvedValue(look(3));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("what is written stands there at once, and is kept when the house has answered", async () => {
  const change = vi.spyOn(api, "changeDraft").mockResolvedValue(answered("two", 4));
  const keep = vi.spyOn(api, "rewriteDraft").mockResolvedValue({ ...DRAFT, text: "two", version: 2 });
  const drafting = await opened();
  drafting.write("cost", 4);
  expect(drafting.value("cost")).toBe(4);
  await drafting.settled();
  expect(change).toHaveBeenCalledWith("kacir", {
    ...{ text: "one", ...THING, changes: [{ do: "set", ...THING, path: "cost", value: 4 }] },
  });
  expect([drafting.text, drafting.keeping, drafting.value("cost")]).toEqual(["two", "waits", 4]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(keep).toHaveBeenCalledWith("d", "two", 1);
  expect(drafting.keeping).toBe("kept");
});

test("what is written meanwhile goes with the next question, of a field only the last word", async () => {
  let answer!: (changed: Changed) => void;
  const change = vi
    .spyOn(api, "changeDraft")
    .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    .mockResolvedValue(answered("three", 7));
  const drafting = await opened();
  drafting.write("cost", 4);
  drafting.write("cost", 5);
  drafting.write("cost", 7);
  answer(answered("two", 4));
  await drafting.settled();
  expect(change).toHaveBeenCalledTimes(2);
  expect(change.mock.calls[1]![1]).toMatchObject({ text: "two", changes: [{ path: "cost", value: 7 }] });
  expect(drafting.value("cost")).toBe(7);
});

test("taken back and done again", async () => {
  vi.spyOn(api, "changeDraft").mockResolvedValue(answered("two", 4));
  const drafting = await opened();
  drafting.write("cost", 4);
  await drafting.settled();
  await drafting.undo();
  expect([drafting.text, drafting.canUndo, drafting.canRedo]).toEqual(["one", false, true]);
  await drafting.redo();
  expect([drafting.text, drafting.canRedo]).toEqual(["two", false]);
});

test("what the house refuses is told, and nothing is lost", async () => {
  vi.spyOn(api, "changeDraft").mockRejectedValue(new Refused(429, null, "wait"));
  const drafting = await opened();
  drafting.write("cost", 4);
  await drafting.settled();
  expect([drafting.refused, drafting.text, drafting.value("cost")]).toEqual(["later", "one", 3]);
});

test("without a line it stays on the device, and says so", async () => {
  vi.spyOn(api, "changeDraft").mockResolvedValue(answered("two", 4));
  vi.spyOn(api, "rewriteDraft").mockRejectedValue(new Unreachable("d"));
  const drafting = await opened();
  drafting.write("cost", 4);
  await drafting.leave();
  expect(drafting.keeping).toBe("here");
});

test("of two texts somebody chooses one", async () => {
  vi.spyOn(api, "changeDraft").mockResolvedValue(answered("two", 4));
  const other = { ...DRAFT, text: "other", version: 5 };
  const keep = vi
    .spyOn(api, "rewriteDraft")
    .mockRejectedValueOnce(new Refused(409, null, "diverged", "diverged", { kept: other }))
    .mockResolvedValue({ ...DRAFT, text: "two", version: 6 });
  const drafting = await opened();
  drafting.write("cost", 4);
  await drafting.leave();
  expect([drafting.keeping, drafting.other?.text]).toEqual(["diverged", "other"]);
  await drafting.decide(true);
  expect(keep).toHaveBeenLastCalledWith("d", "two", 5);
  expect([drafting.keeping, drafting.other]).toEqual(["kept", null]);
});
