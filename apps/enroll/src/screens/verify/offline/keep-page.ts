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

/** The worker's address for a page whose policy lets no text become a script. */
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

/** The current files of the page, as paths: all that it has loaded of its build. */
const loadedFiles = (): string[] => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return [...new Set(loaded.filter(isOwn).map(({ pathname }) => pathname))];
};

/**
 * Puts page and files into the cache, and removes those of an earlier release. Without a connection it stays
 * unchanged.
 */
const fillShelf = async (): Promise<boolean> => {
  const kept = await caches.open(shelf);
  const wanted = [paths.verify, ...loadedFiles()];
  try {
    await kept.addAll(wanted);
    for (const request of await kept.keys())
      if (!wanted.includes(new URL(request.url).pathname)) await kept.delete(request);
  } catch {
    // The cached files were stored together, and stay together.
  }
  return (await kept.match(paths.verify)) !== undefined;
};

/**
 * Waits until the worker may answer. `serviceWorker.ready` would wait for ever on a page that was reached from
 * another page of the site.
 */
const isActive = (registration: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve) => {
    const { active, installing, waiting } = registration;
    const coming = installing ?? waiting;
    if (active || !coming) resolve();
    else coming.addEventListener('statechange', () => registration.active && resolve());
  });

/**
 * Stores the page of the check on this device, with its keys, so that it loads without a connection as well. It
 * stores nothing about the checked certificates.
 * @returns whether it is stored: not on plain http, where browsers have no such storage
 */
export const keepPage = async (): Promise<boolean> => {
  if (!(import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in globalThis)) return false;
  const registration = await navigator.serviceWorker.register(workerAddress(), { scope: paths.verify });
  const isKept = await fillShelf();
  await isActive(registration);
  return isKept;
};
