// The service worker: caches the files of the pages, so that Glossa opens immediately and shows clearly if its server
// is not running. Pages themselves always come from the server.

const cacheName = "glossa-files-2";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !versioned.test(url.pathname)) return;
  event.respondWith(fromCacheOrServer(event.request));
});

/** Files with their version in the path, which never change. */
const versioned = /^\/assets\/[^/]+\/([^/]+)$/;

/** Forgets the caches of earlier versions of this file. */
async function takeOver() {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
  await self.clients.claim();
}

/** @param {Request} request */
async function fromCacheOrServer(request) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    // An older version of the same file is no longer needed.
    for (const old of await cache.keys()) if (nameOf(old) === nameOf(request)) await cache.delete(old);
    await cache.put(request, answer.clone());
  }
  return answer;
}

/** @param {Request} request */
function nameOf(request) {
  return versioned.exec(new URL(request.url).pathname)?.[1];
}
