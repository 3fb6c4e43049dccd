import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import type { Database } from '../../../platform/store/database.js';
import { refundableStates } from '../../foundation/standing/refundable-states.js';
import { auditRequest } from './audit-request.js';
import { type DuePayment, insertRefunds } from './insert-refunds.js';

interface Cancelling {
  /**
   * The account that cancelled the class, or ended an earlier request. It counts as the requester, and so approves none
   * of the refunds. Null for a candidate.
   */
  readonly caller: StaffSession | null;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly now: Date;
  readonly reason: string;
}

/**
 * Requests a refund of every payment of a cancelled class that has no open request, in the transaction that cancels it;
 * later also of the rest of a payment once a partial refund is done, and again of a payment whose request was withdrawn
 * or rejected. Nothing is kept, even if the rule of the class keeps a part.
 */
export const requestClassRefunds = async (
  tx: Transaction<Database>,
  class_id: number,
  { caller, request, now, reason }: Cancelling,
  payment_id?: number,
): Promise<number> => {
  const { rows: due } = await sql<DuePayment>`
    select payment_id, amount_cents - refunded_cents as amount_cents from payment
    where class_id = ${class_id} and status = any(${[...refundableStates]}::text[])
      and amount_cents > refunded_cents and reserved_cents = 0
      and (${payment_id ?? null}::bigint is null or payment_id = ${payment_id ?? null}::bigint)
    order by payment_id for update`.execute(tx);
  if (due.length === 0) return 0;
  const requested_by = caller?.user_id ?? null;
  const refunds = await insertRefunds(tx, due, {
    class_id,
    origin: 'class_cancelled',
    reason,
    requested_by,
    now,
  });
  const by = caller ? byStaff(caller, request) : { actor_role: 'system', request_id: request.request_id };
  await appendAudit(
    tx,
    class_id,
    refunds.map((refund) => auditRequest(refund, { by, at: now, reason })),
  );
  return refunds.length;
};
