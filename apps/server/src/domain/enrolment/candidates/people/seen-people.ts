import { contract } from '@skillcert/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { callScope, candidateScope } from '../../../../platform/http/guards/class-scope.js';

/**
 * The rows of `enrolment e` that the session may see, in any class, as in the list of candidates of that class: the
 * guard's rule for that list decides about the class, the list's own rule about the rows.
 */
export const seenPeople = (caller: StaffSession): RawBuilder<unknown> =>
  sql`${callScope(caller, contract['enrolment/fetchEnrolmentLists'].access, 'e.class_id') ?? sql`false`}
    and ${candidateScope(caller)}`;
