/** The number of values in [from, to); the last bin includes its upper edge. */
export interface HistogramBin {
  from: number;
  to: number;
  count: number;
}

export interface HistogramBinsOptions {
  /** The lowest edge. */
  from: number;
  /** The highest edge: a multiple of `width` above `from`. */
  to: number;
  width: number;
}

/**
 * Counts values into bins of equal width; values outside or not finite are left out. For long lists let the server
 * count.
 */
export const histogramBins = (
  values: readonly number[],
  { from, to, width }: HistogramBinsOptions,
): HistogramBin[] => {
  const length = Math.max(1, Math.round((to - from) / width));
  const counts = new Array<number>(length).fill(0);
  for (const value of values) {
    if (!(value >= from && value <= to)) continue;
    const at = Math.min(length - 1, Math.floor((value - from) / width));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count, at) => ({ from: from + at * width, to: from + (at + 1) * width, count }));
};
