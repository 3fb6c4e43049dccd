import { sql, type Transaction } from 'kysely';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../../platform/http/calls/handle.js';
import type { Database } from '../../../../platform/store/database.js';
import { auditMarks, type MarkChange } from '../../../exam/index.js';

interface Written {
  readonly class_id: number;
  readonly lesson_id: number;
  readonly changes: readonly MarkChange[];
  readonly reason: string | undefined;
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly now: Date;
}

/** Writes marks with their audit records. The lesson must be locked. */
export const writeMarks = async (tx: Transaction<Database>, written: Written): Promise<void> => {
  const { class_id, lesson_id, changes, now } = written;
  if (changes.length === 0) return;
  await sql`
    with wanted as (
      select * from unnest(${changes.map(({ enrolment_id }) => enrolment_id)}::bigint[], ${changes.map(({ mark }) => mark)}::text[])
        as w (enrolment_id, mark)
    ), gone as (
      delete from lesson_mark m using wanted w
      where m.class_id = ${class_id} and m.lesson_id = ${lesson_id} and m.enrolment_id = w.enrolment_id and w.mark is null
    )
    insert into lesson_mark (class_id, lesson_id, enrolment_id, mark, marked_at)
    select ${class_id}::bigint, ${lesson_id}::bigint, w.enrolment_id, w.mark, ${now}::timestamptz from wanted w where w.mark is not null
    on conflict (class_id, lesson_id, enrolment_id) do update set mark = excluded.mark, marked_at = excluded.marked_at`.execute(
    tx,
  );
  await auditMarks(tx, 'lesson_mark', written, { lesson_id });
};
