import type { SheetReading } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import { counted, namedRows, toReading } from '../../../platform/sheet/reading-of.js';
import { isTooLong, withoutTooLong } from '../../../platform/sheet/too-long.js';
import type { Database } from '../../../platform/store/database.js';
import { type KeptRow, openRows } from './kept-heads.js';

interface KeptSheet {
  readonly class_id: number;
  readonly import_id: number;
  readonly head_row: number;
  readonly notes: SheetReading;
}

/** Counts the changes that reading made to the rows of a kept sheet, given the row of its headings. */
export const readingOfImport = async (
  db: Kysely<Database>,
  { class_id, import_id, head_row, notes }: KeptSheet,
): Promise<SheetReading> => {
  const { rows } = await sql<SheetReading[number]>`
    with kept as (select row_no, coalesce(marks, '{}') || coalesce(filled, '{}') as marks from import_row where class_id = ${class_id} and import_id = ${import_id}),
      said as (
        select mark as kind, row_no from kept, unnest(marks) mark where row_no > ${head_row}
        union all select 'rows_above_head', row_no from kept where row_no < ${head_row})
    select kind, count(*)::int4 as count, (array_agg(row_no order by row_no))[1:${sql.lit(namedRows)}] as rows
    from said group by kind`.execute(db);
  return toReading(rows, notes);
};

const atOnce = 500;

/** The numbers of the kept rows that have more cells than a row that somebody tries as the row of headings. */
const tooLongUnder = async (
  db: Kysely<Database>,
  keyring: Keyring,
  { class_id, import_id }: Pick<KeptSheet, 'class_id' | 'import_id'>,
  head: Pick<KeptRow, 'row_no' | 'cells' | 'width'>,
): Promise<readonly number[]> => {
  const found: number[] = [];
  let after = head.row_no;
  for (;;) {
    const rows = await openRows(db, keyring, { class_id, import_id, after, most: atOnce });
    found.push(...rows.filter((row) => isTooLong(withoutTooLong(row, head))).map((row) => row.row_no));
    const last = rows.at(-1);
    if (!last) return found;
    after = last.row_no;
  }
};

/**
 * The same under another row of headings than the one that is kept: beside each row stands whether it has too many
 * cells for the kept one, so that these are counted again.
 */
export const readingUnder = async (
  db: Kysely<Database>,
  keyring: Keyring,
  sheet: KeptSheet,
  head: Pick<KeptRow, 'row_no' | 'cells' | 'width'>,
): Promise<SheetReading> => {
  const reading = await readingOfImport(db, { ...sheet, head_row: head.row_no });
  if (head.row_no === sheet.head_row || head.width === undefined) return reading;
  const long = await tooLongUnder(db, keyring, sheet, head);
  return toReading(
    reading.filter(({ kind }) => kind !== 'row_too_long'),
    counted('row_too_long', long),
  );
};
