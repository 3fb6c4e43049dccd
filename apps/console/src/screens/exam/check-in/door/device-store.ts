import type { DoorDatabase } from '../../../../state/door.js';

/** The storage of a device at the door for the time without a connection: values under keys such as `12/nonce`. */
export interface DeviceStore {
  readonly put: (key: string, value: unknown) => Promise<void>;
  /** The values whose key begins like this, by their keys. Values that can no longer be opened are absent. */
  readonly list: (start: string) => Promise<ReadonlyMap<string, unknown>>;
  /** The value under one key, if it can be opened. */
  readonly read: (name: string) => Promise<unknown>;
  readonly keys: (start: string) => Promise<readonly string[]>;
  readonly count: (start: string) => Promise<number>;
  readonly remove: (keys: readonly string[]) => Promise<void>;
}

interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

const algorithm = 'AES-GCM';
const ivBytes = 12;
const keyName = 'device';

const answerOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** All values under one name are deleted together. */
type StoreName = DoorDatabase | 'scans';

const openDatabase = (name: StoreName) => {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('keys');
    request.result.createObjectStore('kept');
  };
  return answerOf(request);
};

/** The key of this device: made once, never to be read by anybody, this page included. */
const keyOf = async (database: IDBDatabase): Promise<CryptoKey> => {
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Another tab may have been first.
  const keys = database.transaction('keys', 'readwrite').objectStore('keys');
  const known: CryptoKey | undefined = await answerOf(keys.get(keyName));
  if (known) return known;
  await answerOf(keys.put(made, keyName));
  return made;
};

const startingWith = (start: string) => IDBKeyRange.bound(start, `${start}\uffff`);

const sealedStore = async (name: StoreName): Promise<DeviceStore> => {
  const database = await openDatabase(name);
  // It is deleted at sign-out, and made anew after the next sign-in.
  database.onversionchange = () => {
    database.close();
    stores.delete(name);
  };
  const key = await keyOf(database);
  const kept = (mode: IDBTransactionMode) => database.transaction('kept', mode).objectStore('kept');
  // A value that is moved to another key does not open.
  const bound = (iv: Sealed['iv'], name: string) => ({
    name: algorithm,
    iv,
    additionalData: new TextEncoder().encode(name),
  });
  const open = async (name: string, { iv, bytes }: Sealed): Promise<readonly [string, unknown][]> => {
    try {
      const text = new TextDecoder().decode(await crypto.subtle.decrypt(bound(iv, name), key, bytes));
      return [[name, JSON.parse(text)]];
    } catch {
      return [];
    }
  };
  return {
    put: async (name, value) => {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const text = new TextEncoder().encode(JSON.stringify(value));
      const sealed: Sealed = { iv, bytes: await crypto.subtle.encrypt(bound(iv, name), key, text) };
      await answerOf(kept('readwrite').put(sealed, name));
    },
    list: async (start) => {
      const store = kept('readonly');
      const range = startingWith(start);
      const [names, values] = await Promise.all([
        answerOf(store.getAllKeys(range)),
        answerOf<Sealed[]>(store.getAll(range)),
      ]);
      const opened = await Promise.all(values.map((sealed, at) => open(String(names[at]), sealed)));
      return new Map(opened.flat());
    },
    read: async (name) => {
      const sealed: Sealed | undefined = await answerOf(kept('readonly').get(name));
      return sealed && (await open(name, sealed))[0]?.[1];
    },
    keys: async (start) => (await answerOf(kept('readonly').getAllKeys(startingWith(start)))).map(String),
    count: (start) => answerOf(kept('readonly').count(startingWith(start))),
    remove: async (names) => {
      const store = kept('readwrite');
      await Promise.all(names.map((name) => answerOf(store.delete(name))));
    },
  };
};

/** Kept while the page is open, and no longer: nothing is stored unencrypted. */
const pageStore = (): DeviceStore => {
  const kept = new Map<string, unknown>();
  const named = (start: string) => [...kept].filter(([name]) => name.startsWith(start));
  return {
    put: async (name, value) => void kept.set(name, value),
    list: async (start) => new Map(named(start)),
    read: async (name) => kept.get(name),
    keys: async (start) => named(start).map(([name]) => name),
    count: async (start) => named(start).length,
    remove: async (names) => {
      for (const name of names) kept.delete(name);
    },
  };
};

const stores = new Map<StoreName, Promise<DeviceStore>>();

/** A store of this device. Plain http has no cryptography, private windows may have no database. */
export const deviceStore = (name: StoreName): Promise<DeviceStore> => {
  const opened =
    stores.get(name) ?? (isSecureContext ? sealedStore(name) : Promise.reject()).catch(pageStore);
  stores.set(name, opened);
  return opened;
};
