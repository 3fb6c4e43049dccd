/** Of 1, 2, 5 and 10 the one nearest to a number from 1 to 10, as ratios go. */
const niceDigit = (digit: number): number => {
  if (digit >= Math.sqrt(50)) return 10;
  if (digit >= Math.sqrt(10)) return 5;
  return digit >= Math.SQRT2 ? 2 : 1;
};

/**
 * A step of 1, 2 or 5 times a power of ten that divides the span into about `count` parts; at least 1 for whole
 * numbers.
 */
const niceStep = (span: number, count: number, whole: boolean): number => {
  const rough = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = niceDigit(rough / power) * power;
  return whole ? Math.max(1, step) : step;
};

interface TickOptions {
  /** About how many steps fit. */
  count?: number;
  /** The values are counts: no tick falls between two of them. */
  whole?: boolean;
}

/**
 * Round ticks, in order, that reach from below the least to above the greatest value and include zero. A value that
 * is not finite counts as zero, and an empty span has one step.
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
