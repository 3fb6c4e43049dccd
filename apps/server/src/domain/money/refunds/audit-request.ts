import type { AuditEvent } from '../../../platform/audit/audit-event.js';
import type { NewRefund } from './insert-refunds.js';

type Actor = Pick<AuditEvent, 'user_id' | 'actor_role' | 'session_hash' | 'address' | 'request_id'>;

/** The audit record of a refund that somebody asked for. */
export const auditRequest = (
  { refund_id, payment_id, amount_cents }: NewRefund,
  { by, at, reason }: { readonly by: Actor; readonly at: Date; readonly reason: string },
): AuditEvent => ({
  ...by,
  at,
  action: 'request',
  object_type: 'refund',
  object_id: refund_id,
  to_state: 'requested',
  reason,
  detail: { payment_id, amount_cents },
});
