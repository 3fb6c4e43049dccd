/** Where messages stand that lead somewhere, in each open dialog: the last is that of the dialog on top. */
let places: readonly Element[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly Element[]) => {
  places = next;
  for (const listener of listeners) listener();
};

export const messagePlaces = {
  /** Opens a place, and gives what closes it. */
  open: (place: Element): (() => void) => {
    change([...places, place]);
    return () => change(places.filter((each) => each !== place));
  },
  top: () => places.at(-1),
  has: (place: Element | undefined) => place !== undefined && places.includes(place),
  subscribe: (changed: () => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
};
