import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { examExamples, subjectId } from '../exam-record.js';
import { dayMove, dayMoveExamples, dayPlace } from './day-move.js';
import { ticketExamples } from './ticket-record.js';

const { row } = ticketExamples;

/** A seat that a move would give. */
const plannedSeat = z.object({
  name: z.string(),
  /** Null for a ticket that does not exist yet. */
  ticket_no: z.string().nullable(),
  subject: subjectId,
  starts_at: moment,
  /** Null for a candidate who has no seat. */
  from: dayPlace.nullable(),
  to: dayPlace,
});

/** A sitting that a move would add or remove. */
const changedSitting = z.object({ subject: subjectId, starts_at: moment, room_name: z.string() });

/** The result that a move on the day would have (ticket/moveOnDay), with the same refusals: nothing is written. */
export const previewDayMove = endpoint('ticket/previewDayMove', {
  summary: 'Try a move on the day of the exam',
  input: z.strictObject({
    class_id: id,
    move: dayMove,
    /** The waiting move (ticket/fetchDayMoves) that this is: it does not stand in its own way. */
    waits_id: id.optional(),
  }),
  output: z.object({
    /** Whether it would wait for a second person. */
    waits: z.boolean(),
    seats: z.array(plannedSeat),
    /** Candidates who need an accessible desk, and would have another. */
    inaccessible: z.array(z.string()),
    /** Candidates who would sit beside somebody of their unit or employer although the rules part them. */
    beside: z.array(z.string()),
    /** Sittings of rooms that have none of the subject at that time, without invigilators. */
    added: z.array(changedSitting),
    /** Sittings that nobody would be left in, which go, with those who invigilate them. */
    removed: z.array(changedSitting.extend({ invigilators: z.array(z.string()) })),
  }),
  access: examDesk,
  refuses: ['not_found', 'class_state', 'state_changed', 'move_barred'],
  example: {
    input: { class_id: row.class_id, move: dayMoveExamples.move },
    output: {
      waits: false,
      seats: [
        {
          name: row.name,
          ticket_no: row.ticket_no,
          subject: 'theory',
          starts_at: examExamples.sitting.starts_at,
          from: { room_name: examExamples.room.name, row: 3, column: 2 },
          to: { room_name: examExamples.room.name, row: 3, column: 4 },
        },
      ],
      inaccessible: [],
      beside: [],
      added: [],
      removed: [],
    },
  },
});
