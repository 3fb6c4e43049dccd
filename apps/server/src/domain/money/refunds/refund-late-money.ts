import type { Transaction } from 'kysely';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';
import type { Database } from '../../../platform/store/database.js';
import { auditRequest } from './audit-request.js';
import { type DuePayment, insertRefunds } from './insert-refunds.js';

/**
 * Asks for money back that came when nothing was due any more; two people approve it like any other. The payments must
 * be locked.
 * @returns its audit records, for the transaction's own
 */
export const refundLateMoney = async (
  tx: Transaction<Database>,
  due: readonly DuePayment[],
  { class_id, now }: { readonly class_id: number; readonly now: Date },
): Promise<AuditEvent[]> => {
  const refunds = await insertRefunds(tx, due, {
    class_id,
    origin: 'late_payment',
    reason: '',
    requested_by: null,
    now,
  });
  return refunds.map((refund) => auditRequest(refund, { by: { actor_role: 'system' }, at: now, reason: '' }));
};
