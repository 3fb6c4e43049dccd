import type { SheetRow, SheetTable } from './sheet-row.js';

/** A number of which a spreadsheet kept 15 digits and wrote zeros for the others. */
const cut = /^\d{15}0{3,}$/;
/** A number that a spreadsheet would cut, also with the letter at the end of some identity numbers. */
const long = /^\d{16,}X?$/i;

type IsCut = (column: number) => boolean;

const withFlaws = (row: SheetRow, isCut: IsCut): SheetRow => {
  const found = row.cells.flatMap((text, column) => (cut.test(text) && isCut(column) ? [column] : []));
  if (found.length === 0) return row;
  return {
    ...row,
    cells: row.cells.map((text, column) => (found.includes(column) ? '' : text)),
    flaws: [...row.flaws, ...found.map((column) => ({ column, why: 'lost_digits' as const }))],
  };
};

/** One whole number in a thousand ends like a cut one: two in a column, or one in a short column, are no chance. */
const twentieth = 20;

/** The columns of a workbook whose texts were numbers before, by how many of their long numbers end like cut ones. */
const cutColumns = (rows: readonly SheetRow[]): IsCut => {
  const counts = new Map<number, { longs: number; cuts: number }>();
  for (const { cells } of rows)
    for (const [column, text] of cells.entries()) {
      if (!long.test(text)) continue;
      const count = counts.get(column) ?? { longs: 0, cuts: 0 };
      counts.set(column, { longs: count.longs + 1, cuts: count.cuts + Number(cut.test(text)) });
    }
  return (column) => {
    const { longs, cuts } = counts.get(column) ?? { longs: 0, cuts: 0 };
    return cuts > 1 || (longs > 1 && cuts * twentieth > longs);
  };
};

/**
 * The rows of a table without the long numbers that lost their end. Text that was saved from a workbook does not tell a
 * number, which is cut, from a text, which is whole. A workbook does, but its texts may have been numbers when they
 * were cut. One in a thousand whole identity numbers ends like a cut one, and its check digit fits one in eleven of
 * those: such a number has to come in a workbook, as text, and as the only one of its column.
 */
export const withoutCutNumbers = ({ rows, untyped }: SheetTable): readonly SheetRow[] => {
  const isCut = untyped ? () => true : cutColumns(rows);
  return rows.map((row) => withFlaws(row, isCut));
};
