import { type Range, utils, type WorkSheet, write } from '@e965/xlsx';

/** A row of a sheet: texts, and what programs store as a number or a day. */
export type MadeRow = readonly (string | number | Date | null)[];

interface BookForm {
  readonly bookType?: 'xlsx' | 'xlsb' | 'biff8' | 'ods' | 'xlml' | 'html';
  /** Whether texts stand in a part of their own. */
  readonly bookSST?: boolean;
  /** Whether the first row is a title, merged over the columns of the second. */
  readonly isTitled?: boolean;
  /** The merged ranges of every sheet: rows and columns from 0, the last ones included. */
  readonly merges?: readonly Range[];
}

const titleOver = (rows: readonly MadeRow[]): Range => ({
  s: { r: 0, c: 0 },
  e: { r: 0, c: (rows[1]?.length ?? 1) - 1 },
});

const sheetOf = (rows: readonly MadeRow[], merges: readonly Range[]): WorkSheet => {
  const sheet = utils.aoa_to_sheet(
    rows.map((row) => [...row]),
    { UTC: true },
  );
  if (merges.length > 0) sheet['!merges'] = [...merges];
  return sheet;
};

/** A workbook of several sheets, by their names. */
export const bookOf = (
  sheets: Readonly<Record<string, readonly MadeRow[]>>,
  { bookType = 'xlsx', bookSST = false, isTitled = false, merges = [] }: BookForm = {},
): Buffer => {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, sheetOf(rows, isTitled ? [titleOver(rows), ...merges] : merges), name);
  return Buffer.from(write(book, { type: 'buffer', bookType, bookSST }));
};
