import type { SheetRow } from './sheet-row.js';
import { isLeftOut, markTotals, namesUnder } from './total-row.js';

type Cells = Pick<SheetRow, 'cells' | 'flaws' | 'width'>;

/**
 * A row of text with separators as it is read under its heads: unread if it has more cells. Then a value contains the
 * separator, as `1,380.00` does, and nobody can tell which cells belong to which column. Blank cells at the end of a
 * line are no value; where the heads have them too, a longer line with a value below them has one too many.
 * @param head undefined, or without a width, for a table that is no such text
 */
export const withoutTooLong = <Row extends Cells>(
  row: Row,
  head: Pick<SheetRow, 'cells' | 'width'> | undefined,
): Row => {
  const { cells, width = 0 } = row;
  if (head?.width === undefined) return row;
  const most = width > head.width ? head.cells.length : head.width;
  if (cells.length <= most) return row;
  if (markTotals([{ row_no: 0, ...row }], namesUnder(head)).some(isLeftOut)) return row;
  return { ...row, cells: [], flaws: cells.map((_, column) => ({ column, why: 'row_too_long' })) };
};

/** Whether a row is unread because it has more cells than the heads. */
export const isTooLong = ({ flaws }: Pick<SheetRow, 'flaws'>): boolean => flaws[0]?.why === 'row_too_long';
