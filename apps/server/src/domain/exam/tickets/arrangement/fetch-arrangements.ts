import type { ArrangementVersion } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { pageOf, readPage } from '../../../../platform/store/read-page.js';
import { utcMoment } from '../../../../platform/store/sql/utc-moment.js';
import { accessiblePeople } from './arrangement-columns.js';

export const fetchArrangements = handle('ticket/fetchArrangements', async ({ input, services }) => {
  const { class_id } = input;
  const { items, count } = await readPage(services.store.db, input, {
    rows: sql<ArrangementVersion>`
      select a.version, a.kind, a.restores, a."order", a.apart, a.keep, a.seed, ${accessiblePeople} as accessible,
        p.name as accepted_by, ${utcMoment('a.accepted_at')} as accepted_at,
        (select count(distinct k.ticket_id) from exam_arrangement_seat k
          where k.class_id = a.class_id and k.version = a.version)::int4 as seated
      from exam_arrangement a join account p on p.user_id = a.accepted_by
      where a.class_id = ${class_id} order by a.version desc ${pageOf(input)}`,
    count: sql<{ total: number }>`
      select (select count(*) from exam_arrangement a where a.class_id = c.class_id)::int4 as total
      from class c where c.class_id = ${class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  return { items, ...count };
});
