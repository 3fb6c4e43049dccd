import type { PaymentStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/store/database.js';
import { carryOutCheck, refuseOwnPayment } from '../../payments/online/carry-out-check.js';
import { type BookedLine, takesDifference } from './book-payments.js';
import { lockDue } from './lock-due.js';
import type { LockedLine } from './lock-line.js';
import type { Found, Matching } from './matching.js';

/**
 * Confirms a declared transfer by its line. The amount that is due decides, not the declared one: of one candidate, too
 * much is in the payment, and of too little the declaration ends, since its line is held.
 * @throws a Refusal amount_differs where nobody takes the difference, or it is for many
 */
export const matchDeclared = async (
  tx: Transaction<Database>,
  line: LockedLine,
  found: Found,
  { order, difference_reason, caller, request, services }: Matching & { order: { payment_id: number } },
): Promise<BookedLine & { readonly status: PaymentStatus }> => {
  const { class_id, payment_id } = order;
  const { line_id } = line;
  const due = await lockDue(tx, order);
  const differs = difference_reason !== undefined && found.payment_ids.length === 1;
  const difference = takesDifference(line, due, { differs, language: request.language });
  const check = { caller, request, detail: { line_id } };
  if (difference < 0) {
    const input = { class_id, payment_id, event: 'hold', reason: difference_reason ?? '' } as const;
    const status = await carryOutCheck(tx, services, found, { ...check, input });
    return { payment_id: null, status, still_due_cents: -difference, surplus_cents: 0 };
  }
  if (found.payment_ids.length === 1 && found.total_cents !== line.amount_cents) {
    // A batch leaves out what is refused, so that nothing may be written before.
    await refuseOwnPayment(tx, found, caller, services.now());
    await sql`update payment set amount_cents = ${line.amount_cents}
      where class_id = ${class_id} and payment_id = ${payment_id} and status = 'declared'`.execute(tx);
  }
  const input = { class_id, payment_id, event: 'confirm' } as const;
  const status = await carryOutCheck(tx, services, found, { ...check, is_due: true, input });
  return { payment_id, status, still_due_cents: 0, surplus_cents: difference };
};
