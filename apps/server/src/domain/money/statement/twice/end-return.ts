import { type RefundStatus, refundLifecycle, transition } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { AuditEvent } from '../../../../platform/audit/audit-event.js';
import { refuseTransition } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import type { Undoing } from '../match/undo-held.js';

/**
 * Ends the request to return a fee that was paid twice, because its line is taken back. The request is locked before
 * its payment, as a decision about it does.
 * @returns what its record says of it; nothing where the line is no such payment
 * @throws a Refusal transition_refused once two have approved it
 */
export const endReturn = async (
  tx: Transaction<Database>,
  { line_id, reason, caller, now }: Undoing,
): Promise<
  Pick<AuditEvent, 'action' | 'object_type' | 'object_id' | 'from_state' | 'to_state' | 'reason'>[]
> => {
  const { rows } = await sql<{ class_id: number; refund_id: number; status: RefundStatus }>`
    select r.class_id, r.refund_id, r.status
    from bank_line l join refund r on r.class_id = l.class_id and r.open_payment_id = l.payment_id and r.origin = 'paid_twice'
    where l.line_id = ${line_id} for update of r`.execute(tx);
  const [found] = rows;
  if (!found) return [];
  const { class_id, refund_id, status } = found;
  const step = { state: status, event: 'reject', actors: caller.roles, given: ['reason'] } as const;
  const outcome = transition(refundLifecycle, step);
  if (!outcome.ok) throw refuseTransition({ why: 'money_follows' });
  await sql`
    with ended as (
      update refund set status = ${outcome.to}, open_payment_id = null, decision_reason = ${reason}::text, updated_at = ${now}::timestamptz
      where class_id = ${class_id} and refund_id = ${refund_id} returning payment_id, amount_cents
    )
    update payment p set reserved_cents = p.reserved_cents - ended.amount_cents, updated_at = ${now}::timestamptz
    from ended where p.class_id = ${class_id} and p.payment_id = ended.payment_id`.execute(tx);
  return [
    {
      ...{ action: 'reject', object_type: 'refund', object_id: refund_id },
      ...{ from_state: status, to_state: outcome.to, reason },
    },
  ];
};
