import { utils, write } from '@e965/xlsx';

/** A workbook of several sheets, by their names. */
export const bookOf = (sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Buffer => {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  return write(book, { type: 'buffer', bookType: 'xlsx' });
};
