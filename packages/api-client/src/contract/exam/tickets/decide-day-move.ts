import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { dayMoveExamples, movedOnDay } from './day-move.js';
import { ticketExamples } from './ticket-record.js';

/**
 * Carries out a move that waits for a second person, or drops it. Only another person than the requester may carry
 * it out; anybody who may request it may drop it. A move that would be refused by now is refused here, as its preview
 * is, and still waits.
 */
export const decideDayMove = endpoint('ticket/decideDayMove', {
  summary: 'Carry out a move that waits, or drop it',
  input: z.strictObject({ class_id: id, move_id: id, event: z.enum(['carry_out', 'drop']) }),
  output: movedOnDay,
  access: examDesk,
  writes: 'day_move',
  needsKey: true,
  refuses: ['not_found', 'state_changed', 'another_person', 'move_barred'],
  example: {
    input: {
      class_id: ticketExamples.row.class_id,
      move_id: dayMoveExamples.waiting.move_id,
      event: 'carry_out',
    },
    output: { reissued: 1, told: 1 },
  },
});
