import { utils, type WorkSheet, write } from '@e965/xlsx';

/** A row of a sheet: texts, and what programs store as a number or a day. */
export type MadeRow = readonly (string | number | Date | null)[];

interface BookForm {
  readonly bookType?: 'xlsx' | 'biff8' | 'ods';
  /** Whether texts stand in a part of their own. */
  readonly bookSST?: boolean;
  /** Whether the first row is a title, merged over the columns of the second. */
  readonly isTitled?: boolean;
}

const sheetOf = (rows: readonly MadeRow[], isTitled: boolean): WorkSheet => {
  const sheet = utils.aoa_to_sheet(
    rows.map((row) => [...row]),
    { UTC: true },
  );
  if (isTitled) sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: (rows[1]?.length ?? 1) - 1 } }];
  return sheet;
};

/** A workbook of several sheets, by their names. */
export const bookOf = (
  sheets: Readonly<Record<string, readonly MadeRow[]>>,
  { bookType = 'xlsx', bookSST = false, isTitled = false }: BookForm = {},
): Buffer => {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, sheetOf(rows, isTitled), name);
  return Buffer.from(write(book, { type: 'buffer', bookType, bookSST }));
};
