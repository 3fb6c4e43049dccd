import { z } from 'zod';
import { examDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { examExamples } from '../exam/exam-record.js';
import { id } from '../fields.js';
import { ticketExamples } from './ticket-record.js';

const { row } = ticketExamples;

/**
 * Moves somebody to another desk of their sitting, in exchange with whoever sits there: `other_id` is the ticket that was seen there, left
 * out for a free desk. Both tickets are issued again.
 */
export const moveSeat = endpoint('ticket/moveSeat', {
  summary: 'Move somebody to another desk of their sitting',
  input: z.strictObject({
    class_id: id,
    sitting_id: id,
    ticket_id: id,
    desk: z.int().min(1),
    other_id: id.optional(),
  }),
  output: z.object({ reissued: z.int() }),
  access: examDesk,
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'state_changed'],
  example: {
    input: {
      class_id: row.class_id,
      sitting_id: examExamples.sitting.sitting_id,
      ticket_id: row.ticket_id,
      desk: 14,
    },
    output: { reissued: 1 },
  },
});
