const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

/** Points are 1/72 inch, CSS pixels 1/96. */
export const pixelsPerPoint = 96 / 72;

/** The next zoom step up (1) or down (-1); unchanged if there is none. 1 is the size on paper. */
export const nextZoom = (zoom: number, direction: 1 | -1): number => {
  // A zoom that is fitted to the width lies between two steps.
  const there =
    direction === 1 ? steps.find((step) => step > zoom + 0.01) : steps.findLast((step) => step < zoom - 0.01);
  return there ?? zoom;
};

/** The zoom that fits the page's width, within the legible and drawable range. */
export const zoomToWidth = (pageWidth: number, room: number): number =>
  Math.min(4, Math.max(0.25, room / (pageWidth * pixelsPerPoint)));

/**
 * The scroll position of a view that shows a page: at its top, or with the page in the middle if there is room for
 * more.
 */
export const topOfView = (top: number, height: number, room: number): number =>
  Math.max(0, top + Math.min(0, (height - room) / 2));

/** The number of the page that lies in the middle of the view, from the tops of all pages. */
export const pageAt = (tops: readonly number[], middle: number): number =>
  Math.max(1, tops.findLastIndex((top) => top <= middle) + 1);
