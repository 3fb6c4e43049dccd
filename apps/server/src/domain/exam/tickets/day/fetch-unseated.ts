import type { OutputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { pageOf, readPage } from '../../../../platform/store/read-page.js';
import { matchesSearch } from '../../../foundation/search/matches-search.js';
import { hasPaid } from '../../../foundation/standing/has-paid.js';
import { hasStudied } from '../../../foundation/standing/has-studied.js';
import { lacksSeat } from '../../../foundation/standing/lacks-seat.js';

type Unseated = OutputOf<'ticket/fetchUnseated'>;

/** Whether a seat for `enrolment e` is asked for and waits for a second person. */
const isAsked = sql<boolean>`exists (select from day_move m where m.class_id = e.class_id
  and m.move->'enrolment_ids' @> to_jsonb(e.enrolment_id))`;

/** The reason that `enrolment e` cannot be given a seat yet. */
const open = sql`case when not ${hasPaid} then 'fee' when not ${hasStudied} then 'study' when ${isAsked} then 'move' end`;

export const fetchUnseated = handle('ticket/fetchUnseated', async ({ input, services }) => {
  const { class_id, search } = input;
  const searcher = { keyring: services.keyring, now: services.now() };
  const found = search ? sql`and ${matchesSearch(search, searcher)}` : sql``;
  const unseated = sql`enrolment e where e.class_id = ${class_id} and ${lacksSeat} ${found}`;
  const { items, count } = await readPage(services.store.db, input, {
    rows: sql<Unseated['items'][number]>`
      select p.enrolment_id, p.enrol_no, p.name, u.com_name as unit_name, p.open from (
        select e.enrolment_id, e.enrol_no, e.name, e.unit_id, ${open} as open from ${unseated}
      ) as p left join unit u on u.unit_id = p.unit_id
      order by p.open is not null, p.enrol_no ${pageOf(input)}`,
    count: sql<{ total: number; seatable: number }>`
      select (select count(*) from ${unseated})::int4 as total,
        (select count(*) from ${unseated} and ${open} is null)::int4 as seatable
      from class where class_id = ${class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  return { items, ...count };
});
