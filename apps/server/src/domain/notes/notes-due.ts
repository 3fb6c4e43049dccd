import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { dayOf } from '../../platform/store/sql/day-of.js';

/** The moment, and the zone of its day. */
interface Today {
  readonly now: Date;
  readonly time_zone: string;
}

/** The notes of an account that were to be followed up by today and are not done. */
export const notesDue = (
  { user_id }: Pick<StaffSession, 'user_id'>,
  { now, time_zone }: Today,
): RawBuilder<unknown> => sql`
  select from note n
  where n.user_id = ${user_id} and n.due_on <= ${dayOf(now, { time_zone })}::date and n.done_at is null`;
