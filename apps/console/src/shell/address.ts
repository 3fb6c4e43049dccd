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

/** Where the browser is. For the guard: what is inside a place asks the router, which tells it of its own place. */
export const useAddress = (): Location => useSyncExternalStore(listen, address, address);
