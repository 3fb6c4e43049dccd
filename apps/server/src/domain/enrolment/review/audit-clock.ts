import type { ReviewEvent, ReviewStatus } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import type { Database } from '../../../platform/store/database.js';

interface ClockMove {
  readonly enrolment_id: number;
  readonly action: ReviewEvent;
  readonly before: ReviewStatus;
  readonly after: ReviewStatus;
}

/** Records in the history of a class what the clock did with its enrolments. */
export const auditClock = async (
  tx: Transaction<Database>,
  class_id: number,
  at: Date,
  moves: readonly ClockMove[],
): Promise<void> => {
  await appendAudit(
    tx,
    class_id,
    moves.map(({ enrolment_id, action, before, after }) => ({
      at,
      actor_role: 'clock',
      action,
      object_type: 'enrolment',
      object_id: enrolment_id,
      from_state: before,
      to_state: after,
    })),
  );
};
