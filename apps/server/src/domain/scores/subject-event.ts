import type { ScoreEvent, ScoreStatus } from '@skillcert/core';
import type { AuditEvent } from '../../platform/audit/audit-event.js';

interface SubjectStep {
  readonly subject: string;
  readonly event: ScoreEvent;
  readonly from: ScoreStatus;
  readonly to: ScoreStatus;
  /** The number of scores that took the step. */
  readonly count: number;
}

/** The record of a step that all scores of a subject take together. */
export const subjectEvent = (
  by: Omit<AuditEvent, 'action' | 'object_type' | 'object_id'>,
  { subject, event, from, to, count }: SubjectStep,
): AuditEvent => ({
  ...by,
  action: event,
  object_type: 'score_subject',
  object_id: subject,
  from_state: from,
  to_state: to,
  detail: { scores: count },
});
