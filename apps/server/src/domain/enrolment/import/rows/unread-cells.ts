import { columnLetters } from '../../../../platform/sheet/cell-address.js';
import type { ImportProblem } from '../../../../platform/store/database.js';
import type { ColumnFields } from './guess-columns.js';
import type { RowCells } from './sealed-row.js';

/** The cells of a row that are a field and could not be read, with their addresses. Others may say anything. */
export const unreadCells = (row: RowCells, row_no: number, columns: ColumnFields): ImportProblem[] =>
  row.flaws.flatMap(({ column, why }) => {
    const field = columns[column];
    const values = { cell: `${columnLetters(column)}${row_no}` };
    return field ? [{ field, say: `import.problem.${why}`, values }] : [];
  });
