import { columnLetters } from '../../../../platform/sheet/cell-address.js';
import { isTooLong } from '../../../../platform/sheet/too-long.js';
import type { ImportProblem } from '../../../../platform/store/database.js';
import type { ColumnFields } from './guess-columns.js';
import type { RowCells } from './sealed-row.js';

/** The cells of a row that could not be read, each with its field and address. */
export const unreadCells = (row: RowCells, row_no: number, columns: ColumnFields): ImportProblem[] =>
  isTooLong(row)
    ? [{ say: 'import.problem.row_too_long' }]
    : row.flaws.map(({ column, why }) => {
        const field = columns[column];
        const values = { cell: `${columnLetters(column)}${row_no}` };
        return { ...(field && { field }), say: `import.problem.${why}`, values };
      });
