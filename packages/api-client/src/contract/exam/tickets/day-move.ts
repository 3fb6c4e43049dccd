import { dayMoveKinds, examLimits, limits } from '@skillcert/core';
import { z } from 'zod';
import { id, moment } from '../../fields.js';
import { examExamples } from '../exam-record.js';
import { ticketExamples } from './ticket-record.js';

/**
 * A move on the day of the exam. A person moves to a desk of the same sitting, or of one of the subject that begins
 * at the same time, in exchange with `other_id` if that ticket sits there.
 *
 * A room moves with its sittings that are not over, or the named ones, to another room of the class, which may be added
 * on the day (exam/addRooms). With `more_room_ids` it spreads: those for whom the room has no desk go to these rooms,
 * in this order. Each of the rooms gets a sitting, or has one of the subject at the same time with free desks; a
 * sitting that nobody is left in is removed. An empty list joins the sitting of the one room that is named. Without
 * the list the room must be free.
 *
 * A seat is given to candidates who have none (ticket/fetchUnseated): in each of their subjects a free desk of a
 * sitting that is not over, by the rules of the current arrangement; those in `accessible` get an accessible desk if
 * one is free.
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
    more_room_ids: z.array(id).max(examLimits.spread_rooms_max, 'over_limit').optional(),
    sitting_ids: z.array(id).min(1, 'required').max(examLimits.sittings_max, 'over_limit').optional(),
  }),
  z.strictObject({
    kind: z.literal('seat'),
    enrolment_ids: z.array(id).min(1, 'required').max(limits.accessible_max, 'over_limit'),
    accessible: z.array(id).max(limits.accessible_max, 'over_limit').optional(),
  }),
]);
export type DayMove = z.infer<typeof dayMove>;

/** The result of a move: tickets issued again, and candidates notified. */
export const movedOnDay = z.object({ reissued: z.int(), told: z.int() });

/** A room, and a desk in it. */
export const dayPlace = z.object({
  room_name: z.string(),
  /** Null for a whole room. */
  row: z.int().nullable(),
  column: z.int().nullable(),
});

/** A move that waits for a second person. */
export const waitingMove = z.object({
  move_id: id,
  kind: z.enum(dayMoveKinds),
  /** The move itself: its outcome can be tried before it is carried out (ticket/previewDayMove). */
  move: dayMove,
  /** The candidate who is moved or gets a seat, the first of several; null for a whole room. */
  name: z.string().nullable(),
  /** The number of further candidates who get a seat. */
  more: z.int(),
  /** The person they exchange seats with. */
  other_name: z.string().nullable(),
  /** Null for candidates who have no seat, nor know of one before the move is carried out. */
  from: dayPlace.nullable(),
  to: dayPlace.nullable(),
  reason: z.string(),
  asked_by: z.string(),
  asked_at: moment,
  /** Whether the caller asked for it. */
  is_own: z.boolean(),
});
export type WaitingMove = z.infer<typeof waitingMove>;

const move: DayMove = {
  kind: 'person',
  ticket_id: ticketExamples.row.ticket_id,
  sitting_id: examExamples.sitting.sitting_id,
  desk: 14,
};

/** The examples that the calls share. */
export const dayMoveExamples = {
  move,
  waiting: {
    move_id: 180143985107101,
    kind: 'person',
    move,
    name: ticketExamples.row.name,
    more: 0,
    other_name: null,
    from: { room_name: examExamples.room.name, row: 3, column: 2 },
    to: { room_name: examExamples.room.name, row: 3, column: 4 },
    reason: '3 排 2 座桌椅损坏',
    asked_by: '李老师',
    asked_at: '2026-11-21T01:10:00.000Z',
    is_own: false,
  },
} satisfies { move: DayMove; waiting: WaitingMove };
