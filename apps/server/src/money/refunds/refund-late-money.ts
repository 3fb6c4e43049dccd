import type { Transaction } from 'kysely';
import type { AuditEvent } from '../../audit/audit-event.js';
import type { Database } from '../../store/database.js';
import { auditRequest } from './audit-request.js';
import { insertRefunds } from './insert-refunds.js';

interface LateMoney {
  readonly class_id: number;
  readonly payment_id: number;
  readonly amount_cents: number;
  readonly now: Date;
}

/**
 * Asks for money back that came when nothing was due any more; two people approve it like any other. The payment must be locked.
 * @returns its audit records, for the transaction's own
 */
export const refundLateMoney = async (
  tx: Transaction<Database>,
  { class_id, payment_id, amount_cents, now }: LateMoney,
): Promise<AuditEvent[]> => {
  const refunds = await insertRefunds(tx, [{ payment_id, amount_cents }], {
    class_id,
    origin: 'late_payment',
    reason: '',
    requested_by: null,
    now,
  });
  return refunds.map((refund) => auditRequest(refund, { by: { actor_role: 'system' }, at: now, reason: '' }));
};
