/** The places for messages with links, one in each open dialog: the last belongs to the topmost dialog. */
const places = new Set<Element>();

/** Opens a place and returns the function that closes it. */
export const openPlace = (place: Element) => {
  places.add(place);
  return () => {
    places.delete(place);
    place.dispatchEvent(new Event('close'));
  };
};

/** The place in the dialog on top; undefined where no dialog is open. */
export const topPlace = () => [...places].at(-1);

/** Whether a place is still open. */
export const isOpenPlace = (place: Element | undefined) => place !== undefined && places.has(place);

/** Reports when a place closes. @returns the function that unsubscribes */
export const watchPlace = (place: Element | undefined, closed: () => void) => {
  place?.addEventListener('close', closed);
  return () => place?.removeEventListener('close', closed);
};
