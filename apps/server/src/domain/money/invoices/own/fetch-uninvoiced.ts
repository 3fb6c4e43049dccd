import type { Uninvoiced } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { pageOf, readPage } from '../../../../platform/store/read-page.js';
import { type NoneUninvoiced, uninvoiced, whyNone } from './uninvoiced.js';

interface Counts {
  readonly total: number;
  readonly to_ask: number;
  readonly to_ask_cents: number;
  readonly none_because: NoneUninvoiced;
}

export const fetchUninvoiced = handle('payment/fetchUninvoiced', async ({ input, caller, services }) => {
  const { class_id, outcome } = input;
  const from = uninvoiced(caller, class_id);
  const isWanted = outcome ? sql<boolean>`outcome = ${outcome}` : sql<boolean>`true`;
  const { items, count } = await readPage(services.store.db, input, {
    rows: sql<Uninvoiced>`
      select payment_id, enrol_no, name, payer_name, amount_cents, currency, outcome from ${from}
      where ${isWanted} order by enrol_no, payment_id ${pageOf(input)}`,
    count: sql<Counts>`
      select (count(u.payment_id) filter (where ${isWanted}))::int4 as total,
        (count(u.payment_id) filter (where outcome = 'ask'))::int4 as to_ask,
        coalesce(sum(u.amount_cents) filter (where outcome = 'ask'), 0)::int8 as to_ask_cents,
        case when count(u.payment_id) = 0 then ${whyNone(caller)} end as none_because
      from class c left join (select * from ${from}) u on u.class_id = c.class_id
      where c.class_id = ${class_id} group by c.class_id`,
  });
  if (!count) throw new Refusal('not_found');
  return { items, ...count };
});
