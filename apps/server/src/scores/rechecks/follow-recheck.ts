import { recheckLifecycle } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';

interface Decided {
  readonly class_id: number;
  readonly amendment_id: number;
  /** Whether the amendment changes the score. */
  readonly changes: boolean;
}

const after = (event: 'change' | 'reopen') =>
  recheckLifecycle.transitions.find((row) => row.event === event)?.to;

/** What an amendment's decision makes of the recheck that led to it: it is changed, or waits again. Part of the amendment's statement. */
export const followRecheck = ({ class_id, amendment_id, changes }: Decided): RawBuilder<unknown> => {
  const set = changes
    ? sql`status = ${after('change')}`
    : sql`status = ${after('reopen')}, decided_by = null, decided_at = null, decision_reason = null, amendment_id = null`;
  return sql`update score_recheck set ${set} where class_id = ${class_id} and amendment_id = ${amendment_id}`;
};
