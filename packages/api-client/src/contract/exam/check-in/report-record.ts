import { limits, sittingMarks } from '@skillcert/core';
import { z } from 'zod';
import { id, line, moment } from '../../fields.js';
import { ticketSeat } from '../tickets/ticket-record.js';

/** Identifies one transmission of a device, or one device: random, and no person's name. */
export const nonce = z.string().regex(/^[\w-]{8,64}$/, 'invalid');

/** The number of an enrolment or a ticket, or the code of a ticket, as it was typed or scanned. */
export const scannedNumber = line(limits.scan_length_max).refine((text) => text !== '', 'required');

/** The reason that a person is turned away. */
export const denial = z.enum([
  'unknown_number',
  'other_class',
  'not_approved',
  'already_admitted',
  /** The code of a ticket that the programme did not sign, or that was changed. */
  'forged_ticket',
  /** A ticket code that was not read completely. */
  'misread_code',
  /** A ticket that was issued again since: its seats are others now. */
  'old_ticket',
  /** Scanned after the end of the exam, and uploaded later. */
  'exam_over',
  /** Scanned before the door of the next sitting could be open, or that of the class without a sitting ahead. */
  'too_early',
  /** It would change the attendance that the published scores of its subject rely on. */
  'scores_published',
]);

/** A person's presence at a sitting; null until it is recorded. */
export const sittingMark = z.enum(sittingMarks);

/** The decision about a conflict: `keep` for the same person scanned twice, `reverse` for a wrong admission. */
export const conflictDecision = z.enum(['keep', 'reverse']);

/**
 * Place and time of a person's sitting for a subject, and their presence: its mark, when it was made, and the device
 * of the door; null for one that was made by name.
 */
export const doorSeat = ticketSeat
  .pick({
    sitting_id: true,
    subject: true,
    starts_at: true,
    ends_at: true,
    room_name: true,
    row: true,
    column: true,
  })
  .extend({
    room_id: id,
    mark: sittingMark.nullable(),
    marked_at: moment.nullable(),
    device: z.string().nullable(),
  });

/** A scan by a device. */
const deviceScan = z.object({ scanned_at: moment, device: z.string() });

/** An admission that another device had made before; it waits for a decision. */
export const checkInConflict = deviceScan.extend({
  event_id: id,
  /** The sitting into which both let the person; null without a seat. */
  sitting_id: id.nullable(),
  /** The admission that was known when this one arrived. */
  first: deviceScan,
});

/**
 * A row of the roster: an expected person, and their presence in the class. A person who was seen in a sitting, though
 * not by the door, is `admitted` without a device and a time.
 */
export const reportRow = z.object({
  class_id: id,
  enrolment_id: id,
  enrol_no: z.string(),
  name: z.string(),
  id_masked: z.string(),
  attendance: z.enum(['waiting', 'admitted']),
  admitted_at: moment.nullable(),
  device: z.string().nullable(),
  conflicts: z.array(checkInConflict),
});

/** The result of a scan, an undo or a decision. */
export const checkInResult = z.object({
  nonce,
  status: z.enum(['admitted', 'denied', 'duplicate', 'conflict', 'reversed', 'closed']),
  /** Of a duplicate: the result of its first arrival. */
  first: z.enum(['admitted', 'denied', 'conflict', 'reversed', 'closed']).nullable(),
  reason: denial.nullable(),
  /** Of somebody who came `too_early`: when the door is open for them; null while that is unknown. */
  opens_at: moment.nullable(),
  /** Whether the shown ticket is an earlier issue, whose print is out of date. */
  replaced: z.boolean(),
  enrol_no: z.string(),
  candidate: reportRow.nullable(),
  /** Where the candidate sits now. */
  seats: z.array(doorSeat),
});

export type DoorSeat = z.infer<typeof doorSeat>;
export type ReportRow = z.infer<typeof reportRow>;
export type CheckInResult = z.infer<typeof checkInResult>;
export type Denial = z.infer<typeof denial>;

const rowExample = {
  class_id: 180143985094819,
  enrolment_id: 180143985099001,
  enrol_no: 'C26-0104-00058',
  name: '李晓明',
  id_masked: '1101**********002X',
  attendance: 'admitted',
  admitted_at: '2026-11-21T00:41:07.120Z',
  device: 'b7c1f0e2-door-1',
  conflicts: [],
} satisfies ReportRow;

const resultExample = {
  nonce: '7f9d2c4e-0001',
  status: 'admitted',
  first: null,
  reason: null,
  opens_at: null,
  replaced: false,
  enrol_no: 'C26-0104-00058',
  candidate: rowExample,
  seats: [
    {
      sitting_id: 180143985106101,
      subject: 'theory',
      starts_at: '2026-11-21T01:00:00.000Z',
      ends_at: '2026-11-21T02:30:00.000Z',
      room_id: 180143985106001,
      room_name: '第 3 考场',
      row: 3,
      column: 2,
      mark: 'present',
      marked_at: '2026-11-21T00:41:07.120Z',
      device: 'b7c1f0e2-door-1',
    },
  ],
} satisfies CheckInResult;

/** Examples that the calls of the door share. */
export const reportExamples = { row: rowExample, result: resultExample };
