/** The upper and the lower edge of a row on the screen. */
interface RowEdges {
  readonly top: number;
  readonly bottom: number;
}

/** The place of the row at a height: the first one above all of them, the last one below. */
export const placeAt = (rows: readonly RowEdges[], y: number): number => {
  const at = rows.findIndex(({ bottom }) => y < bottom);
  return at < 0 ? Math.max(0, rows.length - 1) : at;
};

/**
 * The place of the line for a row that moves: above the row that it will precede, below the row that it will
 * follow.
 */
export const lineTop = (rows: readonly RowEdges[], from: number, to: number): number | undefined => {
  if (to === from) return undefined;
  return to < from ? rows[to]?.top : rows[to]?.bottom;
};
