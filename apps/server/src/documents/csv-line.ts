/** A cell of a table: figures are figures, everything else is text. */
export type Cell = string | number | null;

/** What Excel knows a UTF-8 file by. */
export const byteOrderMark = '\ufeff';

// A spreadsheet reads a text that begins so as a formula, the full-width forms and blanks before it included.
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/;
// A spreadsheet cuts a number after 15 digits and loses zeros before it; a tab behind it keeps it a text, as banks and payment apps do.
const longNumber = /^(?:\d{16,}|0\d+|\d+[eE]\d+)$/;
const special = /[",\r\n]|^\s|\s$/;

const cellText = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (longNumber.test(cell)) return `${cell}\t`;
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return special.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** One line of a CSV file (RFC 4180), no text of which is a formula, and no number of which is cut. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;
