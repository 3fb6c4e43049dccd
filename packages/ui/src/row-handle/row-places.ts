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

/** Where a line stands for a row that comes from one place to another: above the row that it comes before, below the one that it comes behind. */
export const lineTop = (rows: readonly RowEdges[], from: number, to: number): number | undefined => {
  if (to === from) return undefined;
  return to < from ? rows[to]?.top : rows[to]?.bottom;
};
