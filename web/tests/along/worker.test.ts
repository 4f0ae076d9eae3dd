// @vitest-environment node
// The service worker where tables go along: what they bring is kept, and the page is shown although its house is gone.
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { beforeEach, expect, test, vi } from "vitest";

const SCOPE = "https://club.example/k/";
const source = readFileSync(new URL("../../src/sw.js", import.meta.url), "utf-8").replace(
  "/* the files */ []",
  '["./", "assets/a.js", "offline.html"]',
);
type Asked = string | { url: string };
const urlOf = (asked: Asked): string => new URL(typeof asked === "string" ? asked : asked.url, SCOPE).href;

class Cache {
  kept = new Map<string, Response>();
  async addAll(requests: { url: string }[]): Promise<void> {
    for (const request of requests) await this.put(request, await fetched(request));
  }
  async put(asked: Asked, answer: Response): Promise<void> {
    this.kept.set(urlOf(asked), answer);
  }
  async match(asked: Asked): Promise<Response | undefined> {
    return this.kept.get(urlOf(asked))?.clone();
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.kept.keys()].map((url) => ({ url }));
  }
  async delete({ url }: { url: string }): Promise<boolean> {
    return this.kept.delete(url);
  }
}

let stores: Map<string, Cache>;
let server: Record<string, string>;
let asked: string[];
let handlers: Record<string, (event: Record<string, unknown>) => void>;
const fetched = async (request: Asked): Promise<Response> => {
  const path = urlOf(request).slice(SCOPE.length);
  asked.push(path);
  if (!(path in server)) throw new TypeError("offline");
  return new Response(server[path], { headers: { "content-type": "text/html" } });
};
const luggage = (...names: string[]): string =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, { address: `luggage/${name}.bin`, bytes: 1 }])));

beforeEach(async () => {
  [stores, asked, handlers] = [new Map(), [], {}];
  server = {
    "": '<!doctype html><html lang="cs">the page',
    "assets/a.js": "a",
    "offline.html": "the house is away",
    "luggage/luggage.json": luggage("old", "python"),
    "luggage/old.bin": "old",
    "luggage/python.bin": "python",
    "assets/house.worker-1.js": "house",
  };
  const open = async (name: string): Promise<Cache> => {
    const cache = stores.get(name) ?? new Cache();
    stores.set(name, cache);
    return cache;
  };
  const match = async (request: Asked, { cacheName }: { cacheName?: string } = {}): Promise<Response | undefined> => {
    const found = [...stores].filter(([name]) => (cacheName ?? name) === name).map(([, cache]) => cache.match(request));
    return (await Promise.all(found)).find(Boolean);
  };
  const Request = class {
    constructor(readonly url: string) {}
  };
  const self = {
    addEventListener: (name: string, handler: (typeof handlers)[string]) => (handlers[name] = handler),
    registration: { scope: SCOPE },
    skipWaiting: vi.fn(),
    clients: { claim: vi.fn() },
  };
  const caches = {
    open,
    match,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  runInNewContext(source, { self, caches, fetch: fetched, Request, URL, Response });
  for (const event of ["install", "activate"]) await happens(event);
  asked = [];
});

async function happens(name: string): Promise<void> {
  let done: unknown;
  handlers[name]!({ waitUntil: (promise: unknown) => (done = promise) });
  await done;
}
async function said(path: string, mode = "cors"): Promise<string> {
  let given: Promise<Response> | null = null;
  const respondWith = (answer: Promise<Response>): void => void (given = answer);
  handlers["fetch"]!({ request: { url: new URL(path, SCOPE).href, mode, method: "GET" }, respondWith });
  return given === null ? "left alone" : (await (given as Promise<Response>)).text();
}

test("where no table goes along, a page without its house says so, and nothing else is shown", async () => {
  server = {};
  expect(await said("", "navigate")).toBe("the house is away");
});

test("where one does, the page is shown, and knows that its house is away", async () => {
  await said("luggage/luggage.json");
  server = {};
  expect(await said("#/table/x", "navigate")).toBe('<!doctype html><html data-away lang="cs">the page');
});

test("what a table has brought along is there without the house, and is fetched once", async () => {
  const brought = ["luggage/luggage.json", "luggage/python.bin", "assets/house.worker-1.js"];
  const first = await Promise.all(brought.map((path) => said(path)));
  server = {};
  expect(await Promise.all(brought.map((path) => said(path)))).toEqual(first);
  expect(asked.filter((path) => path === "luggage/python.bin")).toHaveLength(1);
});

test("with another release goes what the last one brought, and nothing of it goes with another build", async () => {
  for (const path of ["luggage/luggage.json", "luggage/old.bin", "luggage/python.bin"]) await said(path);
  server["luggage/luggage.json"] = luggage("python", "new");
  await said("luggage/luggage.json");
  await happens("activate");
  server = {};
  expect(await said("luggage/python.bin")).toBe("python");
  await expect(said("luggage/old.bin")).rejects.toThrow("offline");
});
