import type { SheetReading } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import { namedRows, toReading } from '../../../platform/sheet/reading-of.js';
import type { Database } from '../../../platform/store/database.js';

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
