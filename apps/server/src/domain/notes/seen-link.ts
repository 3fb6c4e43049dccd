import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { candidateScope, classScope, reviewScope } from '../../platform/http/guards/class-scope.js';

/**
 * Joins `n`, which names a class and a candidate of it, with that `class c` and `enrolment e` as far as the session
 * sees them: a class in any of its lists, a candidate if it may open the list of them. Records that it does not
 * see, or no longer sees, are absent. Links are written and read by this.
 */
export const seenLink = (caller: StaffSession): RawBuilder<unknown> => sql`
  left join class c on c.class_id = n.class_id and ${classScope(caller)}
  left join enrolment e on e.class_id = c.class_id and e.enrolment_id = n.enrolment_id
    and ${reviewScope(caller)} and ${candidateScope(caller)}`;
