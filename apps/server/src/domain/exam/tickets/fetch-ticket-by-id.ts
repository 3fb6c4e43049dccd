import type { TicketRow } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { readTimeline } from '../../../platform/audit/read-timeline.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { ticketColumns, ticketsOfPeople } from './ticket-columns.js';

export const fetchTicketById = handle('ticket/fetchTicketById', async ({ input, services }) => {
  const { db } = services.store;
  const { class_id, ticket_id } = input;
  const { rows } = await sql<TicketRow>`
    select ${ticketColumns} from ${ticketsOfPeople}
    where t.class_id = ${class_id} and t.ticket_id = ${ticket_id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return { ...found, timeline: await readTimeline(db, class_id, 'ticket', ticket_id) };
});
