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
