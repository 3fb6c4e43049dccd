import type { PaymentStatus } from '@skillcert/core';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { executePrepared } from '../../../platform/store/prepared.js';

/** States in which a payment is over and its enrolment is free for another one. */
const over: readonly PaymentStatus[] = ['failed', 'closed', 'confirmed_late', 'refunded'];

/** The value of `open_enrolment_id` in a state: the enrolment, or null once the payment is over. */
export const openEnrolment = (to: PaymentStatus): RawBuilder<number | null> => {
  if (over.includes(to)) return sql<null>`null`;
  // A refund leaves the value as it is: a late payment was never the open payment of its enrolment.
  return to === 'refunding'
    ? sql<number | null>`payment.open_enrolment_id`
    : sql<number>`payment.enrolment_id`;
};

const heldOf = sql`coalesce((select held.cents from held where held.payment_id = payment.payment_id), 0)`;

interface Decision {
  readonly class_id: number;
  /** One payment, or the payments of a group that take the same step. */
  readonly payment_ids: readonly number[];
  readonly from: PaymentStatus;
  readonly to: PaymentStatus;
  /** Whether the money was received by this step. */
  readonly received: boolean;
  readonly reason: string | null;
  /** Null if a provider decides. */
  readonly user_id: number | null;
  /** The day of the payment and the provider's number for it, if the provider states them. */
  readonly paid_on?: string | null;
  readonly transaction_no?: string | null;
  readonly now: Date;
}

/**
 * Moves payments out of the state in which they were read. The same statement enters received money in the ledger, one
 * entry per payment. A payment that completes a fee absorbs the money held for it, so the enrolments must be locked.
 * @returns the number of the first receipt within the class, which the others follow; null if nothing was received
 * @throws a Refusal `state_changed` if somebody was faster
 */
export const decidePayment = async (
  tx: Transaction<Database>,
  { class_id, payment_ids, from, to, received, reason, user_id, paid_on, transaction_no, now }: Decision,
): Promise<number | null> => {
  const decide = sql<{ changed: number; last: number | null }>`
    with held as (
      select p.payment_id, p.enrolment_id, sum(b.amount_cents)::int8 as cents
      from payment p join bank_line b on b.class_id = p.class_id and b.held_for = p.enrolment_id
      where p.class_id = ${class_id} and p.payment_id = any(${[...payment_ids]}::bigint[]) and ${received && to === 'confirmed'}::boolean
      group by p.payment_id, p.enrolment_id
    ), changed as (
      update payment set status = ${to}, amount_cents = payment.amount_cents + ${heldOf}, held_cents = payment.held_cents + ${heldOf},
        open_enrolment_id = ${openEnrolment(to)}, reason = ${reason}::text,
        decided_by = ${user_id}, paid_on = coalesce(${paid_on ?? null}::date, paid_on), updated_at = ${now}
      where class_id = ${class_id} and payment_id = any(${[...payment_ids]}::bigint[]) and status = ${from}
      returning class_id, payment_id, amount_cents, currency
    ), joined as (
      update bank_line b set payment_id = held.payment_id, held_for = null
      from held join changed using (payment_id) where b.class_id = ${class_id} and b.held_for = held.enrolment_id
    ), entered as (
      insert into ledger (class_id, entry_id, payment_id, kind, amount_cents, currency, created_by, created_at)
      select class_id, entry_id, payment_id, 'payment', amount_cents, currency, ${user_id}::bigint, ${now}::timestamptz
      from changed
      join unnest(${[...payment_ids]}::bigint[], ${payment_ids.map(() => newId())}::bigint[]) as e(payment_id, entry_id)
        using (payment_id)
      where ${received}::boolean
    ), answered as (
      update provider_order o set ask_at = null, transaction_no = coalesce(${transaction_no ?? null}::text, o.transaction_no)
      from changed where o.class_id = changed.class_id and o.payment_id = changed.payment_id
    ), counted as (
      insert into number_series as s (class_id, series, last)
      select class_id, 'receipt', count(*) from changed where ${received}::boolean group by class_id
      on conflict (class_id, series) do update set last = s.last + excluded.last
      returning last
    )
    select count(*)::int4 as changed, (select last from counted) as last from changed`;
  const [{ changed, last } = { changed: 0, last: null }] = await executePrepared(tx, decide);
  if (changed !== payment_ids.length) throw new Refusal('state_changed');
  return last === null ? null : last - changed + 1;
};
