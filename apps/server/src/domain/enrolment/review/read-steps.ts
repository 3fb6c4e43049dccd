import type { EnrolmentDetail } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

const longest = 200;

/**
 * The history of an enrolment, oldest first: its decisions, and its marks in lessons. Each kind has a limit of its own,
 * so that a full timetable does not displace the decisions. A look at a document is in the trail, but is no step.
 */
export const readSteps = async (
  db: Kysely<Database>,
  { class_id, enrolment_id }: { class_id: number; enrolment_id: number },
): Promise<EnrolmentDetail['timeline']> => {
  const newest = (object_type: 'enrolment' | 'lesson_mark') => sql`(
      select * from audit_event
      where class_id = ${class_id} and object_type = ${object_type} and object_id = ${String(enrolment_id)}
        and action <> 'view_document'
      order by seq desc limit ${longest})`;
  const { rows } = await sql<EnrolmentDetail['timeline'][number]>`
    select ${utcMoment('newest.at')} as at, coalesce(a.name, '') as by, newest.action, newest.from_state as "from",
      newest.to_state as "to", newest.reason, l.title as lesson
    from (${newest('enrolment')} union all ${newest('lesson_mark')}) as newest
    left join account a on a.user_id = newest.user_id
    left join lesson l on l.class_id = newest.class_id and l.lesson_id = (newest.detail ->> 'lesson_id')::bigint
    order by newest.seq`.execute(db);
  return rows;
};
