import type { PaymentStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { StaffSession } from '../../../http/calls/caller.js';
import type { RequestFacts } from '../../../http/calls/handle.js';
import { Refusal, refuseTransition } from '../../../http/errors/refuse.js';
import type { Services } from '../../../services.js';
import type { Database } from '../../../store/database.js';
import { type CheckedPayment, carryOutCheck, checkedColumns } from '../../payments/online/carry-out-check.js';
import { bookPayments } from './book-payments.js';
import { lockLine } from './lock-line.js';
import { refuseOtherAmount } from './refuse-other-amount.js';

/** What a line is the money of: a declared transfer, or candidates of one class who declared nothing. */
export type MatchedOrder =
  | { readonly class_id: number; readonly payment_id: number }
  | { readonly class_id: number; readonly enrolment_ids: readonly number[] };

interface Matching {
  readonly line_id: number;
  readonly order: MatchedOrder;
  /** What it is matched together with. */
  readonly batch_id: number | null;
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id' | 'language'>;
  readonly services: Pick<Services, 'programme' | 'now'>;
}

type Found = CheckedPayment & { readonly currency: string; readonly is_transfer: boolean };

/** The class row is held against a cancellation. */
const readPayment = async (
  tx: Transaction<Database>,
  class_id: number,
  payment_id: number,
): Promise<Found> => {
  const { rows } = await sql<Found>`
    select p.currency, p.method = 'bank_transfer' as is_transfer, ${checkedColumns}
    from payment p join class c on c.class_id = p.class_id
    where p.class_id = ${class_id} and p.payment_id = ${payment_id} for share of c`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  if (!found.is_transfer) throw refuseTransition({ why: 'not_by_transfer' });
  return found;
};

/**
 * Confirms a payment by a line of the bank's statement, which is the payment from then on; of candidates who declared nothing, it is booked first.
 * @returns the payment, of many candidates the first
 * @throws a Refusal: not_found, state_changed where the line does not wait (any more), amount_differs, already_paid, not_payable, transition_refused, another_person
 */
export const matchLine = async (
  tx: Transaction<Database>,
  { line_id, order, batch_id, caller, request, services }: Matching,
): Promise<{ readonly payment_id: number; readonly status: PaymentStatus }> => {
  const line = await lockLine(tx, line_id);
  const { class_id } = order;
  const isBooked = 'enrolment_ids' in order;
  const now = services.now();
  const { language } = request;
  // A payment that is not there is said first, whatever the line is.
  const declared = isBooked ? undefined : await readPayment(tx, class_id, order.payment_id);
  if (!line) throw new Refusal('state_changed');
  const payment_id = isBooked ? await bookPayments(tx, line, order, { now, language }) : order.payment_id;
  const found = declared ?? (await readPayment(tx, class_id, payment_id));
  refuseOtherAmount(line, found, language);
  const event = isBooked ? 'book' : 'confirm';
  const check = { input: { class_id, payment_id, event }, caller, request, detail: { line_id } } as const;
  const status = await carryOutCheck(tx, services, found, check);
  // After everything that may be refused: of many lines, one that is refused has changed nothing.
  await sql`
    update bank_line set class_id = ${class_id}, payment_id = ${payment_id}, batch_id = ${batch_id},
      matched_by = ${caller.user_id}, matched_at = ${now}
    where line_id = ${line_id}`.execute(tx);
  return { payment_id, status };
};
