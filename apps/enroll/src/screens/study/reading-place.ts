const whole = 1_000;

interface Box {
  /** From the upper edge of the window. */
  readonly top: number;
  readonly height: number;
}

/** The share of a text above the window, in thousandths. */
export const readingPlace = ({ top, height }: Box): number =>
  height > 0 ? Math.min(whole, Math.max(0, Math.round((-top / height) * whole))) : 0;

/** The distance that the window must scroll to put a place at its upper edge. */
export const wayToPlace = ({ top, height }: Box, place: number): number => top + (place / whole) * height;
