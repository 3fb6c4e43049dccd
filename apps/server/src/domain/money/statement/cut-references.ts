import type { SheetRow } from '../../../platform/sheet/sheet-row.js';
import { plain } from './cells/plain-cell.js';
import type { StatementColumns } from './statement-heads.js';

/** A number that a spreadsheet would cut, and one of which it kept 15 digits and wrote zeros for the others. */
const long = /^\d{16,}$/;
const cut = /^\d{15}0+$/;
/** One whole number in a thousand ends so. */
const surelyCut = /^\d{15}0{3,}$/;

const textAt = ({ cells }: SheetRow, at: number) => plain(cells[at] ?? '').replace(/\s/g, '');

/**
 * Whether a spreadsheet cut the numbers of a column. Banks write whole ones that end in zeros too, but hardly in most
 * of the rows.
 */
const isCutColumn = (rows: readonly SheetRow[], at: number): boolean => {
  const numbers = rows.map((row) => textAt(row, at)).filter((text) => long.test(text));
  const found = numbers.filter((text) => cut.test(text));
  if (numbers.length === 1) return found.some((text) => surelyCut.test(text));
  return found.length > 1 && found.length * 2 > numbers.length;
};

/**
 * Marks the numbers of transactions of which a spreadsheet cut the end, also where they became texts since: several
 * transactions may have the same then. Their text stays, so that a line which was read before is the same line.
 */
export const markCutReferences = (
  rows: readonly SheetRow[],
  fields: StatementColumns,
): readonly SheetRow[] => {
  const columns = fields.flatMap((field, at) => (field === 'reference' && isCutColumn(rows, at) ? [at] : []));
  if (columns.length === 0) return rows;
  return rows.map((row) => {
    const lost = columns.filter((at) => cut.test(textAt(row, at)));
    if (lost.length === 0) return row;
    return {
      ...row,
      flaws: [...row.flaws, ...lost.map((column) => ({ column, why: 'lost_digits' as const }))],
    };
  });
};
