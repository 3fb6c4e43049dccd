import type { tableFeatures } from '@tanstack/react-table';

type Reactivity = NonNullable<Parameters<typeof tableFeatures>[0]['coreReactivityFeature']>;

const subscribe = () => ({ unsubscribe: () => undefined });

/**
 * State for a TanStack Table that is asked and never listened to: React draws, the table only computes. Without
 * TanStack Store the local rows are a quarter smaller.
 */
export const stillAtoms: Reactivity = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => undefined,
  batch: (work) => work(),
  untrack: (read) => read(),
  schedule: (work) => queueMicrotask(work),
  createReadonlyAtom: (get) => ({ get, subscribe }),
  createWritableAtom: (first) => {
    let value = first;
    return {
      get: () => value,
      set: (next) => {
        value = next instanceof Function ? next(value) : next;
      },
      subscribe,
    };
  },
};
