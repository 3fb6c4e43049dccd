import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { givenShortReason, id } from '../../fields.js';
import { dayMove, dayMoveExamples, movedOnDay } from './day-move.js';
import { ticketExamples } from './ticket-record.js';

/**
 * Moves a person to another seat, or a whole room to another one, or gives a seat to candidates who have none, once
 * the arrangement is published. Tickets are issued, or issued again, their candidates notified, and the earlier codes
 * still open the door; new tickets continue the numbers. Until the first sitting begins one person does it; from then
 * on, and for a candidate with a mark in the sitting, it waits for a second one (ticket/decideDayMove): `waits_id` is
 * then the id it waits by. `move_barred` has the reason of a refusal: the seat is taken, the sitting is over, scores
 * are entered, another move of the same person or late seat waits, or one that takes part in the same room at the same
 * time where either is of a room, the room is too small, there is no free seat but at the time of another subject, a
 * fee or the courses of a candidate are open, a candidate has a seat or is not approved any longer, or a room is
 * occupied at that time (`busy`: `to_room_id`, `more_room_ids`). Moving back undoes it.
 */
export const moveOnDay = endpoint('ticket/moveOnDay', {
  summary: 'Move a person or a room on the day of the exam, or seat candidates who have no seat',
  input: z.strictObject({
    class_id: id,
    move: dayMove,
    reason: givenShortReason,
  }),
  output: movedOnDay.extend({ waits_id: id.nullable() }),
  access: examDesk,
  writes: 'day_move',
  needsKey: true,
  refuses: ['not_found', 'state_changed', 'move_barred'],
  example: {
    input: { class_id: ticketExamples.row.class_id, move: dayMoveExamples.move, reason: '桌椅损坏' },
    output: { reissued: 1, told: 1, waits_id: null },
  },
});
