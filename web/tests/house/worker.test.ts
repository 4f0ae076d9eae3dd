// @vitest-environment node
// The service worker in a world of its own: what it answers, what it leaves alone, what it keeps and forgets.
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { beforeEach, expect, test, vi } from "vitest";

type Handler = (event: Record<string, unknown>) => void;
const SCOPE = "https://club.example/k/";
const source = readFileSync(new URL("../../src/sw.js", import.meta.url), "utf-8").replace(
  "/* the files */ []",
  '["assets/a.js", "favicon.svg", "offline.html"]',
);

class Caches {
  kept = new Map<string, Set<string>>();
  async open(name: string) {
    const cache = this.kept.get(name) ?? new Set<string>();
    this.kept.set(name, cache);
    return {
      addAll: async (requests: { url: string }[]) =>
        requests.forEach((request) => cache.add(new URL(request.url, SCOPE).href)),
      put: async (path: string) => void cache.add(new URL(path, SCOPE).href),
    };
  }
  async keys() {
    return [...this.kept.keys()];
  }
  async delete(name: string) {
    return this.kept.delete(name);
  }
  async match(request: string | { url: string }, { cacheName }: { cacheName?: string } = {}) {
    const url = new URL(typeof request === "string" ? request : request.url, SCOPE).href;
    const name = [...this.kept].find(([found, urls]) => (cacheName ?? found) === found && urls.has(url))?.[0];
    return name && `${name}: ${url.slice(SCOPE.length)}`;
  }
}

let handlers: Record<string, Handler>;
let caches: Caches;
let online: boolean;
beforeEach(() => {
  handlers = {};
  caches = new Caches();
  online = true;
  const self = {
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    registration: { scope: SCOPE },
    skipWaiting: vi.fn(),
    clients: { claim: vi.fn() },
  };
  const Request = class {
    constructor(readonly url: string) {}
  };
  const fetch = async (request: string | { url: string }): Promise<string> => {
    if (!online) throw new TypeError("offline");
    return `net: ${(typeof request === "string" ? request : request.url).slice(SCOPE.length)}`;
  };
  runInNewContext(source, { self, caches, fetch, Request, URL, Response: { error: () => "error" } });
});

async function happens(name: string): Promise<void> {
  let done: unknown;
  handlers[name]!({ waitUntil: (promise: unknown) => (done = promise) });
  await done;
}
async function answer(path: string, mode = "cors", method = "GET"): Promise<unknown> {
  let given: unknown = "left alone";
  handlers["fetch"]!({
    request: { url: new URL(path, SCOPE).href, mode, method },
    respondWith: (promise: unknown) => (given = promise),
  });
  return given;
}

test("what the server says is never touched", async () => {
  await happens("install");
  for (const path of [
    "api/me",
    "api/tables/x/moment?since=3",
    "schema/openapi.json",
    "healthz",
    "https://other.example/assets/a.js",
  ])
    expect(await answer(path), path).toBe("left alone");
  expect(await answer("assets/a.js", "cors", "POST")).toBe("left alone");
  expect([...caches.kept.values()].flatMap((urls) => [...urls]).filter((url) => url.includes("/api/"))).toEqual([]);
});

test("a page is asked of the server first; without a connection we say so", async () => {
  await happens("install");
  expect(await answer("", "navigate")).toBe("net: ");
  online = false;
  expect(await answer("#/table/x", "navigate")).toBe("klubovna-/k/the build: offline.html");
  expect(await answer("api/tables/x/record", "navigate")).toBe("left alone");
});

test("built files come from what is kept, others from the server", async () => {
  await happens("install");
  expect(await answer("assets/a.js")).toBe("klubovna-/k/the build: assets/a.js");
  expect(await answer("assets/newer.js")).toBe("net: assets/newer.js");
});

test("of older builds only the last is kept, for pages still open, and nothing of others is touched", async () => {
  for (const name of ["klubovna-/k/1", "klubovna-/k/2", "another"])
    caches.kept.set(name, new Set([`${SCOPE}assets/${name.split("/").at(-1)}.js`]));
  await happens("install");
  await happens("activate");
  expect(await caches.keys()).toEqual(["klubovna-/k/2", "another", "klubovna-/k/the build"]);
  expect(await answer("assets/2.js")).toBe("klubovna-/k/2: assets/2.js");
});

test("what an earlier build has brought under a name that says what is in it is not fetched again", async () => {
  caches.kept.set("klubovna-/k/1", new Set([`${SCOPE}assets/a.js`, `${SCOPE}favicon.svg`]));
  online = false;
  const added: string[] = [];
  const { open } = caches;
  caches.open = async (name) => {
    const cache = await open.call(caches, name);
    return { ...cache, addAll: async (asked) => void added.push(...asked.map(({ url }) => url)) };
  };
  await happens("install");
  expect(added).toEqual(["favicon.svg", "offline.html"]);
  expect(caches.kept.get("klubovna-/k/the build")).toEqual(new Set([`${SCOPE}assets/a.js`]));
});
