import type { SheetRow, SheetTable } from './sheet-row.js';

/** A number of which a spreadsheet kept 15 digits and wrote zeros for the others. */
const cut = /^\d{15}0{3,}$/;

const withFlaws = (row: SheetRow): SheetRow => {
  const found = row.cells.flatMap((text, column) => (cut.test(text) ? [column] : []));
  if (found.length === 0) return row;
  return {
    ...row,
    cells: row.cells.map((text, column) => (found.includes(column) ? '' : text)),
    flaws: [...row.flaws, ...found.map((column) => ({ column, why: 'lost_digits' as const }))],
  };
};

/**
 * The rows of a table without the long numbers that lost their end. A workbook tells a number, which is cut, from a
 * text, which is whole; text that was saved from one does not. One in a thousand whole identity numbers ends
 * like a cut one, and its check digit fits one in eleven of those: such a number has to come in a workbook, as text.
 */
export const withoutCutNumbers = ({ rows, untyped }: SheetTable): readonly SheetRow[] =>
  untyped ? rows.map(withFlaws) : rows;
