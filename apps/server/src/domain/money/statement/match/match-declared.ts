import type { PaymentStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/store/database.js';
import { carryOutCheck, refuseOwnPayment } from '../../payments/online/carry-out-check.js';
import { findOwnLine } from '../twice/find-own-line.js';
import { type BookedLine, takesDifference } from './book-payments.js';
import { detailOf } from './detail-of.js';
import { lockDue } from './lock-due.js';
import type { LockedLine } from './lock-line.js';
import type { Found, Matching } from './matching.js';
import { refuseOtherAmount } from './refuse-other-amount.js';

/** Raises a declaration to what its line brought: of a transfer for many, the payment that is named. */
const raiseDeclared = async (
  tx: Transaction<Database>,
  { class_id, payment_id }: { readonly class_id: number; readonly payment_id: number },
  more_cents: number,
): Promise<void> => {
  await sql`
    with raised as (
      update payment set amount_cents = amount_cents + ${more_cents}::bigint, raised_cents = raised_cents + ${more_cents}::bigint
      where class_id = ${class_id} and payment_id = ${payment_id} and status = 'declared' returning group_id
    )
    update group_payment g set amount_cents = g.amount_cents + ${more_cents}::bigint
    from raised where g.class_id = ${class_id} and g.group_id = raised.group_id`.execute(tx);
};

/**
 * Confirms a declared transfer by its line. The amount that is due decides, not the declared one: too much is in the
 * payment, of many in that of the one who is named; too little for one candidate ends the declaration, since its line
 * is held.
 * @throws a Refusal amount_differs where nobody takes the difference, or too little is for many
 */
export const matchDeclared = async (
  tx: Transaction<Database>,
  line: LockedLine,
  found: Found,
  matching: Matching & { order: { payment_id: number } },
): Promise<BookedLine & { readonly status: PaymentStatus }> => {
  const { order, difference_reason, caller, request, services } = matching;
  const { class_id, payment_id } = order;
  const { language } = request;
  const own = await findOwnLine(tx, line, found, matching);
  if (own) return own;
  const due = await lockDue(tx, order);
  const isOfOne = found.payment_ids.length === 1;
  const difference = takesDifference(line, due, { differs: difference_reason !== undefined, language });
  const check = { caller, request, detail: detailOf(line, matching) };
  if (difference < 0) {
    if (!isOfOne) refuseOtherAmount(line, { ...due, total_cents: due.due_cents }, language);
    const input = { class_id, payment_id, event: 'hold', reason: difference_reason ?? '' } as const;
    const status = await carryOutCheck(tx, services, found, { ...check, input });
    return { payment_id: null, status, still_due_cents: -difference, surplus_cents: 0 };
  }
  if (found.total_cents !== line.amount_cents) {
    // A batch leaves out what is refused, so that nothing may be written before.
    await refuseOwnPayment(tx, found, caller, services.now());
    await raiseDeclared(tx, order, line.amount_cents - found.total_cents);
  }
  const input = { class_id, payment_id, event: 'confirm' } as const;
  const status = await carryOutCheck(tx, services, found, { ...check, is_due: true, input });
  return { payment_id, status, still_due_cents: 0, surplus_cents: difference };
};
