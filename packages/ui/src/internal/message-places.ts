/** Where messages stand that lead somewhere, in each open dialog: the last is that of the dialog on top. */
const places = new Set<Element>();

/** Opens a place, and gives what closes it. */
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

/** Tells when a place is closed. @returns what ends that */
export const watchPlace = (place: Element | undefined, closed: () => void) => {
  place?.addEventListener('close', closed);
  return () => place?.removeEventListener('close', closed);
};
