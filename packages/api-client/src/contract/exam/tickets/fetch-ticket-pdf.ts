import { z } from 'zod';
import { candidateOrExamDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { ticketExamples } from './ticket-record.js';

const { class_id, ticket_id } = ticketExamples.row;

/**
 * A ticket as a PDF, in the caller's language: photo, sittings, seats, rules, and a code that the programme signed.
 * Candidates get their own, once the arrangement is published; a superseded or void one is refused.
 */
export const fetchTicketPdf = endpoint('ticket/fetchTicketPdf', {
  summary: 'A ticket as PDF',
  input: z.strictObject({ class_id: id, ticket_id: id }),
  output: z.instanceof(Uint8Array),
  access: candidateOrExamDesk,
  answers: 'pdf',
  refuses: ['not_found', 'transition_refused', 'busy'],
  example: {
    input: { class_id, ticket_id },
    output: new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d]),
  },
});
