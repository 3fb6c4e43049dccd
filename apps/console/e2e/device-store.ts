import { expect, type Page } from '@playwright/test';

type StoreName = 'door' | 'scans';

/** The page's records under a name, as they lie on the disk. */
const readStore = (page: Page, name: StoreName) =>
  page.evaluate(async (opened) => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // A missing database, or one being deleted, is not created by the look at it.
    const opening = indexedDB.open(opened);
    opening.onupgradeneeded = () => opening.transaction?.abort();
    const database = await answer(opening).catch(() => undefined);
    if (!database) return { keys: [], fields: [], texts: [], extractable: [] };
    const transaction = database.transaction(['kept', 'keys']);
    const store = transaction.objectStore('kept');
    const [keys, values, own] = await Promise.all([
      answer(store.getAllKeys()),
      answer<{ iv: Uint8Array; bytes: ArrayBuffer }[]>(store.getAll()),
      answer<CryptoKey[]>(transaction.objectStore('keys').getAll()),
    ]);
    database.close();
    return {
      keys: keys.map(String),
      fields: [...new Set(values.flatMap((value) => Object.keys(value)))],
      texts: values.map(({ bytes }) => new TextDecoder().decode(bytes)),
      extractable: own.map((key) => key.extractable),
    };
  }, name);

/** The cache of the door's worker, by address; empty if there is no worker. */
export const keptPages = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.getRegistration('/report/lists');
    if (!worker?.active || !(await caches.has('door'))) return {};
    const cache = await caches.open('door');
    const texts = (await cache.keys()).map(async (request) => [
      new URL(request.url).pathname,
      (await (await cache.match(request))?.text()) ?? '',
    ]);
    return Object.fromEntries(await Promise.all(texts));
  });

/** The names of all caches of a page for its worker. */
export const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** The keys of the stored values. */
export const keptKeys = async (page: Page, name: StoreName) => (await readStore(page, name)).keys;

/** Whether the stored records reveal nothing to a reader of the disk. */
export const isSealed = async (page: Page, ...words: readonly string[]) => {
  for (const name of ['door', 'scans'] as const) {
    const { fields, texts, extractable } = await readStore(page, name);
    expect(texts.length).toBeGreaterThan(0);
    expect([fields.toSorted(), extractable]).toEqual([['bytes', 'iv'], [false]]);
    for (const word of words) expect(texts.join()).not.toContain(word);
  }
  const local = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  for (const word of words) expect(local).not.toContain(word);
};
