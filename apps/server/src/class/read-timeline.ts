import type { TimelineEntry } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/database.js';
import { utcMoment } from './utc-moment.js';

const longest = 200;

/**
 * The history of one record from the audit trail, oldest first, with the names of those who acted. Wrong passwords are no step of an
 * account's: whoever guesses could push its history out; the trail has them.
 */
export const readTimeline = async (
  db: Kysely<Database>,
  class_id: number,
  object_type:
    | 'class'
    | 'invoice'
    | 'sitting'
    | 'lesson'
    | 'study_course'
    | 'ticket'
    | 'certificate'
    | 'account'
    | 'candidate_account',
  object_id: number,
): Promise<TimelineEntry[]> => {
  const { rows } = await sql<TimelineEntry>`
    select ${utcMoment('newest.at')} as at, coalesce(a.name, '') as by, newest.action, newest.from_state as "from",
      newest.to_state as "to", newest.reason
    from (
      select * from audit_event
      where class_id = ${class_id} and object_type = ${object_type} and object_id = ${String(object_id)}
        and action <> 'login_refused'
      order by seq desc limit ${longest}
    ) as newest
    left join account a on a.user_id = newest.user_id
    order by newest.seq`.execute(db);
  return rows;
};
