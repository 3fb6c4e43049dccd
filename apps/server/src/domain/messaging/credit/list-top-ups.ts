import type { TopUpRow } from '@skillcert/api-client/contract';
import { limits } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Call } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { isOneOf, pageOf, readPage } from '../../../platform/store/read-page.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

type Filters = Call<'sms/fetchSmsCredit'>['input'];

/** The values beside the orders of an institution; a class of the platform has none. */
interface Counted {
  readonly com_name: string | null;
  readonly balance_cents: number;
  readonly alarm_cents: number;
  readonly total: number;
  readonly waiting: TopUpRow | null;
}

const orders = sql`sms_order o left join account a on a.user_id = o.ordered_by`;

const columns = sql`o.order_id, o.amount_cents, o.currency, o.method, o.status, a.name as ordered_by,
  ${utcMoment('o.created_at')} as created_at, ${utcMoment('o.paid_at')} as paid_at,
  case when o.status = 'pending' then json_build_object('way', o.way, 'pay_url', o.pay_url,
    'expires_at', ${utcMoment('o.expires_at')}) end as open`;

/**
 * One page of the orders of credit of a class's institution, the newest first, its balance, and the order that
 * waits to be paid.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const listTopUps = async (
  db: Kysely<Database>,
  filters: Filters,
): Promise<{ items: TopUpRow[]; count: Counted }> => {
  const { class_id, status } = filters;
  const unit = sql`(select unit_id from class where class_id = ${class_id})`;
  const isMeant = status ? isOneOf('o.status', [status]) : sql`true`;
  const { items, count } = await readPage(db, filters, {
    rows: sql<TopUpRow>`
      select ${columns} from ${orders}
      where o.unit_id = ${unit} and ${isMeant} order by o.order_id desc ${pageOf(filters)}`,
    count: sql<Counted>`
      select u.com_name, coalesce(s.balance_cents, 0)::int8 as balance_cents,
        coalesce(s.alarm_cents, ${limits.sms_alarm_cents_default}::int8) as alarm_cents,
        (select count(*)::int4 from sms_order o where o.unit_id = c.unit_id and ${isMeant}) as total,
        (select row_to_json(w) from (
          select ${columns} from ${orders}
          where o.unit_id = c.unit_id and o.status = 'pending' order by o.order_id desc limit 1) as w) as waiting
      from class c left join unit u on u.unit_id = c.unit_id left join sms_account s on s.unit_id = c.unit_id
      where c.class_id = ${class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  return { items, count };
};
