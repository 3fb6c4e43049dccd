import type { LinkRow } from '@skillcert/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { openSeats } from '../../foundation/standing/open-seats.js';

/**
 * Whether no place is left for a visitor of the link of `own` to `class c`: in its unit, or among those kept for
 * none.
 */
const isFull = sql`case when own.unit_id is null then ${openSeats} = 0
  else c.taken >= c.capacity or exists (
    select from class_unit place where place.class_id = c.class_id and place.unit_id = own.unit_id and place.taken >= place.quota
  ) end`;

/**
 * The state of the link of `own` to `class c` at a moment: the obstacle between its visitors and a place, the end
 * of enrolment first.
 */
export const linkStateAt = (now: Date): RawBuilder<LinkRow['link_state']> => sql`case
  when c.status not in ('enrolling', 'paused') or c.enroll_start is null or c.enroll_end is null
    or c.enroll_end <= ${now}::timestamptz then 'closed'
  when c.status = 'paused' then 'paused'
  when c.enroll_start > ${now}::timestamptz then 'soon'
  when ${isFull} then 'full' else 'open' end`;
