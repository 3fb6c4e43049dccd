/** A value of a chart: which category, and which series of it. */
export interface Point {
  index: number;
  series: number;
}

/** The extent of the points that the arrow keys reach. */
export interface Extent {
  count: number;
  series: number;
  /** Categories run from top to bottom. */
  horizontal?: boolean;
}

const between = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));

/** Where an arrow, Home or End leads from a point; null for other keys. It stops at the ends. */
export const walk = (key: string, { index, series }: Point, extent: Extent): Point | null => {
  const [back, on, up, down] = extent.horizontal
    ? ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
    : ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  switch (key) {
    case back:
      return { series, index: between(index - 1, extent.count) };
    case on:
      return { series, index: between(index + 1, extent.count) };
    case up:
      return { index, series: between(series - 1, extent.series) };
    case down:
      return { index, series: between(series + 1, extent.series) };
    case 'Home':
      return { series, index: 0 };
    case 'End':
      return { series, index: extent.count - 1 };
    default:
      return null;
  }
};
