/**
 * The element that had the focus, then its ancestors, the nearest first: an element removed from the page no longer
 * shows where it was.
 */
export type FocusPlace = readonly Element[];

const stops = 'a[href], :is(button, input, select, textarea):not(:disabled), [tabindex]:not([tabindex="-1"])';
const rows = 'tr, [role=row], li';

/** Notes where the focus is now. */
export const notePlace = (): FocusPlace => {
  const place: Element[] = [];
  for (let node = document.activeElement; node; node = node.parentElement) place.push(node);
  return place;
};

const isLost = () => document.activeElement === null || document.activeElement === document.body;

const headingIn = (region: Element | null) =>
  [...(region?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [])].find((heading) =>
    heading.checkVisibility(),
  );

/** The heading of the list that something stood in: the first one of the nearest region that has any. */
const headingOver = (left: Element | undefined) => {
  for (let region = left; region && region !== document.body; region = region.parentElement ?? undefined) {
    const heading = headingIn(region);
    if (heading) return heading;
  }
  return headingIn(document.querySelector('main'));
};

/** Continues in the row of the removed element, or at the heading of its list if the row is gone too. */
const goToWhatIsLeft = (place: FocusPlace) => {
  const left = place.find((node) => node.isConnected);
  const row = left?.closest(rows);
  const stop = row && place.includes(row) ? row.querySelector<HTMLElement>(stops) : null;
  const next = stop ?? headingOver(left);
  if (!next) return;
  if (!stop && !next.hasAttribute('tabindex')) next.tabIndex = -1;
  next.focus({ preventScroll: true });
};

/**
 * A row may leave its list a moment after the surface opened from it has closed: a reader whose focus is on it
 * keeps a focus.
 */
const stayWith = (opener: Element, place: FocusPlace) => {
  const watch = new MutationObserver(() => {
    if (opener.isConnected && document.activeElement === opener) return;
    watch.disconnect();
    if (!opener.isConnected && isLost()) goToWhatIsLeft(place);
  });
  watch.observe(document.body, { childList: true, subtree: true });
};

/** Returns the focus to the element that had it, or to the nearest one that remains. */
export const returnFocus = (place: FocusPlace): void => {
  const [opener] = place;
  if (!(opener instanceof HTMLElement)) return;
  if (!opener.isConnected) {
    if (isLost()) goToWhatIsLeft(place);
    return;
  }
  opener.focus();
  if (document.activeElement === opener && opener !== document.body) stayWith(opener, place);
};
