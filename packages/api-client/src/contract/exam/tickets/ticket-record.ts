import { limits, type TicketStatus, ticketLifecycle } from '@skillcert/core';
import { z } from 'zod';
import { id, moment } from '../../fields.js';
import { examExamples, subjectId } from '../exam-record.js';

type Shown = Exclude<TicketStatus, 'none'>;

const isShown = (state: string): state is Shown => state !== ticketLifecycle.initial;
const statuses = Object.keys(ticketLifecycle.states).filter(isShown) as [Shown, ...Shown[]];

/** A state of the ticket lifecycle that a ticket can be seen in. */
export const ticketStatus = z.enum(statuses);

/** A person's seat for a subject. */
export const ticketSeat = z.object({
  subject: subjectId,
  sitting_id: id,
  starts_at: moment,
  ends_at: moment,
  room_name: z.string(),
  address: z.string(),
  floor: z.string(),
  row: z.int(),
  column: z.int(),
  paper: z.string(),
});
export type TicketSeat = z.infer<typeof ticketSeat>;

/** A row of a class's tickets: one for each candidate, with their seat in every subject. */
export const ticketRow = z.object({
  class_id: id,
  ticket_id: id,
  /** Counted in the class without a gap. */
  ticket_no: z.string(),
  enrol_no: z.string(),
  name: z.string(),
  unit_name: z.string().nullable(),
  status: ticketStatus,
  /** The number of issues: one more with every change of a seat. */
  revision: z.int(),
  seats: z.array(ticketSeat),
  updated_at: moment,
});
export type TicketRow = z.infer<typeof ticketRow>;

/** By which rules candidates are seated. */
export const arrangementRules = {
  order: z.enum(['number', 'random']),
  /** Neighbours come from different units. */
  apart: z.boolean(),
  /** Candidates with a seat keep it. */
  keep: z.boolean(),
  /** The same seed gives the same seats. */
  seed: z.int().min(0).max(limits.arrangement_no_max),
  /** Enrolments that need an accessible desk. */
  accessible: z.array(id).max(limits.accessible_max, 'over_limit'),
};

/** A version of the arrangement of a class, counted from 1. */
export const arrangementNumber = z.int().min(1).max(limits.arrangement_no_max);

/**
 * The version whose seats are restored: candidates with a seat in it go back there, the others are seated by the
 * rules.
 */
export const fromVersion = arrangementNumber.optional();

const { sitting, class_id } = examExamples;

const row = {
  class_id,
  ticket_id: 180143985106201,
  ticket_no: 'C26-0104-T0058',
  enrol_no: 'C26-0104-00058',
  name: '李晓明',
  unit_name: '浦江职业能力协会',
  status: 'issued',
  revision: 1,
  seats: [
    {
      subject: 'theory',
      sitting_id: sitting.sitting_id,
      starts_at: sitting.starts_at,
      ends_at: sitting.ends_at,
      room_name: sitting.room_name,
      address: sitting.address,
      floor: sitting.floor,
      row: 3,
      column: 2,
      paper: 'B',
    },
  ],
  updated_at: '2026-11-21T02:10:00.000Z',
} satisfies TicketRow;

/** Examples that the calls of this area share. */
export const ticketExamples = {
  row,
  rules: { order: 'number', apart: true, keep: false, seed: 7, accessible: [180143985099001] },
  basis: 'o2c4m7Yv1kq0m3l8Yw3E2hU1m7c9Zr5t8n0p6q2s4dE',
} as const;
