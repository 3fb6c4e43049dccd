import { type ReadingKind, readingKinds, type SheetReading } from '@skillcert/api-client/contract';
import { hiddenNotes } from './hidden-columns.js';
import type { SheetRow, SheetTable } from './sheet-row.js';
import { withoutTooLong } from './too-long.js';

/** How many rows of a kind are named; of further rows only the count is given. */
export const namedRows = 5;

/** The flaws that have a kind of their own. */
const flawKinds = {
  lost_digits: 'lost_digits',
  number_doubtful: 'number_doubtful',
  row_too_long: 'row_too_long',
} as const satisfies Partial<Record<SheetRow['flaws'][number]['why'], ReadingKind>>;

const kindOfFlaw = (why: SheetRow['flaws'][number]['why']): ReadingKind =>
  why in flawKinds ? flawKinds[why as keyof typeof flawKinds] : 'cell_unread';

/** The findings about a row that have to be reported. */
export const kindsOf = ({ flaws, marks = [] }: Pick<SheetRow, 'flaws' | 'marks'>): readonly ReadingKind[] => {
  const unread = flaws.map(({ why }) => kindOfFlaw(why));
  return [...new Set([...unread, ...marks])];
};

/** The kinds that are said of a file as a whole, or of its columns. */
const kindsOfFile: readonly ReadingKind[] = [
  'hidden_column_read',
  'hidden_column_left_out',
  'encoding_assumed',
  'field_named_twice',
  'pictures_ignored',
  'other_tables_ignored',
  'other_sheets_ignored',
] satisfies ReadingKind[];

/** The part of a report that is said of the file as a whole, or of its columns. */
export const notesIn = (reading: SheetReading): SheetReading =>
  reading.filter(({ kind }) => kindsOfFile.includes(kind));

/** A report in the order of its kinds. */
export const toReading = (found: SheetReading, notes: SheetReading): SheetReading =>
  [...found, ...notes].sort((a, b) => readingKinds.indexOf(a.kind) - readingKinds.indexOf(b.kind));

/** The part of a report about rows of one kind, given their numbers; nothing if there are none. */
export const counted = (kind: ReadingKind, rows: readonly number[]): SheetReading =>
  rows.length === 0 ? [] : [{ kind, count: rows.length, rows: rows.slice(0, namedRows) }];

/**
 * Reports how a table was read, divided at its heads: the rows under them, and that rows above them and those of other
 * tables were left out.
 */
export const readingOf = ({ rows, notes }: SheetTable, head_row: number): SheetReading => {
  const head = rows.find(({ row_no }) => row_no === head_row);
  const found = new Map<ReadingKind, number[]>();
  for (const row of rows) {
    const kinds: readonly ReadingKind[] =
      row.row_no > head_row
        ? kindsOf(withoutTooLong(row, head))
        : row.row_no < head_row
          ? ['rows_above_head']
          : [];
    for (const kind of kinds) {
      const at = found.get(kind) ?? [];
      at.push(row.row_no);
      found.set(kind, at);
    }
  }
  return toReading(
    [...found].flatMap(([kind, at]) => counted(kind, at)),
    [...notes, ...(head ? hiddenNotes(head) : []), ...counted('other_tables_ignored', head?.others ?? [])],
  );
};
