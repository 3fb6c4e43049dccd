/**
 * The place of the visitor, and the way to it: `first` page of the visit, `push` by a link or step, `pop` by back
 * or forward.
 */
export interface Place {
  readonly path: string;
  readonly search: string;
  readonly came: 'first' | 'push' | 'replace' | 'pop';
}

// A slash at the end makes no other page.
const ownPath = () => location.pathname.replace(/(?<=.)\/+$/, '');

const read = (came: Place['came']): Place => ({ path: ownPath(), search: location.search, came });

let place = read('first');
const listeners = new Set<() => void>();

const arrive = (came: Place['came']) => {
  place = read(came);
  for (const listener of listeners) listener();
};

addEventListener('popstate', () => arrive('pop'));

/** The place in force; a new object at each move. */
export const currentPlace = (): Place => place;

/** Calls a listener on every move; returns the function to stop. */
export const onMove = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Moves to an address of this site without loading the page anew; the way back has no place twice in a row. */
export const goTo = (address: string, { replace = false }: { replace?: boolean } = {}): void => {
  const isHere = address === place.path + place.search;
  history[replace || isHere ? 'replaceState' : 'pushState'](null, '', address);
  arrive(replace ? 'replace' : 'push');
};
