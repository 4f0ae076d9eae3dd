/**
 * The service worker keeps the built client, so that the house opens quickly, and says so when it can't be reached.
 * It never touches what the server says: `api/` is none of its business, and a page is always asked of the server first,
 * so a new client is never held up by an old one. The build writes in what belongs to the client and which one it is.
 */
const SHELL = /* the files */ [];
const BUILD = "the build";
const OFFLINE = "offline.html";
/** The page itself, for tables that go along when its house can't be reached. */
const PAGE = "./";
/** Houses on one host know nothing of each other. */
const OURS = "klubovna-" + new URL(self.registration.scope).pathname;
const NAME = OURS + BUILD;
/** What tables that go along have brought: kept when it is first asked for, until the house brings something else. */
const ALONG = OURS + "along";
const LIST = "luggage/luggage.json";
const BROUGHT = /^luggage\/|^assets\/[a-z]+\.worker-/;
/** What lies there says by its name what is in it, and never changes. */
const NAMED = /^(assets|luggage|still)\//;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  const path = request.url.slice(self.registration.scope.length).split(/[?#]/)[0];
  if (request.mode === "navigate") {
    if (path === "" || path === "index.html") event.respondWith(page(request));
  } else if (path === LIST) {
    event.respondWith(list(request));
  } else if (BROUGHT.test(path) && !SHELL.includes(path)) {
    event.respondWith(brought(request));
  } else if (SHELL.includes(path) || path.startsWith("assets/")) {
    event.respondWith(file(request));
  }
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(toTable(event.notification.data));
});

async function keepShell() {
  const cache = await caches.open(NAME);
  const fresh = await Promise.all(SHELL.map(async (path) => ((await again(cache, path)) ? null : path)));
  const wanted = fresh.filter((path) => path !== null);
  await cache.addAll(wanted.map((path) => new Request(path, { cache: NAMED.test(path) ? "default" : "no-cache" })));
}

/** What an earlier build has brought is not fetched once more. */
async function again(cache, path) {
  const kept = NAMED.test(path) && (await caches.match(new Request(path)));
  if (kept) await cache.put(path, kept);
  return Boolean(kept);
}

/** The last but one stays: a page opened before may still want a part of it. */
async function forgetOld() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME && name !== ALONG);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
}

async function page(request) {
  try {
    return await fetch(request.url, { cache: "no-cache", credentials: "same-origin" });
  } catch {
    return (await away()) ?? (await caches.match(OFFLINE, { cacheName: NAME })) ?? Response.error();
  }
}

/** The page, which is told that its house can't be reached; only where a table goes along. */
async function away() {
  const [along, kept] = await Promise.all([LIST, PAGE].map((path) => caches.match(path)));
  if (!along || !kept) return null;
  const { headers } = kept;
  return new Response((await kept.text()).replace("<html", "<html data-away"), { headers });
}

/** With another release goes what the last one brought. */
async function list(request) {
  const cache = await caches.open(ALONG);
  try {
    const answer = await fetch(request);
    if (answer.ok) await renew(cache, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await cache.match(LIST);
    if (kept) return kept;
    throw problem;
  }
}

async function renew(cache, answer) {
  const parts = Object.values(await answer.clone().json());
  const now = new Set([LIST, ...parts.map(({ address }) => address)].map((path) => self.registration.scope + path));
  const old = (await cache.keys()).filter(({ url }) => url.includes("/luggage/") && !now.has(url));
  await Promise.all([cache.put(LIST, answer), ...old.map((kept) => cache.delete(kept))]);
}

async function brought(request) {
  const cache = await caches.open(ALONG);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function file(request) {
  const kept = (await caches.match(request, { cacheName: NAME })) ?? (await caches.match(request));
  return kept ?? fetch(request);
}

async function toTable(address) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((client) => client.url === address) ?? pages[0];
  return there ? there.focus() : self.clients.openWindow(address);
}
