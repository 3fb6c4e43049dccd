import type { SeatDifference } from '@skillcert/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { pageOf, readPage } from '../../../../platform/store/read-page.js';
import { utcMoment } from '../../../../platform/store/sql/utc-moment.js';
import { ticketsOfPeople } from '../ticket-columns.js';
import { seatsOf } from './arrangement-seats.js';

/** The place that `a` or `b` names; null where it has none. */
const placeOf = (side: 'a' | 'b'): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${side}.${name}`);
  return sql`case when ${column('desk')} is not null then json_build_object('starts_at', ${utcMoment(`${side}.starts_at`)},
    'room_name', ${column('room_name')}, 'row', ${column('seat_row')}, 'column', ${column('seat_column')}) end`;
};

export const compareArrangements = handle('ticket/compareArrangements', async ({ input, services }) => {
  const { class_id, version, with_version } = input;
  const differing = sql`(${seatsOf(class_id, version)}) as a
    full join (${seatsOf(class_id, with_version)}) as b on b.ticket_id = a.ticket_id and b.subject = a.subject
    join (${ticketsOfPeople}) on t.class_id = ${class_id}::bigint and t.ticket_id = coalesce(a.ticket_id, b.ticket_id)
    where a.sitting_id is distinct from b.sitting_id or a.desk is distinct from b.desk`;
  const other =
    with_version === undefined
      ? sql``
      : sql`and exists (select from exam_arrangement o where o.class_id = v.class_id and o.version = ${with_version})`;
  const { items, count } = await readPage(services.store.db, input, {
    rows: sql<SeatDifference>`
      select t.ticket_id, t.ticket_no, e.name, coalesce(a.subject, b.subject) as subject, ${placeOf('a')} as before, ${placeOf('b')} as after
      from ${differing} order by t.ticket_no, coalesce(a.subject, b.subject), t.ticket_id ${pageOf(input)}`,
    count: sql<{ total: number }>`
      select (select count(*) from ${differing})::int4 as total from exam_arrangement v
      where v.class_id = ${class_id} and v.version = ${version} ${other}`,
  });
  if (!count) throw new Refusal('not_found');
  return { items, ...count };
});
