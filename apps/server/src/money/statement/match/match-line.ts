import type { PaymentStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../audit/append-audit.js';
import { byStaff } from '../../../class/by-staff.js';
import type { StaffSession } from '../../../http/calls/caller.js';
import type { RequestFacts } from '../../../http/calls/handle.js';
import { Refusal, refuseTransition } from '../../../http/errors/refuse.js';
import type { Services } from '../../../services.js';
import type { Database } from '../../../store/database.js';
import { type CheckedPayment, carryOutCheck, checkedColumns } from '../../payments/online/carry-out-check.js';
import { askSurplusBack } from './ask-surplus-back.js';
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
  /** Why an amount that differs is taken for one candidate; none where it may not differ. */
  readonly difference_reason?: string | undefined;
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

/** What a line became. */
interface MatchedLine {
  /** Of many candidates the first; null where the line is held until the fee is whole. */
  readonly payment_id: number | null;
  readonly status: PaymentStatus | null;
  readonly still_due_cents: number;
  readonly surplus_cents: number;
}

/**
 * Confirms a payment by a line of the bank's statement, which is the payment from then on; of candidates who declared nothing, it is booked first.
 * @throws a Refusal: not_found, state_changed where the line does not wait (any more), amount_differs, already_paid, part_paid, not_payable, transition_refused, another_person
 */
export const matchLine = async (
  tx: Transaction<Database>,
  { line_id, order, difference_reason, batch_id, caller, request, services }: Matching,
): Promise<MatchedLine> => {
  const line = await lockLine(tx, line_id);
  const { class_id } = order;
  const now = services.now();
  const { language } = request;
  // A payment that is not there is said first, whatever the line is.
  const declared = 'payment_id' in order ? await readPayment(tx, class_id, order.payment_id) : undefined;
  if (!line) throw new Refusal('state_changed');
  const by = { class_id, matched_by: caller.user_id, matched_at: now };
  const hold = (set: object) =>
    tx
      .updateTable('bank_line')
      .set({ ...by, ...set })
      .where('line_id', '=', line_id)
      .execute();
  if ('enrolment_ids' in order) {
    const differs = difference_reason !== undefined;
    const booked = await bookPayments(tx, line, order, { now, language, differs });
    const { payment_id, surplus_cents } = booked;
    const enrolment_id = order.enrolment_ids[0] ?? 0;
    if (payment_id === null) {
      await hold({ held_for: enrolment_id });
      const held = {
        action: 'hold',
        object_type: 'bank_line',
        object_id: line_id,
        reason: difference_reason,
      };
      const detail = {
        enrolment_id,
        amount_cents: line.amount_cents,
        still_due_cents: booked.still_due_cents,
      };
      await appendAudit(tx, class_id, [{ ...byStaff(caller, request), at: now, ...held, detail }]);
      return { ...booked, status: null };
    }
    const found = await readPayment(tx, class_id, payment_id);
    const input = { class_id, payment_id, event: 'book' } as const;
    const status = await carryOutCheck(tx, services, found, { input, caller, request, detail: { line_id } });
    await hold({ payment_id, batch_id });
    if (surplus_cents > 0) {
      const surplus = { class_id, payment_id, amount_cents: surplus_cents, caller, request, now };
      await askSurplusBack(tx, { ...surplus, reason: difference_reason ?? '' });
    }
    return { ...booked, status };
  }
  const { payment_id } = order;
  const found = declared ?? (await readPayment(tx, class_id, payment_id));
  refuseOtherAmount(line, found, language);
  const input = { class_id, payment_id, event: 'confirm' } as const;
  const status = await carryOutCheck(tx, services, found, { input, caller, request, detail: { line_id } });
  // After everything that may be refused: of many lines, one that is refused has changed nothing.
  await hold({ payment_id, batch_id });
  return { payment_id, status, still_due_cents: 0, surplus_cents: 0 };
};
