/**
 * Packs that somebody works on. The house keeps them; what it can't be told now stays on the device until it can, and
 * whoever asks is told so.
 */
import { api, Refused, Unreachable, type Diverged, type Draft, type DraftInfo } from "../house/api";

/** A draft, and whether its text is only on this device so far. */
export type Opened = Draft & { here: boolean };
export type Listed = DraftInfo & { here: boolean };
export type Kept =
  /** By the house. A draft that was only on the device is called otherwise from now on. */
  | { is: "kept"; id: string; version: number; draft: Draft }
  /** On this device: the house can't be reached. */
  | { is: "here"; id: string; version: number }
  /** Nowhere but on this device: it was rewritten elsewhere, as it stands in `draft`. Whoever keeps a text with that
   * version has decided. */
  | { is: "diverged"; id: string; draft: Draft };

const SHELF = "klubovna-draft-";
/** A draft that the house has never heard of. */
const NEW = "here-";
const seen = new Map<string, DraftInfo>();
const leaving = new Map<string, Promise<void>>();

/** What a room still has to keep of a draft when somebody has left it; whoever opens the draft next waits for that. */
export function leaveDraft(id: string, work: Promise<void>): void {
  const done = work
    .catch(() => undefined)
    .then(() => {
      if (leaving.get(id) === done) leaving.delete(id);
    });
  leaving.set(id, done);
}

export async function listDrafts(game = ""): Promise<Listed[]> {
  await sendDrafts();
  const here = onDevice().filter((one) => game === "" || one.game === game);
  try {
    const kept = (await api.drafts(game)).map(met);
    const ids = new Set(here.map(({ id }) => id));
    return [
      ...here.map((one) => ({ ...info(one), here: true })),
      ...kept.filter(({ id }) => !ids.has(id)).map((one) => ({ ...one, here: false })),
    ].sort((one, other) => other.at - one.at);
  } catch (problem) {
    if (problem instanceof Unreachable) return here.map((one) => ({ ...info(one), here: true }));
    throw problem;
  }
}

export async function openDraft(id: string): Promise<Opened> {
  await leaving.get(id);
  const left = laid(id);
  try {
    if (left && id.startsWith(NEW)) return { ...left, here: true };
    const kept = await api.draft(id);
    met(kept);
    return left ? { ...kept, text: left.text, version: left.version, here: true } : { ...kept, here: false };
  } catch (problem) {
    if (left && problem instanceof Unreachable) return { ...left, here: true };
    throw problem;
  }
}

export async function newDraft(game: string, text: string): Promise<Opened> {
  try {
    const kept = await api.newDraft(game, text);
    met(kept);
    return { ...kept, here: false };
  } catch (problem) {
    if (!(problem instanceof Unreachable)) throw problem;
    const draft = { id: `${NEW}${crypto.randomUUID()}`, game, title: {}, version: 0, at: now(), shared: null, text };
    if (!lay(draft)) throw problem;
    return { ...draft, here: true };
  }
}

/** `version`: the one that this text was made of. */
export async function keepDraft(id: string, text: string, version: number): Promise<Kept> {
  const known = seen.get(id) ?? laid(id);
  const draft: Draft = {
    ...{ id, text, version, at: now() },
    ...{ game: known?.game ?? "", title: known?.title ?? {}, shared: known?.shared ?? null },
  };
  const safe = lay(draft);
  const kept = await send(draft);
  if (kept.is === "here" && !safe) throw new Unreachable(id);
  return kept;
}

/** With all its versions. */
export async function dropDraft(id: string): Promise<void> {
  if (!id.startsWith(NEW)) await api.throwDraftAway(id);
  localStorage.removeItem(SHELF + id);
  seen.delete(id);
}

/** What was left on the device is told now, as far as the house can be reached and nobody was faster. */
export async function sendDrafts(): Promise<void> {
  for (const draft of onDevice()) {
    const kept = await send(draft).catch(() => null);
    if (kept?.is === "here") return;
  }
}

async function send(draft: Draft): Promise<Kept> {
  const { id, game, text, version } = draft;
  try {
    const kept = id.startsWith(NEW) ? await api.newDraft(game, text) : await api.rewriteDraft(id, text, version);
    met(kept);
    if (laid(id)?.text === text) localStorage.removeItem(SHELF + id);
    return { is: "kept", id: kept.id, version: kept.version, draft: kept };
  } catch (problem) {
    if (problem instanceof Unreachable) return { is: "here", id, version };
    if (problem instanceof Refused && problem.kind === "diverged")
      return { is: "diverged", id, draft: (problem.answer as Diverged).kept };
    throw problem;
  }
}

function met<Info extends DraftInfo>(draft: Info): Info {
  seen.set(draft.id, info(draft));
  return draft;
}

function info({ id, game, title, version, at, shared }: DraftInfo): DraftInfo {
  return { id, game, title, version, at, shared };
}

const now = (): number => Date.now() / 1000;

/** Whether there is room for it on the device. */
function lay(draft: Draft): boolean {
  try {
    localStorage.setItem(SHELF + draft.id, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

function laid(id: string): Draft | null {
  return JSON.parse(localStorage.getItem(SHELF + id) ?? "null") as Draft | null;
}

function onDevice(): Draft[] {
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? "");
  return keys.filter((key) => key.startsWith(SHELF)).map((key) => laid(key.slice(SHELF.length))!);
}
