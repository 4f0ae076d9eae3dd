// The storage of a browser: what an older edition of the house has kept stays where it is.
import { afterEach, expect, test, vi } from "vitest";
import { SHELVES, Store } from "../../src/lib/alone/store";

afterEach(() => vi.unstubAllGlobals());

/** A browser in which these shelves are already there. */
function browser(there: string[]): string[] {
  const shelves = new Set(there);
  const result = {
    objectStoreNames: { contains: (name: string) => shelves.has(name) },
    createObjectStore: (name: string) => {
      if (shelves.has(name)) throw new DOMException("it is there", "ConstraintError");
      shelves.add(name);
      there.push(name);
    },
  };
  const open = (): unknown => {
    const asked = { result, onupgradeneeded: () => undefined, onsuccess: () => undefined };
    queueMicrotask(() => (asked.onupgradeneeded(), asked.onsuccess()));
    return asked;
  };
  vi.stubGlobal("indexedDB", { open });
  return there;
}

test("a browser that has kept nothing gets all shelves", async () => {
  const there = browser([]);
  await Store.open("club");
  expect(there).toEqual([...SHELVES]);
});

test("one of an older edition gets those that it lacks, and its own are left alone", async () => {
  const there = browser(["tables", "entries"]);
  await Store.open("club");
  expect(there).toEqual(["tables", "entries", "notes"]);
});
