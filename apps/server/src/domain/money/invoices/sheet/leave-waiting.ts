import { type Kysely, sql } from 'kysely';
import { notifyJob } from '../../../../platform/changes/notify-change.js';
import type { Database } from '../../../../platform/store/database.js';
import type { KeptSheet } from './lock-sheet.js';

/** Ends a sheet that is issued, and leaves the rows that still wait. */
export const leaveWaiting = async (
  db: Kysely<Database>,
  { class_id, sheet_id }: Pick<KeptSheet, 'class_id' | 'sheet_id'>,
  now: Date,
): Promise<void> => {
  await sql`
    with ended as (
      update invoice_sheet set ended_at = ${now}::timestamptz where class_id = ${class_id} and sheet_id = ${sheet_id}
    ), gone as (
      delete from invoice_sheet_part where class_id = ${class_id} and sheet_id = ${sheet_id}
    )
    update invoice_sheet_row set state = 'left', faults = '{stopped}', invoice_id = null, paper_enc = null
    where class_id = ${class_id} and sheet_id = ${sheet_id} and state = 'waiting'`.execute(db);
  await notifyJob(db, class_id);
};
