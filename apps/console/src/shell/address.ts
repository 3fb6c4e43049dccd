import { useSyncExternalStore } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, type Location } from 'react-router-dom';

/** The browser's history, which the router navigates with. */
export const history = createBrowserHistory({ v5Compat: true });

let here: Location = history.location;
const listeners = new Set<() => void>();

history.listen(({ location }) => {
  here = location;
  for (const moved of listeners) moved();
});

const listen = (moved: () => void) => {
  listeners.add(moved);
  return () => listeners.delete(moved);
};

const address = () => here;

/** The place of the browser. For the guard: components inside a place ask the router, which gives their own place. */
export const useAddress = (): Location => useSyncExternalStore(listen, address, address);
