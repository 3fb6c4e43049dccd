import { importLimits } from '@skillcert/core';
import { SheetFault } from '../sheet-fault.js';
import type { CellFlaw, RowMark, SheetRow } from '../sheet-row.js';
import type { ReadCell } from './read-cell.js';

interface Said extends Pick<SheetRow, 'width' | 'table' | 'hidden' | 'copied'> {
  readonly date1904?: boolean;
  readonly marks?: readonly RowMark[];
}

/**
 * A row of what its cells say; undefined for a blank one.
 * @throws a SheetFault for a cell further to the right than a table may reach
 */
export const toRow = (
  row_no: number,
  read: readonly ReadCell[],
  { date1904 = false, marks = [], width, table, hidden = [], copied = [] }: Said = {},
): SheetRow | undefined => {
  const last = read.findLastIndex((cell) => cell !== '');
  if (last === -1) return undefined;
  if (last >= importLimits.columns_max) {
    throw new SheetFault('too_many_columns', { max: importLimits.columns_max });
  }
  const own = read.slice(0, last + 1);
  return {
    row_no,
    cells: own.map((cell) => (typeof cell === 'string' ? cell : '')),
    flaws: own.flatMap((cell, column): CellFlaw[] =>
      typeof cell === 'string' ? [] : [{ column, why: cell.why }],
    ),
    ...(date1904 && { date1904 }),
    ...(marks.length > 0 && { marks }),
    ...(width !== undefined && { width }),
    ...(table && { table }),
    ...(hidden.length > 0 && { hidden }),
    ...(copied.length > 0 && { copied }),
  };
};
