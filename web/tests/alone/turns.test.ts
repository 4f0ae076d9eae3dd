// Of several tabs one thinks: whose turn it is, is said by the browser's locks.
import { afterEach, expect, test, vi } from "vitest";
import { turn } from "../../src/lib/alone/turns";

/** Locks as a browser gives them, as far as they are asked for. */
class Locks {
  private taken: Promise<unknown> | null = null;
  async request(_: string, how: LockOptions, use: (lock: object | null) => Promise<void> | null): Promise<void> {
    if (this.taken && how.ifAvailable) return void use(null);
    if (this.taken && how.signal) await Promise.race([this.taken, aborted(how.signal)]);
    this.taken = use({});
    await this.taken;
    this.taken = null;
  }
}
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, failed) => signal.addEventListener("abort", () => failed(new Error("waited too long"))));

afterEach(() => vi.unstubAllGlobals());

test("who is alone need not wait; the next one waits until it is done", async () => {
  vi.stubGlobal("navigator", { locks: new Locks() });
  const [done, waited] = await turn("a table");
  expect(waited).toBe(false);
  const next = turn("a table");
  const come = vi.fn();
  void next.then(come);
  await Promise.resolve();
  expect(come).not.toHaveBeenCalled();
  done();
  expect((await next)[1]).toBe(true);
});

test("one that sleeps in the middle of a thought is not waited for for ever", async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  vi.stubGlobal("navigator", { locks: new Locks() });
  await turn("a table");
  const next = turn("a table");
  await Promise.resolve();
  patience.abort();
  expect((await next)[1]).toBe(true);
});

test("where a browser has no locks every tab thinks", async () => {
  vi.stubGlobal("navigator", {});
  await turn("a table");
  expect((await turn("a table"))[1]).toBe(false);
});
