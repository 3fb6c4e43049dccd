import type { OutputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { evaluated, graded, isGraded, isOpen } from './match/suggest.js';

type Counts = Omit<OutputOf<'payment/countBankLines'>, 'currency'>;

const none: Counts = {
  open: 0,
  sure: 0,
  sure_cents: 0,
  by_other: 0,
  by_name: 0,
  by_name_cents: 0,
  named: 0,
  unnamed: 0,
  perhaps: 0,
  matched: 0,
  aside: 0,
};

export const countBankLines = handle('payment/countBankLines', async ({ services }) => {
  const { rows } = await sql<Counts>`
    with lines as (select * from bank_line l where ${isOpen}), ${evaluated}, ${graded}
    select count(*)::int4 as open, (count(*) filter (where ${isGraded.sure}))::int4 as sure,
      coalesce(sum(g.came_cents) filter (where ${isGraded.sure}), 0)::int8 as sure_cents,
      (count(*) filter (where ${isGraded.by_other}))::int4 as by_other,
      (count(*) filter (where ${isGraded.by_name}))::int4 as by_name,
      coalesce(sum(g.came_cents) filter (where ${isGraded.by_name}), 0)::int8 as by_name_cents,
      (count(*) filter (where ${isGraded.named}))::int4 as named, (count(*) filter (where ${isGraded.unnamed}))::int4 as unnamed,
      (select count(*)::int4 from bank_line where matched_at is not null) as matched,
      (select count(*)::int4 from bank_line l where ${isOpen} and l.perhaps_of is not null) as perhaps,
      (select count(*)::int4 from bank_line where aside_at is not null) as aside
    from graded g`.execute(services.store.db);
  return { ...(rows[0] ?? none), currency: services.programme.currency };
});
