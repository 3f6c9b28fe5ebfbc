// Keeps the whole page for when there is no network; contents.js, made with it, says what it is.
importScripts("contents.js");

const { version, files, later } = self.contents;
const SHELVES = `miaou ${registration.scope} `;
const SHELF = SHELVES + version;

self.addEventListener("install", (event) => {
  const fresh = files.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(fresh)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => clients.claim())));

self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});

async function tidy() {
  const old = (await caches.keys()).filter((name) => name.startsWith(SHELVES) && name !== SHELF);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function answer(request) {
  const shelf = await caches.open(SHELF);
  return (await shelf.match(request, { ignoreSearch: true })) ?? fetched(request, shelf);
}

// What only some ask for is kept as soon as somebody has.
async function fetched(request, shelf) {
  const answer = await fetch(request);
  const name = request.url.slice(registration.scope.length);
  if (answer.ok && later.includes(name)) await shelf.put(request, answer.clone());
  return answer;
}
