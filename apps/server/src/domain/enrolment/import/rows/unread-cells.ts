import { columnLetters } from '../../../../platform/sheet/cell-address.js';
import { isTooLong } from '../../../../platform/sheet/too-long.js';
import type { ImportProblem } from '../../../../platform/store/database.js';
import type { ColumnFields } from './guess-columns.js';
import type { RowCells } from './sealed-row.js';

/**
 * The cells of a row that could not be read, with their fields and addresses. Those of columns that are left out may
 * say anything, and so may those of photos: WPS and Excel put the pictures themselves there, as formulas or errors, and
 * the archive goes by names too.
 */
export const unreadCells = (row: RowCells, row_no: number, columns: ColumnFields): ImportProblem[] =>
  isTooLong(row)
    ? [{ say: 'import.problem.row_too_long' }]
    : row.flaws.flatMap(({ column, why }) => {
        const field = columns[column];
        const values = { cell: `${columnLetters(column)}${row_no}` };
        return field && field !== 'photo' ? [{ field, say: `import.problem.${why}`, values }] : [];
      });
