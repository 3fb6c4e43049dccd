import { type ReadingKind, readingKinds, type SheetReading } from '@skillcert/api-client/contract';
import type { SheetRow, SheetTable } from './sheet-row.js';

/** How many rows of a kind are named; of further rows only the count is given. */
export const namedRows = 5;
const namedSheets = 10;
const longestName = 60;

/** The findings about a row that have to be reported. */
export const kindsOf = ({ flaws, marks = [] }: Pick<SheetRow, 'flaws' | 'marks'>): readonly ReadingKind[] => {
  const unread = flaws.map(({ why }) => (why === 'lost_digits' ? why : 'cell_unread'));
  return [...new Set([...unread, ...marks])];
};

/** The report in the order of its kinds, with the sheets that were not read. */
export const toReading = (found: SheetReading, other_sheets: readonly string[]): SheetReading => {
  const names = other_sheets.slice(0, namedSheets).map((name) => name.slice(0, longestName).toWellFormed());
  const others: SheetReading =
    names.length > 0 ? [{ kind: 'other_sheets_ignored', count: other_sheets.length, rows: [], names }] : [];
  return [...found, ...others].sort((a, b) => readingKinds.indexOf(a.kind) - readingKinds.indexOf(b.kind));
};

/** Reports how a table was read: the rows under its heads, and that rows above them were left out. */
export const readingOf = ({ rows, other_sheets }: SheetTable, head_row: number): SheetReading => {
  const found = new Map<ReadingKind, number[]>();
  for (const row of rows) {
    const kinds: readonly ReadingKind[] =
      row.row_no > head_row ? kindsOf(row) : row.row_no < head_row ? ['rows_above_head'] : [];
    for (const kind of kinds) {
      const at = found.get(kind) ?? [];
      at.push(row.row_no);
      found.set(kind, at);
    }
  }
  const counted = [...found].map(([kind, at]) => ({ kind, count: at.length, rows: at.slice(0, namedRows) }));
  return toReading(counted, other_sheets);
};
