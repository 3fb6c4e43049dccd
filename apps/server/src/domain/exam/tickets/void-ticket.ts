import { showsTickets, voidsTickets } from '@skillcert/core';
import { sql } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { lockPeople } from '../check-in/lock-people.js';
import { lockArrangeable } from './arrangement/lock-arrangeable.js';
import { nextTicketStatus } from './next-ticket-status.js';
import { notifyTickets } from './notify-tickets.js';
import { ticketSteps } from './ticket-steps.js';

export const voidTicket = handle('ticket/voidTicket', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, ticket_id, reason } = input;
    const now = services.now();
    const found = await tx
      .selectFrom('exam_ticket')
      .select(['status', 'enrolment_id'])
      .where('class_id', '=', class_id)
      .where('ticket_id', '=', ticket_id)
      .executeTakeFirst();
    if (!found) throw new Refusal('not_found');
    const class_status = await lockArrangeable(tx, class_id, voidsTickets);
    // A scan of the person is through by then, or begins when the ticket is void.
    await lockPeople(tx, { class_id, enrolment_ids: [found.enrolment_id] });
    const status = nextTicketStatus(found.status, 'cancel', caller.roles);
    const { rows } = await sql`
      with changed as (
        update exam_ticket set status = ${status}, live_enrolment_id = null, reason = ${reason}, updated_at = ${now}
        where class_id = ${class_id} and ticket_id = ${ticket_id} and status = ${found.status}
        returning class_id, ticket_id
      ), freed as (
        delete from exam_seat s using changed where s.class_id = changed.class_id and s.ticket_id = changed.ticket_id
      )
      select ticket_id from changed`.execute(tx);
    if (rows.length === 0) throw new Refusal('state_changed');
    const by = { ...byStaff(caller, request), at: now };
    await appendAudit(
      tx,
      class_id,
      ticketSteps(by, caller, { ticket_id, from: found.status, events: ['cancel'], reason }),
    );
    if (showsTickets(class_status)) await notifyTickets(tx, services, class_id);
    return { ticket_id, status };
  }),
);
