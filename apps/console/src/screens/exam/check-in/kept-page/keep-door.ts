/** An event whose work outlasts its listener. */
interface Lasting {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface Asked {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** The used part of the scope of a service worker, whose types are incompatible with those of a page. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly skipWaiting: () => Promise<void>;
  addEventListener(name: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(name: 'install' | 'activate' | 'message', listener: (event: Lasting) => void): void;
}

/** The kept door: the page of one address, and the files that it is drawn with. */
export interface KeptDoor {
  readonly path: string;
  /** The files that the page itself names: they reveal a page of another build. */
  readonly named: readonly string[];
  readonly files: readonly string[];
}

/**
 * The service worker of the door. It answers for one page and for the files of its build, and touches nothing else: no
 * call goes through it, and no answer to one is kept.
 */
export const keepDoor = (scope: WorkerScope, { path, named, files }: KeptDoor): void => {
  const name = 'door';
  // A network that delivers nothing, as in crowded halls, counts as none.
  const patienceMs = 4_000;
  const serverFault = 500;
  const pathOf = ({ url }: Pick<Request, 'url'>) => new URL(url).pathname;
  const open = () => scope.caches.open(name);
  // Not opened for a look: after a sign-out that would make it anew.
  const found = (at: string) => scope.caches.match(at, { cacheName: name });

  /** Stores missing files; the page last, so that its presence proves the others. */
  const fill = async () => {
    const cache = await open();
    const kept = new Set((await cache.keys()).map(pathOf));
    await cache.addAll(files.filter((file) => !kept.has(file)));
    // Requested anonymously: the data in a signed-in page must not be stored.
    const page = await scope.fetch(path, { credentials: 'omit', cache: 'no-store' });
    const text = await page.clone().text();
    const isOfBuild = page.ok && named.every((file) => text.includes(file));
    if (!isOfBuild) throw new Error('The page is of another build.');
    await cache.put(path, page);
  };

  /** Deletes the files of an earlier build. */
  const tidy = async () => {
    const cache = await open();
    const old = (await cache.keys()).filter(
      (request) => pathOf(request) !== path && !files.includes(pathOf(request)),
    );
    await Promise.all(old.map((request) => cache.delete(request)));
  };

  const answerPage = async (request: Request): Promise<Response> => {
    const asked = scope.fetch(request);
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs));
    const came = await Promise.race([asked, late]).catch(() => undefined);
    if (came && came.status < serverFault) return came;
    return (await found(path)) ?? asked;
  };

  const answerFile = async (request: Request): Promise<Response> =>
    (await found(pathOf(request))) ?? scope.fetch(request);

  scope.addEventListener('install', (event) => {
    event.waitUntil(Promise.all([fill(), scope.skipWaiting()]));
  });
  scope.addEventListener('activate', (event) => event.waitUntil(tidy()));
  // The page asks for it each time it is opened: a sign-out has taken everything away.
  scope.addEventListener('message', (event) => event.waitUntil(fill().catch(() => undefined)));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    if (request.mode === 'navigate' && pathOf(request) === path) event.respondWith(answerPage(request));
    else if (files.includes(pathOf(request))) event.respondWith(answerFile(request));
  });
};
