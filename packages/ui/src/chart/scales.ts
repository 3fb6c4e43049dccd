/** Ticks for these values: whole numbers where all of them are, as many as a length of `ems` holds. */
export const valueTicks = (values: readonly (number | null)[], ems: number): number[] => {
  const numbers = values.filter((value) => value !== null);
  return niceTicks(Math.min(...numbers), Math.max(...numbers), {
    count: Math.min(6, Math.max(2, Math.floor(ems / 3.5))),
    whole: numbers.every(Number.isInteger),
  });
};

/** Maps a value from one range to another in proportion. */
export const linear =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number =>
    to === from ? start : start + ((value - from) / (to - from)) * (end - start);

export interface Band {
  start: number;
  size: number;
  centre: number;
}

/** Equal bands side by side over a length. */
export const bands = (count: number, start: number, length: number): Band[] => {
  const size = length / Math.max(1, count);
  return Array.from({ length: count }, (_, at) => ({
    start: start + at * size,
    size,
    centre: start + (at + 0.5) * size,
  }));
};

/** Which of `count` equal bands a place is in; null outside. */
export const bandAt = (place: number, count: number, start: number, length: number): number | null => {
  const at = Math.floor(((place - start) / length) * count);
  return at >= 0 && at < count ? at : null;
};

/** The bars of a group inside its band: in the middle, at most `widest` thick, a `gap` between them. */
export const barsIn = (band: Band, count: number, widest: number, gap: number): Band[] => {
  const room = band.size * 0.72;
  const size = Math.max(1, Math.min(widest, (room - gap * (count - 1)) / count));
  const total = size * count + gap * (count - 1);
  return Array.from({ length: count }, (_, at) => {
    const start = band.centre - total / 2 + at * (size + gap);
    return { start, size, centre: start + size / 2 };
  });
};

/** Of 1, 2, 5 and 10 the one nearest to a number from 1 to 10, as ratios go. */
const niceDigit = (digit: number): number => {
  if (digit >= Math.sqrt(50)) return 10;
  if (digit >= Math.sqrt(10)) return 5;
  return digit >= Math.SQRT2 ? 2 : 1;
};

/**
 * A step of 1, 2 or 5 times a power of ten that cuts the span into about `count` parts; at least 1 for whole numbers.
 */
const niceStep = (span: number, count: number, whole: boolean): number => {
  const rough = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = niceDigit(rough / power) * power;
  return whole ? Math.max(1, step) : step;
};

interface TickOptions {
  /** About how many steps there is room for. */
  count?: number;
  /** The values are counts: no tick stands between two of them. */
  whole?: boolean;
}

/**
 * Round ticks, in order, that reach from below the least to above the greatest value and hold zero. A value that is not
 * finite counts as zero, and without a span there is one step.
 */
export const niceTicks = (
  least: number,
  greatest: number,
  { count = 5, whole = false }: TickOptions = {},
): number[] => {
  const low = Math.min(0, Number.isFinite(least) ? least : 0);
  const high = Math.max(0, Number.isFinite(greatest) ? greatest : 0);
  const step = high > low ? niceStep(high - low, count, whole) : 1;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  // Steps are counted, not added up, and small ones divided, so that 0.3 stays 0.3.
  const scale = step < 1 ? Math.round(1 / step) : 1;
  return Array.from({ length: last - first + 1 }, (_, at) =>
    step < 1 && scale * step > 0.999 && scale * step < 1.001 ? (first + at) / scale : (first + at) * step,
  );
};
