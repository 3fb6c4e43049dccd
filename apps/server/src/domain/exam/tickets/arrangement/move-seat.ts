import { deskPlace, paperAt, subjectsOf } from '@skillcert/core';
import { sql } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { columnText } from '../../../../platform/store/array-text.js';
import { seatedAgain, ticketSteps } from '../ticket-steps.js';
import { lockArrangeable } from './lock-arrangeable.js';
import { readMove } from './read-move.js';

export const moveSeat = handle('ticket/moveSeat', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id } = input;
    const now = services.now();
    await lockArrangeable(tx, class_id);
    const { level, subject, moved } = await readMove(tx, input);
    const papers = subjectsOf(services.exam, level).find(({ id }) => id === subject)?.papers ?? [];
    const seats = moved.map(({ columns, ...seat }) => ({
      ...seat,
      paper: paperAt(papers, deskPlace(columns, seat.desk)),
    }));
    const tickets = columnText(seats, 'ticket_id');
    await sql`delete from exam_seat
      where class_id = ${class_id} and subject = ${subject} and ticket_id = any(${tickets}::bigint[])`.execute(
      tx,
    );
    await sql`
      with again as (
        update exam_ticket set revision = revision + 1, opens_from = null, updated_at = ${now}
        where class_id = ${class_id} and ticket_id = any(${tickets}::bigint[])
      )
      insert into exam_seat (class_id, ticket_id, subject, sitting_id, desk, paper)
      select ${class_id}::bigint, n.ticket_id, ${subject}::text, n.sitting_id, n.desk, n.paper
      from unnest(${tickets}::bigint[], ${columnText(seats, 'sitting_id')}::bigint[],
        ${columnText(seats, 'desk')}::int4[], ${columnText(seats, 'paper')}::text[])
        as n (ticket_id, sitting_id, desk, paper)`.execute(tx);
    const by = { ...byStaff(caller, request), at: now };
    await appendAudit(
      tx,
      class_id,
      seats.flatMap(({ ticket_id, sitting_id, desk }) =>
        ticketSteps(by, caller, {
          ticket_id,
          from: 'issued',
          events: seatedAgain('issued'),
          detail: { seats: [{ sitting_id, desk }] },
        }),
      ),
    );
    return { reissued: seats.length };
  }),
);
