import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { dayMoveExamples, waitingMove } from './day-move.js';
import { ticketExamples } from './ticket-record.js';

/**
 * The moves of a class that wait for a second person, the oldest first; none in a state of the class that allows
 * none.
 */
export const fetchDayMoves = endpoint('ticket/fetchDayMoves', {
  summary: 'Moves on the day that wait for a second person',
  input: z.strictObject({ class_id: id }),
  output: z.object({ items: z.array(waitingMove) }),
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: ticketExamples.row.class_id },
    output: { items: [dayMoveExamples.waiting] },
  },
});
