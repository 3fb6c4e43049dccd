import type { OwnEnrolment } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import { utcMoment } from '../class/utc-moment.js';
import type { Database } from '../store/database.js';
import { enrolmentDetailColumns, enrolmentRowColumns } from './enrolment-columns.js';

const most = 100;

/** The history as its candidate may read it: what happened and why, not who did it or who looked. */
const ownTimeline = sql`coalesce((
    select json_agg(json_build_object('at', ${utcMoment('v.at')}, 'by', '', 'action', v.action,
      'from', v.from_state, 'to', v.to_state, 'reason', v.reason) order by v.seq)
    from audit_event v
    where v.class_id = e.class_id and v.object_type = 'enrolment' and v.object_id = e.enrolment_id::text
      and v.to_state is not null
  ), '[]') as timeline`;

/** Every enrolment of a phone across classes, newest first. */
export const listOwnEnrolments = async (
  db: Kysely<Database>,
  phone_index: Buffer,
): Promise<OwnEnrolment[]> => {
  const { rows } = await sql<OwnEnrolment & { reviewer_name: string | null }>`
    select ${enrolmentRowColumns}, ${enrolmentDetailColumns}, c.class_name, c.city, c.venue,
      ${utcMoment('c.exam_at')} as exam_at, ${utcMoment('c.enroll_end')} as enroll_end, ${ownTimeline}
    from enrolment e
    join class c on c.class_id = e.class_id
    left join account a on false
    where e.phone_index = ${phone_index}
    order by e.created_at desc, e.enrolment_id
    limit ${most}`.execute(db);
  return rows.map(({ reviewer_name: _, ...row }) => row);
};
