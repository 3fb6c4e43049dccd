import type { BankBatch } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { pageOf, readPage } from '../../../platform/store/read-page.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

export const fetchBankBatches = handle('payment/fetchBankBatches', async ({ input, services }) => {
  const { currency } = services.programme;
  const { items, count } = await readPage(services.store.db, input, {
    rows: sql<BankBatch>`
      select b.batch_id, a.name as made_by, ${utcMoment('b.made_at')} as made_at, b.matched, b.matched_cents,
        s.standing, s.standing_cents, ${currency}::text as currency
      from (select * from bank_batch order by made_at desc, batch_id desc ${pageOf(input)}) b
        join account a on a.user_id = b.made_by
        cross join lateral (
          select count(*)::int4 as standing, coalesce(sum(l.amount_cents), 0)::int8 as standing_cents
          from bank_line l where l.batch_id = b.batch_id) s
      order by b.made_at desc, b.batch_id desc`,
    count: sql<{ total: number }>`select count(*)::int4 as total from bank_batch`,
  });
  return { items, total: count?.total ?? 0 };
});
