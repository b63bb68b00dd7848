// Caches the files of the page in the browser, so that it opens offline, and shows the notices that the server pushes.
// Nothing of the API is cached here: what the page shows offline it keeps itself, and says when it was seen.
// The build writes its version and its files here.
const [VERSION, ...FILES] = ["dev", "./"];
const PREFIX = "clockwood-";
const NAME = `${PREFIX}${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
});

// The files of the version before stay: a page that is still open may load one of its parts.
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => {
      const older = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
      return Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
    }),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "take-over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.includes("/api/")) return;
  if (request.mode === "navigate") {
    event.respondWith(opened(request));
  } else {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});

/** The page from the server; from the cache if the server, or a proxy before it, does not answer. */
async function opened(request) {
  const kept = async () => (await caches.open(NAME)).match("./");
  try {
    const answer = await fetch(request);
    return answer.status < 500 ? answer : ((await kept()) ?? answer);
  } catch {
    return (await kept()) ?? Response.error();
  }
}

self.addEventListener("push", (event) => {
  const { title, body, match } = event.data?.json() ?? {};
  if (title) event.waitUntil(tell(title, body, match));
});

/** Shows a notice, unless the table it is about is in sight. */
async function tell(title, body, match) {
  const windows = await openWindows();
  if (
    match &&
    windows.some((each) => each.visibilityState === "visible" && each.url.includes(`/match/${match}`))
  )
    return;
  const icon = "./icon-192.png";
  await self.registration.showNotification(title, { body, icon, badge: icon, tag: match, data: { match } });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { match } = event.notification.data ?? {};
  event.waitUntil(show(`${self.registration.scope}#/${match ? `match/${match}` : ""}`));
});

/** Every open page of ours, also one that was opened before this worker took over. */
const openWindows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** Shows an address in a page that is open, best in one that is there already, or in a new one. */
async function show(address) {
  const windows = await openWindows();
  const open = windows.find((each) => each.url.startsWith(address)) ?? windows[0];
  if (!open) return self.clients.openWindow(address);
  open.postMessage({ open: new URL(address).hash });
  await open.focus();
}
