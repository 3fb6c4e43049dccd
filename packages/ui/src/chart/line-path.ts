const round = (value: number) => Math.round(value * 100) / 100;

/** A line through the points, broken at a missing value. */
export const linePath = (points: readonly ({ x: number; y: number } | null)[]): string =>
  points
    .map((point, at) =>
      point ? `${at > 0 && points[at - 1] ? 'L' : 'M'}${round(point.x)} ${round(point.y)}` : '',
    )
    .join('');
