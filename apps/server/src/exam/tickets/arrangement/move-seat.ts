import { deskPlace, paperAt, subjectsOf } from '@skillcert/core';
import { sql } from 'kysely';
import { appendAudit } from '../../../audit/append-audit.js';
import { byStaff } from '../../../class/by-staff.js';
import { handle } from '../../../http/calls/handle.js';
import { Refusal, refuseFields } from '../../../http/errors/refuse.js';
import { columnText } from '../../../store/array-text.js';
import { seatedAgain, ticketSteps } from '../ticket-steps.js';
import { lockArrangeable } from './lock-arrangeable.js';

interface Found {
  readonly level: string;
  readonly subject: string;
  readonly columns: number;
  readonly is_desk: boolean;
  readonly seats: readonly { readonly ticket_id: number; readonly desk: number }[];
}

export const moveSeat = handle('ticket/moveSeat', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, sitting_id, ticket_id, desk, other_id } = input;
    const now = services.now();
    await lockArrangeable(tx, class_id);
    const read = await sql<Found>`
      select c.level, i.subject, r."columns", ${desk} <= r."rows" * r."columns" and not (${desk}::int4 = any(r.blocked)) as is_desk,
        (select coalesce(json_agg(json_build_object('ticket_id', s.ticket_id, 'desk', s.desk)), '[]') from exam_seat s
          where s.class_id = i.class_id and s.sitting_id = i.sitting_id
            and (s.ticket_id = ${ticket_id} or s.desk = ${desk})) as seats
      from exam_sitting i
      join class c on c.class_id = i.class_id
      join exam_room r on r.class_id = i.class_id and r.room_id = i.room_id
      where i.class_id = ${class_id} and i.sitting_id = ${sitting_id}`.execute(tx);
    const [found] = read.rows;
    const own = found?.seats.find((seat) => seat.ticket_id === ticket_id);
    if (!found || !own) throw new Refusal('not_found');
    if (!found.is_desk) throw refuseFields({ desk: 'not_offered' });
    const other = found.seats.find((seat) => seat.ticket_id !== ticket_id);
    if (own.desk === desk || other?.ticket_id !== other_id) throw new Refusal('state_changed');
    const papers =
      subjectsOf(services.exam, found.level).find(({ id }) => id === found.subject)?.papers ?? [];
    const seats = [
      { ticket_id, desk },
      ...(other ? [{ ticket_id: other.ticket_id, desk: own.desk }] : []),
    ].map((seat) => ({ ...seat, paper: paperAt(papers, deskPlace(found.columns, seat.desk)) }));
    const moved = seats.map((seat) => seat.ticket_id);
    await sql`delete from exam_seat
      where class_id = ${class_id} and sitting_id = ${sitting_id} and ticket_id = any(${moved}::bigint[])`.execute(
      tx,
    );
    await sql`
      with again as (
        update exam_ticket set revision = revision + 1, updated_at = ${now}
        where class_id = ${class_id} and ticket_id = any(${moved}::bigint[])
      )
      insert into exam_seat (class_id, ticket_id, subject, sitting_id, desk, paper)
      select ${class_id}::bigint, n.ticket_id, ${found.subject}::text, ${sitting_id}::bigint, n.desk, n.paper
      from unnest(${columnText(seats, 'ticket_id')}::bigint[], ${columnText(seats, 'desk')}::int4[],
        ${columnText(seats, 'paper')}::text[]) as n (ticket_id, desk, paper)`.execute(tx);
    const by = { ...byStaff(caller, request), at: now };
    await appendAudit(
      tx,
      class_id,
      seats.flatMap((seat) =>
        ticketSteps(by, caller, {
          ticket_id: seat.ticket_id,
          from: 'issued',
          events: seatedAgain('issued'),
          detail: { seats: [{ sitting_id, desk: seat.desk }] },
        }),
      ),
    );
    return { reissued: seats.length };
  }),
);
