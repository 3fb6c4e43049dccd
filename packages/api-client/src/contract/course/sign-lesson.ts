import { limits } from '@skillcert/core';
import { z } from 'zod';
import { examDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id, requiredLine } from '../fields.js';
import { attendanceRow, courseExamples } from './lesson-record.js';

const { class_id, lesson, person } = courseExamples;

/**
 * What became of somebody who came: marked now, or there already. Why nobody was marked: a number that is nobody's here, an enrolment that is
 * not approved yet or led to nothing, or somebody who does not study in a room.
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
 * Marks whoever comes by their enrolment number or the code of their ticket, scanned or typed: present, or late from a quarter of an hour after
 * the beginning. Who is marked present or late already stays so; who was thought absent or excused, and comes, is there.
 */
export const signLesson = endpoint('course/signLesson', {
  summary: 'Mark whoever comes to a lesson',
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
