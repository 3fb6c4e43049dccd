// Serves the check of certificates where there is no connection (docs/adr/0055): the page as src/screens/verify/offline/keep-page.ts has kept it, and the
// files of the build, whose names change with what is in them. With a connection the page is always the server's, unless that answers with a fault of its own.
const shelf = 'verify';
const page = '/verify';
const files = '/enroll-assets/';
const serverFault = 500;

const onShelf = async (request) => (await caches.open(shelf)).match(request, { ignoreVary: true });

const keptFirst = async (request) => (await onShelf(request)) ?? fetch(request);

const serverFirst = async (request) => {
  const asked = fetch(request);
  const answer = await asked.catch(() => undefined);
  if (answer && answer.status < serverFault) return answer;
  return (await onShelf(page)) ?? asked;
};

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(serverFirst(request));
  else if (pathname.startsWith(files)) event.respondWith(keptFirst(request));
});
