import { type RawBuilder, sql } from 'kysely';
import type { Candidate, StaffSession } from '../../platform/http/calls/caller.js';
import { isStaff } from '../../platform/http/calls/is-staff.js';
import { seesEveryClass } from '../../platform/http/guards/class-scope.js';

/** `certificate k` with `enrolment e` or `account a` that it is of, from `unit u`. */
export const certificateWithHolder = sql`certificate k
  join class c on c.class_id = k.class_id
  left join enrolment e on e.class_id = k.class_id and e.enrolment_id = k.enrolment_id
  left join account a on a.user_id = k.user_id
  left join unit u on u.unit_id = coalesce(e.unit_id, a.unit_id)`;

/**
 * The condition on certificates of `class c` that the session may see, holders being from `unit u`: all of them for
 * its owners, those of the own unit for a participating unit.
 */
export const certificateScope = (
  caller: Pick<StaffSession, 'roles' | 'permission_classes' | 'unit_id'>,
): RawBuilder<boolean> =>
  seesEveryClass(caller)
    ? sql<boolean>`true`
    : sql<boolean>`(c.class_id = any(${[...caller.permission_classes.owner_classes]}::bigint[])
        or u.unit_id = ${caller.unit_id}::bigint)`;

/**
 * The condition on certificates that a caller may have one by one: staff those of their scope, a candidate those
 * that were issued to the proven phone.
 */
export const certificateSeenBy = (caller: Candidate | StaffSession): RawBuilder<boolean> =>
  isStaff(caller)
    ? certificateScope(caller)
    : sql<boolean>`(e.phone_index = ${caller.phone_index} and k.issued_at is not null)`;
