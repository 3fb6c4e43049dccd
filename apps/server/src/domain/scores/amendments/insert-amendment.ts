import { amendmentLifecycle, type ExamScore } from '@skillcert/core';
import type { Transaction } from 'kysely';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { figureOf } from '../../foundation/standing/figure.js';

interface Proposed {
  readonly class_id: number;
  readonly enrolment_id: number;
  readonly subject: string;
  readonly kind: 'amend' | 'annul';
  /** Null where the score is to be annulled. */
  readonly score: ExamScore | null;
  readonly was: ExamScore | null;
  readonly reason: string;
}

/**
 * Stores a proposed change of a score, and returns its record for the audit trail. The class must be locked, and
 * the score have none open.
 */
export const insertAmendment = async (
  tx: Transaction<Database>,
  { class_id, enrolment_id, subject, kind, score, was, reason }: Proposed,
  by: Pick<AuditEvent, 'at' | 'actor_role'> & { readonly user_id: number },
) => {
  const amendment_id = newId();
  const stood = figureOf(was);
  const status = amendmentLifecycle.initial;
  await tx
    .insertInto('score_amendment')
    .values({
      class_id,
      amendment_id,
      enrolment_id,
      subject,
      kind,
      ...figureOf(score),
      was_points: stood.points,
      was_mark: stood.mark,
      reason,
      status,
      proposed_by: by.user_id,
      proposed_at: by.at,
    })
    .execute();
  const event: AuditEvent = {
    ...by,
    action: 'propose',
    object_type: 'score_amendment',
    object_id: amendment_id,
    to_state: status,
    reason,
    detail: { enrolment_id, subject, kind, score, was },
  };
  return { amendment_id, status, event };
};
