import type { ClassStatus, PaymentStatus, ReviewStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { NoticeRefused } from '../../../../platform/outbound/notice-refused.js';
import type { Database } from '../../../../platform/store/database.js';
import { heldCents } from '../../../foundation/standing/held-cents.js';
import type { OnlineMethod, ProviderReport } from '../../provider/payment-provider.js';
import { wholeCents } from '../whole-payment.js';

/** A payment of an order, with the facts that a report is compared with. */
export interface OrderedPayment {
  readonly class_id: number;
  readonly payment_id: number;
  readonly status: PaymentStatus;
  readonly amount_cents: number;
  readonly currency: string;
  /** The total of the order. */
  readonly total_cents: number;
  readonly class_code: string;
  readonly class_status: ClassStatus;
  readonly review: ReviewStatus;
  /** The part of its fee that lines of the bank brought before. */
  readonly held_cents: number;
  /** Whether late money is refunded: its enrolment has another open or made payment, or this is the rest of a fee. */
  readonly taken: boolean;
}

/** The payments of an order: a single one, or those of a group, first the one that names the order. */
export type OrderedPayments = readonly [OrderedPayment, ...OrderedPayment[]];

/** How a report reached us, and from which provider. */
export interface Heard {
  readonly method: OnlineMethod;
  readonly by: 'notice' | 'query';
  readonly request_id?: string;
}

/**
 * Locks payments and enrolments, in the same order as payments for many do: a second report, a withdrawal and another
 * payment wait. The class is locked against a cancellation.
 * @throws NoticeRefused if the order is not ours
 */
export const lockOrder = async (
  tx: Transaction<Database>,
  { trade_no }: Pick<ProviderReport, 'trade_no'>,
  { method }: Heard,
): Promise<OrderedPayments> => {
  const { rows } = await sql<OrderedPayment>`
    select p.class_id, p.payment_id, p.status, p.amount_cents, p.currency, ${wholeCents} as total_cents, c.code as class_code,
      c.status as class_status, e.status as review, ${heldCents} as held_cents,
      ${heldCents} > 0 or p.amount_cents < e.fee_cents or exists (select from payment other
        where other.class_id = p.class_id and other.open_enrolment_id = p.enrolment_id) as taken
    from provider_order o
    cross join lateral (
      select o.payment_id
      union
      select m.payment_id from payment named join payment m on m.class_id = named.class_id and m.group_id = named.group_id
      where named.class_id = o.class_id and named.payment_id = o.payment_id) as part
    join payment p on p.class_id = o.class_id and p.payment_id = part.payment_id
    join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
    join class c on c.class_id = p.class_id
    where o.trade_no = ${trade_no} and o.method = ${method}
    order by e.enrolment_id for update of p, e for share of c`.execute(tx);
  const [named, ...others] = rows;
  if (!named) throw new NoticeRefused('unknown_order');
  return [named, ...others];
};
