import { contract } from '@skillcert/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { callScope, candidateScope } from '../../../../platform/http/guards/class-scope.js';

/**
 * The rows of `enrolment e`, of whatever class, that the session would see in the list of candidates of that class: the
 * class by the guard's rule for that list, the rows by the list's own.
 */
export const seenPeople = (caller: StaffSession): RawBuilder<unknown> =>
  sql`${callScope(caller, contract['enrolment/fetchEnrolmentLists'].access, 'e.class_id') ?? sql`false`}
    and ${candidateScope(caller)}`;
