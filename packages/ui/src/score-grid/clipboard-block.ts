import type { CellPlace, CellRange, GridSize } from '../internal/cell-range.js';

/** Cells as spreadsheets put them on the clipboard: rows of texts. */
export type ClipboardBlock = readonly (readonly string[])[];

const cellPattern = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;

/**
 * Reads text copied by Excel, WPS and others: tabs between cells, line ends between rows, quotes around texts that
 * contain either.
 */
export const parseClipboard = (text: string): ClipboardBlock => {
  const rows: string[][] = [[]];
  // One line end at the end closes the last row and opens no other.
  const body = text.replace(/(?:\r\n|\n|\r)$/, '');
  const pattern = new RegExp(cellPattern);
  for (;;) {
    const [, quoted, plain = '', end = ''] = pattern.exec(body) ?? [];
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') return rows;
    if (end !== '\t') rows.push([]);
  }
};

const quote = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The text that Excel and WPS read as these cells. */
export const formatClipboard = (block: ClipboardBlock): string =>
  block.map((row) => row.map(quote).join('\t')).join('\n');

/** A text and the cell that it goes to. */
export interface PlacedText extends CellPlace {
  text: string;
}

/**
 * The cells that the texts of a block go to when it is pasted on a range; texts past the edge are only counted. One
 * text fills the range.
 */
export const placeBlock = (block: ClipboardBlock, range: CellRange, size: GridSize) => {
  const single = block.length === 1 && block[0]?.length === 1;
  const height = single ? range.bottom - range.top + 1 : block.length;
  const placed: PlacedText[] = Array.from({ length: height }, (_, down) => down).flatMap((down) => {
    const source = block[single ? 0 : down] ?? [];
    const width = single ? range.right - range.left + 1 : source.length;
    return Array.from({ length: width }, (_, across) => ({
      row: range.top + down,
      column: range.left + across,
      text: source[single ? 0 : across] ?? '',
    }));
  });
  const inside = placed.filter(({ row, column }) => row < size.rows && column < size.columns);
  return { placed: inside, dropped: placed.length - inside.length };
};
