import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { timelineEntry } from '../../timeline.js';
import { ticketExamples, ticketRow } from './ticket-record.js';

const { row } = ticketExamples;

/** One ticket with its history. */
export const fetchTicketById = endpoint('ticket/fetchTicketById', {
  summary: 'One ticket with its history',
  input: z.strictObject({ class_id: id, ticket_id: id }),
  output: ticketRow.extend({ timeline: z.array(timelineEntry) }),
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: row.class_id, ticket_id: row.ticket_id },
    output: {
      ...row,
      timeline: [
        { at: row.updated_at, by: '林秋月', action: 'issue', from: 'none', to: 'issued', reason: null },
      ],
    },
  },
});
