import type { TimelineEntry } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../store/database.js';
import { utcMoment } from '../store/sql/utc-moment.js';

const longest = 200;

type ObjectType =
  | 'class'
  | 'invoice'
  | 'sitting'
  | 'lesson'
  | 'study_course'
  | 'study_unit'
  | 'ticket'
  | 'certificate'
  | 'account'
  | 'candidate_account';

/** A step with what the trail alone keeps of it. */
export type AuditedStep = TimelineEntry & Pick<Row<'audit_event'>, 'detail'>;

/**
 * The history of one record from the audit trail, oldest first, with the names of those who acted. Wrong passwords are
 * no step of an account's: a guesser could push its history out; the trail has them.
 */
export const readSteps = async (
  db: Kysely<Database>,
  class_id: number,
  object_type: ObjectType,
  object_id: number,
): Promise<AuditedStep[]> => {
  const { rows } = await sql<AuditedStep>`
    select ${utcMoment('newest.at')} as at, coalesce(a.name, '') as by, newest.action, newest.from_state as "from",
      newest.to_state as "to", newest.reason, newest.detail
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

/** The same without what only the trail is to keep. */
export const readTimeline = async (...record: Parameters<typeof readSteps>): Promise<TimelineEntry[]> =>
  (await readSteps(...record)).map(({ detail: _, ...step }) => step);
