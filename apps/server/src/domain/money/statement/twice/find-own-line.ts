import type { PaymentStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { refuseOwnPayment } from '../../payments/online/carry-out-check.js';
import { wholeCents } from '../../payments/whole-payment.js';
import type { BookedLine } from '../match/book-payments.js';
import { detailOf } from '../match/detail-of.js';
import type { LockedLine } from '../match/lock-line.js';
import type { Found, Matching } from '../match/matching.js';
import { refuseOtherAmount } from '../match/refuse-other-amount.js';
import { hasLine } from '../match/suggestions.js';

/** The states of a payment whose money came in, also if it went back since. */
const cameIn: readonly PaymentStatus[] = ['confirmed', 'partly_refunded', 'refunding', 'refunded'];

interface Held {
  readonly status: PaymentStatus;
  readonly has_line: boolean;
  readonly currency: string;
  /** Without a first part, whose line came before. */
  readonly total_cents: number;
}

/**
 * Locks a payment, of many all of them, and then reads whether it has a line: of two desks, the second one sees that of
 * the first.
 */
const lockPaid = async (
  tx: Transaction<Database>,
  { class_id, payment_id }: { readonly class_id: number; readonly payment_id: number },
  { payment_ids }: Found,
): Promise<Held | undefined> => {
  await sql`select from payment where class_id = ${class_id} and payment_id = any(${[...payment_ids]}::bigint[])
    order by payment_id for update`.execute(tx);
  const { rows } = await sql<Held>`
    select p.status, ${hasLine} as has_line, c.currency, ${wholeCents}::int8 as total_cents
    from payment p join class c on c.class_id = p.class_id
    where p.class_id = ${class_id} and p.payment_id = ${payment_id}`.execute(tx);
  return rows[0];
};

/**
 * Gives a transfer that was confirmed by hand its line: nothing is booked, since the money is in the books.
 * @returns nothing where its money did not come in, or it has a line
 * @throws a Refusal: state_changed, amount_differs, another_person
 */
export const findOwnLine = async (
  tx: Transaction<Database>,
  line: LockedLine,
  found: Found,
  matching: Matching & { order: { readonly class_id: number; readonly payment_id: number } },
): Promise<(BookedLine & { readonly status: PaymentStatus }) | undefined> => {
  const { order, difference_reason: reason = '', caller, request, services } = matching;
  const { class_id, payment_id } = order;
  if (!cameIn.includes(found.status)) return undefined;
  const held = await lockPaid(tx, order, found);
  // Somebody may have undone it since it was read: then it is no payment that a line can be.
  if (!held || !cameIn.includes(held.status)) throw new Refusal('state_changed');
  if (held.has_line) return undefined;
  refuseOtherAmount(line, held, request.language);
  const now = services.now();
  await refuseOwnPayment(tx, found, caller, now);
  const event = { action: 'find_line', object_type: 'payment', object_id: payment_id };
  await appendAudit(tx, class_id, [
    { ...byStaff(caller, request), at: now, ...event, reason, detail: detailOf(line, matching) },
  ]);
  return { payment_id, status: held.status, still_due_cents: 0, surplus_cents: 0, by_hand: true };
};
