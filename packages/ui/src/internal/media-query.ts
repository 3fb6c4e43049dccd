import { useSyncExternalStore } from 'react';

/** Makes a hook that returns whether the browser matches a media query; false on a server. */
export const mediaQuery = (query: string): (() => boolean) => {
  // One list for all that ask: making one is dear where a navigation asks often.
  let made: MediaQueryList | undefined;
  const list = () => {
    made ??= matchMedia(query);
    return made;
  };
  const subscribe = (changed: () => void) => {
    list().addEventListener('change', changed);
    return () => list().removeEventListener('change', changed);
  };
  const matches = () => list().matches;
  const nowhere = () => false;
  return () => useSyncExternalStore(subscribe, matches, nowhere);
};
