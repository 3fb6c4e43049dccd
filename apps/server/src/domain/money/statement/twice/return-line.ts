import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { Refusal, refuseTransition } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { newId } from '../../../../platform/store/new-id.js';
import { carryOutCheck } from '../../payments/online/carry-out-check.js';
import { wholeCents } from '../../payments/whole-payment.js';
import { auditRequest } from '../../refunds/audit-request.js';
import { insertRefunds, type NewRefund } from '../../refunds/insert-refunds.js';
import { type LockedLine, lockLine } from '../match/lock-line.js';
import { readPayment } from '../match/match-line.js';
import type { Matching, OtherFee } from '../match/matching.js';
import { refuseOtherAmount } from '../match/refuse-other-amount.js';
import { hasLine } from '../match/suggestions.js';

interface Returning extends Pick<Matching, 'line_id' | 'caller' | 'request' | 'services'>, OtherFee {
  readonly reason: string;
  readonly beside_hand?: boolean | undefined;
}

/**
 * Locks an enrolment whose fee is paid.
 * @throws a Refusal: not_found, transition_refused where it is not paid or the line may be its payment, amount_differs
 * where the line is in another currency
 */
const lockPaid = async (
  tx: Transaction<Database>,
  line: LockedLine,
  { class_id, enrolment_id, beside_hand = false, request: { language } }: Returning,
): Promise<void> => {
  await sql`select from enrolment where class_id = ${class_id} and enrolment_id = ${enrolment_id} for update`.execute(
    tx,
  );
  const { rows } = await sql<{
    is_paid: boolean;
    by_hand: boolean;
    whole_cents: number;
    fee_cents: number;
    currency: string;
  }>`
    select coalesce(p.status in ('confirmed', 'partly_refunded', 'refunding'), false) as is_paid,
      coalesce(p.method = 'bank_transfer' and not ${hasLine}, false) as by_hand,
      coalesce(${wholeCents}, 0)::int8 as whole_cents,
      coalesce(e.fee_cents, 0)::int8 as fee_cents, c.currency
    from enrolment e join class c on c.class_id = e.class_id
    left join payment p on p.class_id = e.class_id and p.open_enrolment_id = e.enrolment_id
    where e.class_id = ${class_id} and e.enrolment_id = ${enrolment_id}`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  const { is_paid, by_hand, whole_cents, fee_cents, currency } = found;
  if (!is_paid) throw refuseTransition({ why: 'fee_open' });
  // One transfer that was confirmed by hand and comes in a statement later is no second one.
  const mayBeIt = by_hand && whole_cents === line.amount_cents;
  if (mayBeIt && !beside_hand) throw refuseTransition({ why: 'line_of_payment' });
  if (currency !== line.currency) refuseOtherAmount(line, { total_cents: fee_cents, currency }, language);
};

/** Whether the enrolment exists: of a class that does not, nothing else is said. */
const isThere = async (
  tx: Transaction<Database>,
  { class_id, enrolment_id }: Pick<Returning, 'class_id' | 'enrolment_id'>,
): Promise<boolean> => {
  const found = await tx
    .selectFrom('enrolment')
    .select('enrolment_id')
    .where('class_id', '=', class_id)
    .where('enrolment_id', '=', enrolment_id)
    .executeTakeFirst();
  return found !== undefined;
};

/** Writes what a line brought as a payment that never is the open one of its enrolment, whose fee is paid. */
const writeDouble = async (
  tx: Transaction<Database>,
  { amount_cents, currency, payer_name, paid_on }: LockedLine,
  { class_id, enrolment_id, services }: Returning,
): Promise<number> => {
  const payment_id = newId();
  const now = services.now();
  await tx
    .insertInto('payment')
    .values({
      ...{
        class_id,
        payment_id,
        enrolment_id,
        open_enrolment_id: null,
        method: 'bank_transfer',
        status: 'created',
      },
      ...{ amount_cents, currency, payer_name, payer_bank: '', paid_on, created_at: now, updated_at: now },
    })
    .execute();
  return payment_id;
};

/**
 * Asks the money of a line back whose candidate has paid already. It is received as a payment of its own, with ledger
 * and receipt, and its refund is approved by two others like every refund.
 * @throws a Refusal: state_changed, not_found, transition_refused, amount_differs, another_person
 */
export const returnLine = async (tx: Transaction<Database>, returning: Returning): Promise<NewRefund> => {
  const { line_id, class_id, reason, caller, request, services } = returning;
  const line = await lockLine(tx, line_id);
  if (!line) throw new Refusal((await isThere(tx, returning)) ? 'state_changed' : 'not_found');
  await lockPaid(tx, line, returning);
  const payment_id = await writeDouble(tx, line, returning);
  const found = await readPayment(tx, class_id, payment_id);
  const input = { class_id, payment_id, event: 'give_back', reason } as const;
  await carryOutCheck(tx, services, found, { input, caller, request, detail: { line_id } });
  const now = services.now();
  const { user_id: requested_by } = caller;
  // No certificate ends with it, and none is in its way: the fee stays paid by the other money.
  const asked = { class_id, origin: 'paid_twice', settles: false, reason, requested_by, now } as const;
  const [refund] = await insertRefunds(tx, [{ payment_id, amount_cents: line.amount_cents }], asked);
  if (!refund) throw new Error(`The refund of the line ${line_id} was not written.`);
  await sql`
    update bank_line set class_id = ${class_id}, payment_id = ${payment_id}, matched_by = ${requested_by}, matched_at = ${now}
    where line_id = ${line_id}`.execute(tx);
  await appendAudit(tx, class_id, [auditRequest(refund, { by: byStaff(caller, request), at: now, reason })]);
  return refund;
};
