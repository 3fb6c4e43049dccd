import { sql, type Transaction } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import type { Database } from '../../../platform/store/database.js';
import { auditMarks, type MarkChange } from '../marks/said-marks.js';

interface Written {
  readonly class_id: number;
  readonly sitting_id: number;
  readonly changes: readonly MarkChange[];
  readonly reason: string | undefined;
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly now: Date;
}

/** Writes marks that were said by name, with their audit records. The people must be locked. */
export const writeSittingMarks = async (tx: Transaction<Database>, written: Written): Promise<void> => {
  const { class_id, sitting_id, changes, caller, now } = written;
  if (changes.length === 0) return;
  await sql`
    with wanted as (
      select * from unnest(${changes.map(({ enrolment_id }) => enrolment_id)}::bigint[], ${changes.map(({ mark }) => mark)}::text[])
        as w (enrolment_id, mark)
    ), gone as (
      delete from sitting_mark m using wanted w
      where m.class_id = ${class_id} and m.sitting_id = ${sitting_id} and m.enrolment_id = w.enrolment_id and w.mark is null
    )
    insert into sitting_mark (class_id, sitting_id, enrolment_id, mark, marked_at, marked_by)
    select ${class_id}::bigint, ${sitting_id}::bigint, w.enrolment_id, w.mark, ${now}::timestamptz, ${caller.user_id}::bigint
    from wanted w where w.mark is not null
    on conflict (class_id, sitting_id, enrolment_id) do update set mark = excluded.mark, marked_at = excluded.marked_at,
      marked_by = excluded.marked_by, device = null, event_id = null`.execute(tx);
  await auditMarks(tx, 'sitting_mark', written, { sitting_id });
};
