import { importLimits } from '@skillcert/core';
import { SheetFault } from '../sheet-fault.js';
import type { SheetRow } from '../sheet-row.js';
import { findSeparator } from './find-separator.js';
import { readText } from './read-cell.js';
import { longestRow, splitText } from './split-text.js';
import { toRow } from './to-row.js';

const countOf = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;

/** The lines of a text as all of them end: old programs of Apple ended them with a carriage return alone. */
const withLineFeeds = (text: string): string => {
  const lines = text.replaceAll('\r\n', '\n');
  return countOf(lines, /\r/g) > countOf(lines, /\n/g) ? lines.replaceAll('\r', '\n') : lines;
};

/** A million of separators is no row. */
const hasEndlessLine = (text: string): boolean => {
  for (let at = 0, end = 0; end !== -1; at = end + 1) {
    end = text.indexOf('\n', at);
    if ((end === -1 ? text.length : end) - at > longestRow) return true;
  }
  return false;
};

/** More than a table has with all that stands above and below it. */
const mostRows = 2 * importLimits.rows_max;

/** So many lines, blank ones among them, are no table either. */
const mostLines = 500_000;

const blank = /[\s,;|]/;

/** A text without the blank lines that a program writes below a table, as many as its sheet has. */
const withoutTail = (text: string): string => {
  let end = text.length;
  while (end > 0 && blank.test(text.charAt(end - 1))) end -= 1;
  const line = text.indexOf('\n', end);
  return line === -1 ? text : text.slice(0, line);
};

/** The first line of some files says the separator to Excel. */
const isHint = (cells: readonly string[]) => /^sep=/i.test(cells[0] ?? '') && cells.length <= 2;

/**
 * The rows of text with separators.
 * @throws a SheetFault for a quoted cell whose end is missing, for a line that no table has, and for too many rows
 */
export const readDelimited = (said: string): readonly SheetRow[] => {
  const text = withoutTail(withLineFeeds(said));
  if (hasEndlessLine(text)) throw new SheetFault('damaged');
  const rows: SheetRow[] = [];
  let row_no = 0;
  for (const { cells, isUnclosed } of splitText(text, findSeparator(text))) {
    row_no += 1;
    if (row_no === 1 && isHint(cells)) continue;
    const marks = isUnclosed ? (['quote_unclosed'] as const) : [];
    const row = toRow(row_no, cells.map(readText), { width: cells.length, marks });
    if (row) rows.push(row);
    // The caller counts the rows under the heads; a file of nothing but lines is not read to its end.
    if (rows.length > mostRows || row_no > mostLines)
      throw new SheetFault('too_many_rows', { max: importLimits.rows_max });
  }
  return rows;
};
