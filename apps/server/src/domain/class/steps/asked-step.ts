import { type RawBuilder, sql } from 'kysely';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

/**
 * The step of `class c` that waits for its second person, as on the wire; null if there is none. A request counts only
 * while the class is in the state in which it was made.
 */
export const askedStep = (is_own: RawBuilder<boolean>): RawBuilder<unknown> => sql`(
  select json_build_object('event', s.event, 'reason', s.reason, 'by', a.name, 'at', ${utcMoment('s.asked_at')}, 'is_own', ${is_own})
  from class_step s join account a on a.user_id = s.asked_by
  where s.class_id = c.class_id and s.from_status = c.status)`;
