import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { givenReason, id } from '../../fields.js';
import { ticketExamples, ticketStatus } from './ticket-record.js';

const { row } = ticketExamples;

/**
 * Makes a ticket void: its seats are free, its number is never reused. A candidate who may still sit the exam gets
 * a new one with the next arrangement.
 */
export const voidTicket = endpoint('ticket/voidTicket', {
  summary: 'Make a ticket void',
  input: z.strictObject({ class_id: id, ticket_id: id, reason: givenReason }),
  output: z.object({ ticket_id: id, status: ticketStatus }),
  access: examDesk,
  writes: 'ticket',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'state_changed'],
  example: {
    input: { class_id: row.class_id, ticket_id: row.ticket_id, reason: '考生弃考' },
    output: { ticket_id: row.ticket_id, status: 'void' },
  },
});
