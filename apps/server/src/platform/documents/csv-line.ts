/** A cell of a table: figures are figures, everything else is text. */
export type Cell = string | number | null;

/** The mark by which Excel recognises a UTF-8 file. */
export const byteOrderMark = '\ufeff';

// A spreadsheet reads a text that begins so as a formula, the full-width forms and blanks before it included.
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/;
// A spreadsheet cuts a number after 15 digits and drops leading zeros; a trailing tab keeps it a text, as in
// exports of banks and payment apps.
const longNumber = /^(?:\d{16,}|0\d+|\d+[eE]\d+)$/;
const special = /[",\r\n]|^\s|\s$/;

const cellText = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (longNumber.test(cell)) return `${cell}\t`;
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return special.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** One line of a CSV file (RFC 4180) in which no text is a formula, and no number is cut. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;
