import { limits } from '@skillcert/core';
import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, requiredLine } from '../../fields.js';
import { attendanceRow, courseExamples } from './lesson-record.js';

const { class_id, lesson, person } = courseExamples;

/**
 * The result of a scan at a lesson: marked now, or marked already. Otherwise the reason why nobody was marked: an
 * unknown number, an enrolment that is not approved or led to nothing, or a candidate who does not study in a room.
 */
export const signStatus = z.enum([
  'signed',
  'already',
  'unknown_number',
  'other_class',
  /** The code of a ticket that the programme did not sign, or that was changed. */
  'forged_ticket',
  'misread_code',
  'not_approved',
  'refused',
  'withdrawn',
  'moved',
  'expired',
  'not_onsite',
]);

/**
 * Marks an arriving candidate by their enrolment number or the code of their ticket, scanned or typed: present, or
 * late from a quarter of an hour after the beginning. A mark of present or late stays; a candidate marked absent or
 * excused who comes counts as there.
 */
export const signLesson = endpoint('course/signLesson', {
  summary: 'Mark a person who comes to a lesson',
  input: z.strictObject({ class_id: id, lesson_id: id, enrol_no: requiredLine(limits.scan_length_max) }),
  output: z.object({ status: signStatus, enrol_no: z.string(), candidate: attendanceRow.nullable() }),
  access: examDesk,
  writes: 'attendance',
  refuses: ['not_found', 'lesson_ahead', 'lesson_over', 'lesson_closed'],
  example: {
    input: { class_id, lesson_id: lesson.lesson_id, enrol_no: person.enrol_no },
    output: { status: 'signed', enrol_no: person.enrol_no, candidate: person },
  },
});
