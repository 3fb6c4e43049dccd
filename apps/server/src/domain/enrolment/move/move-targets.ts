import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { reviewScope, seesEveryClass } from '../../../platform/http/guards/class-scope.js';

/** Whether `class c` is the session's own, so that it sees every candidate there. */
const ownsClass = (caller: StaffSession) =>
  seesEveryClass(caller)
    ? sql<boolean>`true`
    : sql<boolean>`c.class_id = any(${[...caller.permission_classes.owner_classes]}::bigint[])`;

/**
 * The rows `class c` that an enrolment may be moved to, with `class_unit cu` and `unit u` whose place it would take. In
 * a class of the session's own that is the unit of the enrolment, if it takes part; elsewhere it is the caller's unit.
 */
export const moveTargets = (
  caller: StaffSession,
  { class_id, enrolment_id }: { readonly class_id: number; readonly enrolment_id: number },
  now: Date,
): RawBuilder<unknown> => sql`
  from enrolment e
  join class s on s.class_id = e.class_id
  join class c on c.level = s.level and c.occupation = s.occupation and c.class_id <> s.class_id
  left join class_unit cu on c.class_type = 1 and cu.class_id = c.class_id
    and cu.unit_id = case when ${ownsClass(caller)} then e.unit_id else ${caller.unit_id}::bigint end
  left join unit u on u.unit_id = cu.unit_id
  where e.class_id = ${class_id} and e.enrolment_id = ${enrolment_id}
    and c.status = 'enrolling' and c.enroll_start <= ${now}::timestamptz and c.enroll_end > ${now}::timestamptz
    and e.enroll_type = any(c.enroll_types) and e.study_type = any(c.study_types)
    and ${reviewScope(caller)} and (${ownsClass(caller)} or cu.unit_id is not null)
    and not exists (
      select from enrolment o where o.class_id = c.class_id
        and (o.live_id_index = e.id_index or o.live_phone_index = e.phone_index))`;
