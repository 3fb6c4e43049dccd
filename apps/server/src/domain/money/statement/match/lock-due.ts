import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/store/database.js';
import { prepared } from '../../../../platform/store/prepared.js';
import { executeTogether } from '../../../../platform/store/statements/send-together.js';
import { heldCents } from '../../../foundation/standing/held-cents.js';
import type { MatchedOrder } from './matching.js';

/** The amount that is due for the fees of an order. */
export interface Due {
  readonly due_cents: number;
  readonly currency: string;
}

/** Whether an order is for `enrolment e`. */
const meant = (order: MatchedOrder) =>
  'payment_id' in order
    ? sql`e.enrolment_id in (
        select m.enrolment_id from payment p
        join payment m on m.class_id = p.class_id and (m.payment_id = p.payment_id or m.group_id = p.group_id)
        where p.class_id = ${order.class_id} and p.payment_id = ${order.payment_id})`
    : sql`e.enrolment_id = any(${[...order.enrolment_ids]}::bigint[])`;

/** Locks the enrolments of an order, and then reads what is due of their fees. */
export const lockDue = async (tx: Transaction<Database>, order: MatchedOrder): Promise<Due> => {
  const { class_id } = order;
  const lock = sql`select from enrolment e where e.class_id = ${class_id} and ${meant(order)}
    order by e.enrolment_id for update`;
  const read = sql<Due>`
    select coalesce(sum(e.fee_cents - ${heldCents}), 0)::int8 as due_cents, coalesce(max(c.currency), '') as currency
    from enrolment e join class c on c.class_id = e.class_id where e.class_id = ${class_id} and ${meant(order)}`;
  const [, [due]] = await executeTogether(tx, prepared(lock), prepared(read));
  return due ?? { due_cents: 0, currency: '' };
};
