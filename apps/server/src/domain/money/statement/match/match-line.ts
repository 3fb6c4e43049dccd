import type { PaymentStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { Refusal, refuseTransition } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { executePrepared, prepared } from '../../../../platform/store/prepared.js';
import { executeLater } from '../../../../platform/store/statements/send-together.js';
import { carryOutCheck, checkedColumns } from '../../payments/online/carry-out-check.js';
import { askSurplusBack } from './ask-surplus-back.js';
import { type BookedLine, bookPayments } from './book-payments.js';
import { detailOf } from './detail-of.js';
import { type LockedLine, lockLine } from './lock-line.js';
import { matchDeclared } from './match-declared.js';
import type { Found, Matching } from './matching.js';
import { splitLine } from './split-line.js';

/** Reads a declared transfer, and locks its class row against a cancellation. */
export const readPayment = async (
  tx: Transaction<Database>,
  class_id: number,
  payment_id: number,
): Promise<Found> => {
  const read = sql<Found>`
    select p.enrolment_id, p.method = 'bank_transfer' as is_transfer, ${checkedColumns}
    from payment p join class c on c.class_id = p.class_id
    where p.class_id = ${class_id} and p.payment_id = ${payment_id} for share of c`;
  const [found] = await executePrepared(tx, read);
  if (!found) throw new Refusal('not_found');
  if (!found.is_transfer) throw refuseTransition({ why: 'not_by_transfer' });
  return found;
};

/** The outcome of matching a line. */
export interface MatchedLine extends BookedLine {
  readonly status: PaymentStatus | null;
  /** The part of the line that was credited to another fee. */
  readonly credited_cents: number;
}

/** Books a line for candidates who declared nothing, and confirms the payment. */
const book = async (
  tx: Transaction<Database>,
  line: LockedLine,
  {
    order,
    difference_reason,
    payer,
    caller,
    request,
    services,
    ...told
  }: Matching & { order: { enrolment_ids: readonly number[] } },
) => {
  const { class_id } = order;
  const { language } = request;
  const differs = difference_reason !== undefined;
  const now = services.now();
  const booked = await bookPayments(tx, line, order, { caller, now, language, differs, payer });
  const { payment_id } = booked;
  if (payment_id === null) return { ...booked, status: null };
  const found = await readPayment(tx, class_id, payment_id);
  const input = { class_id, payment_id, event: 'book' } as const;
  const detail = detailOf(line, told);
  return { ...booked, status: await carryOutCheck(tx, services, found, { input, caller, request, detail }) };
};

/**
 * Writes the outcome of a line: it is part of a payment, whose surplus is to be refunded, or is held for its candidate.
 */
const keep = async (
  tx: Transaction<Database>,
  line: LockedLine,
  enrolment_id: number,
  booked: BookedLine,
  {
    order,
    difference_reason = '',
    batch_id,
    instead_of,
    of_many = false,
    caller,
    request,
    services,
  }: Matching,
): Promise<void> => {
  const { class_id } = order;
  const { payment_id, surplus_cents: amount_cents, still_due_cents, by_hand = false } = booked;
  const declared_id = 'payment_id' in order ? order.payment_id : null;
  // A declaration that the line confirms says who paid. One that it ends is to be made again once the line is undone.
  const isOfMany = of_many && (declared_id === null || payment_id === null);
  const ended_id = instead_of ?? (payment_id === null ? declared_id : null);
  const now = services.now();
  // This comes after everything that may be refused: if many lines are matched, a refused one has changed nothing.
  const matched = sql`
    update bank_line set class_id = ${class_id}, matched_by = ${caller.user_id}, matched_at = ${now}, payment_id = ${payment_id},
      held_for = ${payment_id === null ? enrolment_id : null}, batch_id = ${payment_id === null ? null : batch_id},
      by_hand = ${by_hand}, of_many = of_many or ${isOfMany}::boolean, instead_of = ${ended_id}::bigint
    where line_id = ${line.line_id}`;
  await executeLater(tx, prepared(matched));
  if (payment_id === null) {
    const held = { action: 'hold', object_type: 'bank_line', object_id: line.line_id };
    const detail = { enrolment_id, amount_cents: line.amount_cents, still_due_cents };
    const event = { ...byStaff(caller, request), at: now, ...held, reason: difference_reason, detail };
    await appendAudit(tx, class_id, [event]);
  } else if (amount_cents > 0) {
    const reason = difference_reason;
    await askSurplusBack(tx, { class_id, payment_id, amount_cents, reason, caller, request, now });
  }
};

/**
 * Confirms a payment by a line of the bank's statement, which belongs to the payment from then on. For candidates who
 * declared nothing, a payment is booked first.
 * A surplus goes to another fee of the same candidate if one is named, as a line of its own.
 * @throws a Refusal: not_found, state_changed if the line does not wait (any more), amount_differs, already_paid,
 * not_payable, transition_refused, another_person
 */
export const matchLine = async (tx: Transaction<Database>, matching: Matching): Promise<MatchedLine> => {
  const { line_id, order, surplus_to, request } = matching;
  const { class_id } = order;
  const line = await lockLine(tx, line_id);
  // A payment that does not exist is reported first, for a line in any state.
  const declared = 'payment_id' in order ? await readPayment(tx, class_id, order.payment_id) : undefined;
  if (!line) throw new Refusal('state_changed');
  if (surplus_to) {
    const part = await splitLine(tx, line, order, { surplus_to, language: request.language });
    const { difference_reason, ...exact } = { ...matching, surplus_to: undefined };
    const matched = await matchLine(tx, exact);
    const to = { class_id: surplus_to.class_id, enrolment_ids: [surplus_to.enrolment_id] };
    const of_many = exact.of_many || (declared !== undefined && declared.payment_ids.length > 1);
    const over = { difference_reason, line_id: part.line_id, order: to, batch_id: null, of_many };
    await matchLine(tx, { ...exact, ...over });
    return { ...matched, credited_cents: part.amount_cents };
  }
  const booked =
    'payment_id' in order && declared
      ? await matchDeclared(tx, line, declared, { ...matching, order })
      : await book(tx, line, { ...matching, order: { enrolment_ids: [], ...order } });
  const enrolment_id =
    declared?.enrolment_id ?? ('enrolment_ids' in order ? (order.enrolment_ids[0] ?? 0) : 0);
  await keep(tx, line, enrolment_id, booked, matching);
  const { by_hand: _found, ...outcome } = booked;
  return { ...outcome, credited_cents: 0 };
};
