import { type Kysely, sql } from 'kysely';
import { Refusal, refuseTransition } from '../../../../platform/http/errors/refuse.js';
import type { Database, Row } from '../../../../platform/store/database.js';
import { namedBy } from '../whole-payment.js';

/** The order that pays for many, with what its payer reads. */
export interface GroupOrder
  extends Pick<Row<'provider_order'>, 'trade_no' | 'method' | 'way' | 'pay_url' | 'expires_at'>,
    Pick<Row<'group_payment'>, 'first_payment_id' | 'payments' | 'amount_cents' | 'currency'> {
  readonly status: Row<'payment'>['status'];
  readonly class_name: string;
}

type Found = { readonly [Field in keyof GroupOrder]: GroupOrder[Field] | null };

const isOfGroup = (found: Found): found is GroupOrder => found.trade_no !== null && found.payments !== null;

/**
 * The order of a payment for many, by any of its payments.
 * @throws a Refusal: not_found where the class has no such payment, transition_refused where it is not for many, or a
 * transfer
 */
export const findGroupOrder = async (
  db: Kysely<Database>,
  { class_id, payment_id }: { readonly class_id: number; readonly payment_id: number },
): Promise<GroupOrder> => {
  const { rows } = await sql<Found>`
    select p.status, c.class_name, gp.first_payment_id, gp.payments, gp.amount_cents, gp.currency, o.trade_no, o.method, o.way,
      o.pay_url, o.expires_at
    from payment p join class c on c.class_id = p.class_id
    left join group_payment gp on gp.class_id = p.class_id and gp.group_id = p.group_id
    left join provider_order o on o.class_id = p.class_id and o.payment_id = ${namedBy}
    where p.class_id = ${class_id} and p.payment_id = ${payment_id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  if (!isOfGroup(found)) throw refuseTransition({ why: 'not_by_group' });
  return found;
};
