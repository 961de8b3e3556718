// The service worker: caches the files of the pages, so that Glossa opens immediately and shows clearly if its server
// is not running. Pages themselves always come from the server.

const cacheName = "glossa-files-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !url.pathname.startsWith("/assets/") || !url.searchParams.has("v")) return;
  event.respondWith(fromCacheOrServer(event.request));
});

/** @param {Request} request */
async function fromCacheOrServer(request) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    // An older version of the same file is no longer needed.
    const path = new URL(request.url).pathname;
    for (const old of await cache.keys()) if (new URL(old.url).pathname === path) await cache.delete(old);
    await cache.put(request, answer.clone());
  }
  return answer;
}
