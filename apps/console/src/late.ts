import { useSyncExternalStore } from 'react';

/** What is downloaded when it is first drawn. */
export interface Late<Value> {
  /** What has arrived, else nothing yet; the first to ask starts the download. @throws what the download failed with */
  readonly read: () => Value | undefined;
  /** Tells when it has arrived, or failed. */
  readonly subscribe: (changed: () => void) => () => void;
}

/** What came with the page. */
export const arrived = <Value>(value: Value): Late<Value> => ({
  read: () => value,
  subscribe: () => () => undefined,
});

/**
 * What a download gives. React's own `lazy` keeps what has arrived back for up to 300 ms after it has shown that something is coming;
 * this is drawn at once.
 */
export const late = <Value>(load: () => Promise<Value>): Late<Value> => {
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

/** Resolves when it has arrived, or failed. @throws what it had failed with before */
export const whenHere = async ({ subscribe, read }: Late<unknown>): Promise<void> => {
  if (read() === undefined) await new Promise<void>((resolve) => void subscribe(resolve));
};

/** What has arrived of a {@link Late}, else nothing yet; drawn anew when it arrives. */
export const useLate = <Value>({ subscribe, read }: Late<Value>): Value | undefined =>
  useSyncExternalStore(subscribe, read, read);
