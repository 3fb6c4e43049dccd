import { type Actor, recheckLifecycle, transition } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import { refuseTransition } from '../../../platform/http/errors/refuse.js';

interface Decided {
  readonly class_id: number;
  readonly amendment_id: number;
  /** The event of the recheck: the score is changed, or it waits again. */
  readonly event: 'change' | 'reopen';
}

/**
 * The effect of an amendment's decision on the recheck that led to it, if there is one. Part of the amendment's
 * statement.
 * @throws a Refusal `transition_refused` for an actor whom the table does not list
 */
export const followRecheck = (
  { class_id, amendment_id, event }: Decided,
  actors: readonly Actor[],
): RawBuilder<unknown> => {
  const outcome = transition(recheckLifecycle, { state: 'upheld', event, actors });
  if (!outcome.ok) throw refuseTransition({ thing: 'recheck', state: 'upheld' }, outcome);
  const undecided = sql`, decided_by = null, decided_at = null, decision_reason = null, amendment_id = null`;
  return sql`update score_recheck set status = ${outcome.to}${event === 'reopen' ? undecided : sql``}
    where class_id = ${class_id} and amendment_id = ${amendment_id}`;
};
