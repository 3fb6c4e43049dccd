import { wordsIn } from '../../../platform/http/words.js';
import { writeSheet } from '../../../platform/sheet/write-sheet.js';
import { statementColumns } from './settlement-word.js';
import { type Statement, sharerOf, statementRows } from './statement-rows.js';

const wide = ['class_name'];

/** A statement as a sheet, its money as numbers. */
export const statementSheet = (statement: Statement): Promise<Buffer> => {
  const words = wordsIn(statement.language);
  const { rows, total } = statementRows(statement);
  return writeSheet({
    // A sheet's name has at most 31 characters, and none of these.
    title: [...`${statement.month} ${sharerOf(statement)}`.replaceAll(/[\\/?*[\]:']/g, ' ')]
      .slice(0, 31)
      .join(''),
    columns: statementColumns.map((name) => ({
      head: words(`settlement.column.${name}`),
      width: wide.includes(name) ? 44 : 16,
    })),
    rows: [...rows, total].map(({ texts, cents }) => [...texts, ...cents.map((each) => each / 100)]),
  });
};
