import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { givenReason, id } from '../../fields.js';
import { ticketExamples } from './ticket-record.js';

/**
 * Takes all seats of a class back, so that its rooms and sittings can be changed: its tickets are superseded until
 * the next arrangement.
 */
export const clearSeats = endpoint('ticket/clearSeats', {
  summary: 'Take all seats of a class back',
  input: z.strictObject({ class_id: id, reason: givenReason }),
  output: z.object({ superseded: z.int() }),
  access: examDesk,
  writes: 'seating',
  needsKey: true,
  refuses: ['not_found', 'transition_refused'],
  example: {
    input: { class_id: ticketExamples.row.class_id, reason: '考场调整' },
    output: { superseded: 76 },
  },
});
