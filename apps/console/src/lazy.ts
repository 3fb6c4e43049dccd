import { useSyncExternalStore } from 'react';

/** A module that is downloaded when it is first drawn. */
export interface Lazy<Value> {
  /** The loaded value, else undefined; the first read starts the download. @throws the failure of the download */
  readonly read: () => Value | undefined;
  /** Notifies when it has loaded, or failed. */
  readonly subscribe: (changed: () => void) => () => void;
}

/** A value that came with the page. */
export const arrived = <Value>(value: Value): Lazy<Value> => ({
  read: () => value,
  subscribe: () => () => undefined,
});

/**
 * The value of a download. React's own `lazy` holds a loaded value back for up to 300 ms after it has shown a
 * placeholder; this is drawn at once.
 */
export const lazy = <Value>(load: () => Promise<Value>): Lazy<Value> => {
  const listeners = new Set<() => void>();
  let read: (() => Value) | undefined;
  let isAskedFor = false;
  const end = (result: () => Value) => {
    read = result;
    for (const changed of listeners) changed();
  };
  const start = () => {
    isAskedFor = true;
    load().then(
      (value) => end(() => value),
      (error: unknown) =>
        end(() => {
          throw error;
        }),
    );
  };
  return {
    read: () => {
      if (!isAskedFor) start();
      return read?.();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
};

/** Resolves when it has loaded, or failed. @throws the failure of an earlier try */
export const whenHere = async ({ subscribe, read }: Lazy<unknown>): Promise<void> => {
  if (read() === undefined) await new Promise<void>((resolve) => void subscribe(resolve));
};

/** The loaded value of a {@link Late}, else undefined; renders again when it arrives. */
export const useLazy = <Value>({ subscribe, read }: Lazy<Value>): Value | undefined =>
  useSyncExternalStore(subscribe, read, read);
