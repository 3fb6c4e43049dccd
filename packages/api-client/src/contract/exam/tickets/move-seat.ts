import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { examExamples } from '../exam-record.js';
import { ticketExamples } from './ticket-record.js';

const { row } = ticketExamples;

/**
 * Moves a candidate to another desk, in exchange with its occupant: `other_id` is the ticket that was seen there,
 * absent for a free desk. `to_sitting_id` is the sitting of that desk, another one of the same subject; if absent,
 * it is their own. Both tickets are issued again. Refused if the subjects differ, or if one of the two sits another
 * subject at that time (`to_sitting_id`).
 */
export const moveSeat = endpoint('ticket/moveSeat', {
  summary: 'Move somebody to another desk, in their sitting or another one of the subject',
  input: z.strictObject({
    class_id: id,
    sitting_id: id,
    to_sitting_id: id.optional(),
    ticket_id: id,
    desk: z.int().min(1),
    other_id: id.optional(),
  }),
  output: z.object({ reissued: z.int() }),
  access: examDesk,
  writes: 'seating',
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
