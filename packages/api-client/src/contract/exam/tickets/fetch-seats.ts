import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { examExamples, examRoom } from '../exam-record.js';
import { arrangementNumber, ticketExamples } from './ticket-record.js';

/**
 * The seats of a sitting, now or in a version of the arrangement: at the desks that the room has now, without
 * candidates whose desk no longer exists.
 */
export const fetchSeats = endpoint('ticket/fetchSeats', {
  summary: 'Who sits where in a sitting',
  input: z.strictObject({
    class_id: id,
    sitting_id: id,
    /** Defaults to the current seats. */
    version: arrangementNumber.optional(),
  }),
  output: z.object({
    room: examRoom.pick({ room_id: true, name: true, rows: true, columns: true, blocked: true }),
    seats: z.array(
      z.object({
        ticket_id: id,
        ticket_no: z.string(),
        name: z.string(),
        unit_name: z.string().nullable(),
        /**
         * Numbers for the unit and the employer: candidates who share one come from the same. They hold within the
         * class, in all of its sittings.
         */
        origins: z.array(z.int()),
        desk: z.int(),
        paper: z.string(),
      }),
    ),
  }),
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: examExamples.class_id, sitting_id: examExamples.sitting.sitting_id },
    output: {
      room: {
        room_id: examExamples.room.room_id,
        name: examExamples.room.name,
        rows: 6,
        columns: 5,
        blocked: [30],
      },
      seats: [
        {
          ticket_id: ticketExamples.row.ticket_id,
          ticket_no: ticketExamples.row.ticket_no,
          name: ticketExamples.row.name,
          unit_name: ticketExamples.row.unit_name,
          origins: [84_120_957_331_042, 217_903_664_180_275],
          desk: 12,
          paper: 'B',
        },
      ],
    },
  },
});
