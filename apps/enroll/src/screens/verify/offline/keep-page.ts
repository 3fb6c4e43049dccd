import { paths } from '../../../paths.js';

/** As public/verify-worker.js names it. */
const shelf = 'verify';
const worker = '/verify-worker.js';
const files = '/enroll-assets/';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** The worker's address where a page lets no text become a script: the one that may. */
const workerAddress = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('verify-worker', {
    createScriptURL: (url) => {
      if (url !== worker) throw new TypeError(`${url} is not the worker of the check.`);
      return url;
    },
  });
  return policy ? policy.createScriptURL(worker) : worker;
};

const isOwn = ({ origin, pathname }: URL) => origin === location.origin && pathname.startsWith(files);

/** What the page consists of by now, as paths: all that it has loaded of its build. */
const loadedFiles = (): string[] => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return [...new Set(loaded.filter(isOwn).map(({ pathname }) => pathname))];
};

/** Puts page and files on the shelf, and takes off it what an earlier release had. Without a connection it stays as it was. */
const fillShelf = async (): Promise<boolean> => {
  const kept = await caches.open(shelf);
  const wanted = [paths.verify, ...loadedFiles()];
  try {
    await kept.addAll(wanted);
    for (const request of await kept.keys())
      if (!wanted.includes(new URL(request.url).pathname)) await kept.delete(request);
  } catch {
    // What is there came together, and goes on together.
  }
  return (await kept.match(paths.verify)) !== undefined;
};

/** Waits until the worker may answer. `serviceWorker.ready` would wait for ever on a page that another one of the site has led to the check. */
const isActive = (registration: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve) => {
    const { active, installing, waiting } = registration;
    const coming = installing ?? waiting;
    if (active || !coming) resolve();
    else coming.addEventListener('statechange', () => registration.active && resolve());
  });

/**
 * Keeps the page of the check on this device, its keys in it, so that it comes without a connection as well. It says of nobody whose certificates are
 * checked.
 * @returns whether it is kept: not on plain http, whose browsers keep nothing of the kind
 */
export const keepPage = async (): Promise<boolean> => {
  if (!(import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in globalThis)) return false;
  const registration = await navigator.serviceWorker.register(workerAddress(), { scope: paths.verify });
  const isKept = await fillShelf();
  await isActive(registration);
  return isKept;
};
