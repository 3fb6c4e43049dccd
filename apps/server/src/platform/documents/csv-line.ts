/** A cell of a table: figures are figures, everything else is text. */
export type Cell = string | number | null;

/** The mark by which Excel recognises a UTF-8 file. */
export const byteOrderMark = '\ufeff';

// A spreadsheet reads a text that begins so as a formula, the full-width forms and blanks before it included.
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/;
// Excel shows a number of 12 digits as a power and cuts it after 15, drops zeros at both ends, and takes `3-4` and
// `1/2` for days. A trailing tab keeps such a text, as in exports of banks and payment apps.
const changedNumber = /^(?:\d{12,}|0\d+|\d+(?:\.\d+)?[eE][+-]?\d+|\d+\.\d*0|\d{1,2}[-/]\d{1,4})$/;
const special = /[",\r\n]|^\s|\s$/;

const cellText = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (changedNumber.test(cell)) return `${cell}\t`;
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return special.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** One line of a CSV file (RFC 4180) in which Excel takes no text for a formula and changes no number. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;
