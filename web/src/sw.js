/**
 * The service worker keeps the built client, so that the house opens quickly, and says so when it can't be reached.
 * It never touches what the server says: `api/` is none of its business, and a page is always asked of the server first,
 * so a new client is never held up by an old one. The build writes in what belongs to the client and which one it is.
 */
const SHELL = /* the files */ [];
const NAME = "klubovna-" + "the build";
const OFFLINE = "offline.html";

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
  await cache.addAll(SHELL.map((path) => new Request(path, { cache: "no-cache" })));
}

/** The last but one stays: a page opened before may still want a part of it. */
async function forgetOld() {
  const ours = (await caches.keys()).filter((name) => name.startsWith("klubovna-") && name !== NAME);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
}

async function page(request) {
  try {
    return await fetch(request.url, { cache: "no-cache", credentials: "same-origin" });
  } catch {
    return (await caches.match(OFFLINE, { cacheName: NAME })) ?? Response.error();
  }
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
