import { endedRefunds, type PaymentStatus, type RefundStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database, RowChange } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { openEnrolment } from '../payments/change-payment.js';
import type { FoundRefund } from './read-refund.js';

interface Change {
  readonly class_id: number;
  readonly found: FoundRefund;
  readonly to: RefundStatus;
  /** Where its payment goes with it. */
  readonly payment_to: PaymentStatus;
  /** More columns to set with the state. */
  readonly set: Omit<RowChange<'refund'>, 'returns'>;
  readonly user_id: number | null;
  /** Why its provider sends nothing back. */
  readonly fault?: string | null;
  /** When the provider is asked for it once more. */
  readonly again_at?: Date | null;
  readonly now: Date;
}

/**
 * Moves a refund and its payment from the states they were read in. Over, it gives its reservation back, and come back
 * from the bank it takes it again; done or come back, the ledger says so by the same statement; in every state its
 * provider is not asked about it any more, but for a refund that is sent once more.
 * @throws a Refusal `state_changed` when somebody was faster
 */
export const changeRefund = async (
  tx: Transaction<Database>,
  { class_id, found, to, payment_to, set, user_id, fault = null, again_at = null, now }: Change,
): Promise<void> => {
  const { refund_id, payment_id, amount_cents } = found;
  const isOver = endedRefunds.includes(to);
  const isBack = to === 'returned';
  const released = isOver ? amount_cents : isBack ? -amount_cents : 0;
  const returned = to === 'done' ? amount_cents : isBack ? -amount_cents : 0;
  // Its entries are one out, one back, one out again.
  const turn = 2 * found.returns + (isBack ? 1 : 0);
  const changed = tx
    .updateTable('refund')
    .set({
      ...set,
      ...{ status: to, updated_at: now },
      ...(isOver && { open_payment_id: null }),
      ...(isBack && { open_payment_id: payment_id, returns: found.returns + 1 }),
    })
    .where('class_id', '=', class_id)
    .where('refund_id', '=', refund_id)
    .where('status', '=', found.status)
    .where('first_by', 'is not distinct from', found.first_by)
    .returning(['payment_id']);
  const { rows } = await sql`
    with changed as (${changed}), moved as (
      update payment set status = ${payment_to}, open_enrolment_id = ${openEnrolment(payment_to)},
        reserved_cents = reserved_cents - ${released}::bigint, refunded_cents = refunded_cents + ${returned}::bigint,
        updated_at = ${now}::timestamptz
      from changed
      where payment.class_id = ${class_id} and payment.payment_id = changed.payment_id
        and payment.status = ${found.payment_status}
      returning payment.payment_id, payment.currency
    ), answered as (
      update refund_order o set ask_at = ${again_at}::timestamptz, fault = coalesce(${fault}::text, o.fault),
        retries = o.retries + (${again_at}::timestamptz is not null)::int4
      from changed where o.class_id = ${class_id} and o.refund_id = ${refund_id}
    ), entered as (
      insert into ledger (class_id, entry_id, payment_id, refund_id, turn, kind, amount_cents, currency, created_by, created_at)
      select ${class_id}::bigint, ${newId()}::bigint, payment_id, ${refund_id}::bigint, ${turn}::int4,
        ${isBack ? 'refund_back' : 'refund'}::text, -${returned}::bigint, currency, ${user_id}::bigint, ${now}::timestamptz
      from moved where ${returned}::bigint <> 0
    )
    select payment_id from moved`.execute(tx);
  if (rows.length === 0) throw new Refusal('state_changed');
};
