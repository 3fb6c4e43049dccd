import type { OutputOf, TicketRow } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Call } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { isOneOf, pageOf, readPage } from '../../../platform/store/read-page.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { matchesSearch, type Searcher } from '../../foundation/search/matches-search.js';
import { lacksSeat } from '../../foundation/standing/lacks-seat.js';
import { accessiblePeople } from './arrangement/arrangement-columns.js';
import { ticketColumns, ticketsOfPeople } from './ticket-columns.js';

type Filters = Call<'ticket/fetchTicketLists'>['input'];
type Tickets = OutputOf<'ticket/fetchTicketLists'>;
type Counted = Pick<Tickets, 'total' | 'counts' | 'unseated' | 'status' | 'arrangement'>;

const filtered = ({ class_id, search, status, room_id }: Filters, searcher: Searcher) =>
  sql.join(
    [
      sql`t.class_id = ${class_id}`,
      ...(status ? [isOneOf('t.status', [status])] : []),
      ...(room_id
        ? [
            sql`exists (select from exam_seat s
              join exam_sitting i on i.class_id = s.class_id and i.sitting_id = s.sitting_id
              where s.class_id = t.class_id and s.ticket_id = t.ticket_id and i.room_id = ${room_id})`,
          ]
        : []),
      ...(search ? [sql`(t.ticket_no = ${search.toUpperCase()} or ${matchesSearch(search, searcher)})`] : []),
    ],
    sql` and `,
  );

const ofStatus = (status: string) => sql`(count(*) filter (where status = ${status}))::int4`;

const arrangement = sql`(select json_build_object('version', a.version, 'order', a."order", 'apart', a.apart, 'keep', a.keep,
    'seed', a.seed, 'accepted_by', p.name, 'accepted_at', ${utcMoment('a.accepted_at')},
    'accessible', ${accessiblePeople})
  from exam_arrangement a join account p on p.user_id = a.accepted_by
  where a.class_id = c.class_id order by a.version desc limit 1)`;

const orders = { ticket_no: sql`t.ticket_no`, updated_at: sql`t.updated_at` };

/**
 * One page of a class's tickets, how many there are in each state, and how its seats were arranged.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const listTickets = async (
  db: Kysely<Database>,
  filters: Filters,
  searcher: Searcher,
): Promise<Tickets> => {
  const where = filtered(filters, searcher);
  const direction = sql.raw(filters.order === 'asc' ? 'asc' : 'desc');
  const { items, count } = await readPage(db, filters, {
    rows: sql<TicketRow>`
      select ${ticketColumns} from ${ticketsOfPeople} where ${where}
      order by ${orders[filters.sort]} ${direction}, t.ticket_id ${pageOf(filters)}`,
    count: sql<Counted>`
      select c.status, ${arrangement} as arrangement,
        (select count(*) from ${ticketsOfPeople} where ${where})::int4 as total,
        (select json_build_object('issued', ${ofStatus('issued')}, 'superseded', ${ofStatus('superseded')},
          'void', ${ofStatus('void')})
          from exam_ticket where class_id = c.class_id) as counts,
        (select count(*)::int4 from enrolment e where e.class_id = c.class_id and ${lacksSeat}) as unseated
      from class c where c.class_id = ${filters.class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  return { items, ...count };
};
