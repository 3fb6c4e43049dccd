import type { SheetRow } from './sheet-row.js';
import { isLeftOut, markTotals } from './total-row.js';

type Cells = Pick<SheetRow, 'cells' | 'flaws'>;

/**
 * A row of text with separators as it is read under heads of a width: unread if it has more cells. Then a value
 * contains the separator, as `1,380.00` does, and nobody can tell which cells belong to which column.
 * @param width undefined for a table that is no such text
 */
export const withoutTooLong = <Row extends Cells>(row: Row, width: number | undefined): Row => {
  const { cells } = row;
  if (width === undefined || cells.length <= width) return row;
  if (markTotals([{ row_no: 0, ...row }]).some(isLeftOut)) return row;
  return { ...row, cells: [], flaws: cells.map((_, column) => ({ column, why: 'row_too_long' })) };
};

/** Whether a row is unread because it has more cells than the heads. */
export const isTooLong = ({ flaws }: Pick<SheetRow, 'flaws'>): boolean => flaws[0]?.why === 'row_too_long';
