// Packs that somebody works on: kept by the house, and on the device as long as it can't be reached.
import { beforeEach, expect, test, vi } from "vitest";
import { api, Refused, Unreachable, type Draft } from "../../src/lib/house/api";
import { dropDraft, keepDraft, leaveDraft, listDrafts, newDraft, openDraft } from "../../src/lib/workshop/drafts";

const kept = new Map<string, Draft>();
let reachable = true;

function answer<T>(what: () => T): Promise<T> {
  return reachable ? Promise.resolve().then(what) : Promise.reject(new Unreachable("gone"));
}
function begin(game: string, text: string): Draft {
  const draft = { id: `d${kept.size}`, game, title: {}, version: 1, at: kept.size, shared: null, text };
  kept.set(draft.id, draft);
  return draft;
}
function rewrite(id: string, text: string, version: number): Draft {
  const before = kept.get(id)!;
  if (before.version !== version) throw new Refused(409, null, "elsewhere", "diverged", { kept: before, sent: text });
  kept.set(id, { ...before, text, version: version + 1 });
  return kept.get(id)!;
}
beforeEach(() => {
  localStorage.clear();
  kept.clear();
  reachable = true;
  vi.spyOn(api, "drafts").mockImplementation(() => answer(() => [...kept.values()]));
  vi.spyOn(api, "newDraft").mockImplementation((game, text) => answer(() => begin(game, text)));
  vi.spyOn(api, "draft").mockImplementation((id) => answer(() => kept.get(id)!));
  vi.spyOn(api, "rewriteDraft").mockImplementation((id, text, version) => answer(() => rewrite(id, text, version)));
  vi.spyOn(api, "throwDraftAway").mockImplementation((id) => answer(() => ({ ...kept.get(id)!, x: kept.delete(id) })));
});

test("whoever opens a draft finds what the room that was left a moment ago still had to keep", async () => {
  const draft = await newDraft("kacir", "a");
  let written = (): void => undefined;
  const writing = new Promise<void>((done) => (written = done));
  leaveDraft(
    draft.id,
    writing.then(async () => void (await keepDraft(draft.id, "b", draft.version))),
  );
  const opening = openDraft(draft.id);
  written();
  expect(await opening).toMatchObject({ text: "b", version: 2 });
  leaveDraft(draft.id, Promise.reject(new Error("the device is full")));
  expect(await openDraft(draft.id)).toMatchObject({ text: "b" });
});

test("the house keeps a draft, and nothing of it stays on the device", async () => {
  const draft = await newDraft("kacir", "a");
  expect(await keepDraft(draft.id, "b", draft.version)).toMatchObject({ is: "kept", version: 2 });
  expect(await openDraft(draft.id)).toMatchObject({ text: "b", version: 2, here: false });
  expect(localStorage.length).toBe(0);
  await dropDraft(draft.id);
  expect(await listDrafts()).toEqual([]);
});

test("without the house it stays on the device, which says so, and is told later", async () => {
  const draft = await newDraft("kacir", "a");
  reachable = false;
  expect(await keepDraft(draft.id, "b", 1)).toEqual({ is: "here", id: draft.id, version: 1 });
  expect(await openDraft(draft.id)).toMatchObject({ text: "b", game: "kacir", here: true });
  const other = await newDraft("vzdor", "c");
  expect((await listDrafts("vzdor")).map(({ id, here }) => [id, here])).toEqual([[other.id, true]]);
  reachable = true;
  expect((await listDrafts()).every(({ here }) => !here)).toBe(true);
  expect([...kept.values()].map(({ text }) => text)).toEqual(["b", "c"]);
  expect(localStorage.length).toBe(0);
});

test("what was rewritten elsewhere is shown, and one's own text is not lost until it is decided", async () => {
  const draft = await newDraft("kacir", "a");
  rewrite(draft.id, "theirs", 1);
  const found = await keepDraft(draft.id, "mine", 1);
  expect(found).toMatchObject({ is: "diverged", draft: { text: "theirs", version: 2 } });
  expect(await openDraft(draft.id)).toMatchObject({ text: "mine", version: 1, here: true });
  expect((await listDrafts())[0]?.here).toBe(true);
  expect(await keepDraft(draft.id, "both", 2)).toMatchObject({ is: "kept", version: 3 });
  expect(await openDraft(draft.id)).toMatchObject({ text: "both", here: false });
});
