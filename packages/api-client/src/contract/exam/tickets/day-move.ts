import { examLimits } from '@skillcert/core';
import { z } from 'zod';
import { id, moment } from '../../fields.js';
import { examExamples } from '../exam-record.js';
import { ticketExamples } from './ticket-record.js';

/**
 * A move on the day of the exam. A person moves to a desk of the same sitting, or of one of the subject that begins
 * at the same time, in exchange with `other_id` if that ticket sits there. A room moves with its sittings that are
 * not over, or the named ones, to another room of the class, which may be added on the day (exam/addRooms).
 */
export const dayMove = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('person'),
    ticket_id: id,
    sitting_id: id,
    to_sitting_id: id.optional(),
    desk: z.int().min(1),
    other_id: id.optional(),
  }),
  z.strictObject({
    kind: z.literal('room'),
    room_id: id,
    to_room_id: id,
    sitting_ids: z.array(id).min(1, 'required').max(examLimits.sittings_max, 'over_limit').optional(),
  }),
]);
export type DayMove = z.infer<typeof dayMove>;

/** The result of a move: tickets issued again, and candidates notified. */
export const movedOnDay = z.object({ reissued: z.int(), told: z.int() });

const place = z.object({
  room_name: z.string(),
  /** Null for a whole room. */
  row: z.int().nullable(),
  column: z.int().nullable(),
});

/** A move that waits for a second person. */
export const waitingMove = z.object({
  move_id: id,
  kind: z.enum(['person', 'room']),
  /** The candidate who is moved; null for a whole room. */
  name: z.string().nullable(),
  /** The person they exchange seats with. */
  other_name: z.string().nullable(),
  from: place,
  to: place,
  reason: z.string(),
  asked_by: z.string(),
  asked_at: moment,
  /** Whether the caller asked for it. */
  is_own: z.boolean(),
});
export type WaitingMove = z.infer<typeof waitingMove>;

/** The examples that the calls share. */
export const dayMoveExamples = {
  move: {
    kind: 'person',
    ticket_id: ticketExamples.row.ticket_id,
    sitting_id: examExamples.sitting.sitting_id,
    desk: 14,
  },
  waiting: {
    move_id: 180143985107101,
    kind: 'person',
    name: ticketExamples.row.name,
    other_name: null,
    from: { room_name: examExamples.room.name, row: 3, column: 2 },
    to: { room_name: examExamples.room.name, row: 3, column: 4 },
    reason: '3 排 2 座桌椅损坏',
    asked_by: '李老师',
    asked_at: '2026-11-21T01:10:00.000Z',
    is_own: false,
  },
} satisfies { move: DayMove; waiting: WaitingMove };
