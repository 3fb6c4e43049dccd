import type { OutputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { ticketsOfPeople } from '../ticket-columns.js';
import { desksOf } from './arrangement-seats.js';
import { numberOrigins } from './number-origins.js';

type Seats = OutputOf<'ticket/fetchSeats'>;

interface Found extends Pick<Seats, 'room'> {
  readonly seats: readonly (Omit<Seats['seats'][number], 'origins'> & { readonly employer: string })[];
}

export const fetchSeats = handle('ticket/fetchSeats', async ({ input, services }) => {
  const { class_id, sitting_id, version } = input;
  const known =
    version === undefined
      ? sql``
      : sql`and exists (select from exam_arrangement a where a.class_id = i.class_id and a.version = ${version})`;
  const { rows } = await sql<Found>`
    select json_build_object('room_id', r.room_id, 'name', r.name, 'rows', r."rows", 'columns', r."columns",
        'blocked', r.blocked) as room,
      (select coalesce(json_agg(json_build_object('ticket_id', t.ticket_id, 'ticket_no', t.ticket_no, 'name', e.name,
          'unit_name', u.com_name, 'employer', e.employer, 'desk', s.desk, 'paper', s.paper) order by s.desk), '[]')
        from (${desksOf(class_id, version)}) as s
        join (${ticketsOfPeople}) on t.class_id = ${class_id} and t.ticket_id = s.ticket_id
        where s.sitting_id = ${sitting_id}) as seats
    from exam_sitting i join exam_room r on r.class_id = i.class_id and r.room_id = i.room_id
    where i.class_id = ${class_id} and i.sitting_id = ${sitting_id} ${known}`.execute(services.store.db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  const seats = found.seats.map(({ employer, ...seat }) => ({
    ...seat,
    origins: numberOrigins(services.keyring, class_id, [seat.unit_name ?? '', employer]),
  }));
  return { room: found.room, seats };
});
