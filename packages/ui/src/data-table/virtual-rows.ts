interface VirtualRow {
  index: number;
  /** CSS pixels from the first row. */
  start: number;
  end: number;
}

interface Sight {
  startIndex: number;
  endIndex: number;
}

/** Nothing beyond the sight while a scroll leaps over all that was in it: the next frame may leap over that too. */
export const withoutLeap = <Range extends Sight & { overscan: number }>(
  range: Range,
  before: Sight,
): Range =>
  range.startIndex > before.endIndex || range.endIndex < before.startIndex
    ? { ...range, overscan: 0 }
    : range;

/** The rows to draw in order, with the held row among them. */
export const withHeld = (indexes: readonly number[], held: number, count: number): number[] =>
  held < 0 || held >= count || indexes.includes(held)
    ? [...indexes]
    : [...indexes, held].sort((a, b) => a - b);

/** Each row with the empty space before it; at the end, with no row, the space after the last. */
export const withGaps = (rows: readonly VirtualRow[], total: number): { index: number; gap: number }[] => [
  ...rows.map(({ index, start }, place) => ({ index, gap: start - (rows[place - 1]?.end ?? 0) })),
  { index: -1, gap: total - (rows.at(-1)?.end ?? 0) },
];
