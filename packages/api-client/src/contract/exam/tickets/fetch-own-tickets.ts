import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { ticketExamples, ticketRow } from './ticket-record.js';

const ownTicket = ticketRow
  .pick({ class_id: true, ticket_id: true, ticket_no: true, seats: true })
  .extend({ enrolment_id: id });
export type OwnTicket = z.infer<typeof ownTicket>;

const { class_id, ticket_id, ticket_no, seats } = ticketExamples.row;

/** The tickets of the proven phone whose arrangement is published. */
export const fetchOwnTickets = endpoint('ticket/fetchOwnTickets', {
  summary: 'Tickets of the proven phone',
  input: z.strictObject({}),
  output: z.object({ items: z.array(ownTicket) }),
  access: { to: 'ticket', purpose: 'enrol' },
  example: {
    input: {},
    output: { items: [{ class_id, ticket_id, ticket_no, seats, enrolment_id: 180143985099001 }] },
  },
});
