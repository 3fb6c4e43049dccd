import type { AuditEvent } from '../../../platform/audit/audit-event.js';

interface KeptStep {
  readonly enrolment_id: number;
  readonly subject: string;
  readonly from_class_id: number;
  readonly points: number | null;
  /** Why it is lost. */
  readonly why?: 'changed' | 'expired' | 'taken_back';
}

/** The record of a subject that is kept from another class, or no longer is. */
export const keptEvent = (
  by: Omit<AuditEvent, 'action' | 'object_type' | 'object_id'>,
  event: 'keep' | 'lose',
  { enrolment_id, subject, from_class_id, points, why }: KeptStep,
): AuditEvent => ({
  ...by,
  action: event,
  object_type: 'kept_subject',
  object_id: `${enrolment_id}/${subject}`,
  from_state: event === 'keep' ? null : 'kept',
  to_state: event === 'keep' ? 'kept' : 'lost',
  detail: { from_class_id, points, ...(why && { why }) },
});
