import { lessonMarks, lessonStates, limits } from '@skillcert/core';
import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, line, listOf, page } from '../../fields.js';
import { attendanceRow, courseExamples, lessonRow } from './lesson-record.js';

/** The filters and the order of the attendance sheet of a lesson. */
export const attendanceFilters = {
  class_id: id,
  lesson_id: id,
  search: line(limits.scan_length_max).optional(),
  show: z.enum(['open', ...lessonMarks]).optional(),
  sort: z.enum(['enrol_no', 'marked_at']).default('enrol_no'),
  order: z.enum(['asc', 'desc']).default('asc'),
};

/**
 * The attendance sheet of a lesson: the approved candidates of its class who study in a room, and candidates who
 * were marked earlier and no longer are one of them. `search` finds a name, the number of an enrolment or a ticket,
 * the code of a ticket, an exact phone or an exact identity number.
 */
export const fetchAttendance = endpoint('course/fetchAttendance', {
  summary: 'Attendance sheet of a lesson',
  input: z.strictObject({ ...page, ...attendanceFilters }),
  output: listOf(attendanceRow).extend({
    lesson: lessonRow,
    /** Whether a person may be marked now: by a scan while the lesson is open, by name after it as well. */
    lesson_state: z.enum(lessonStates),
    /** Whether changing a mark needs a reason. */
    asks_why: z.boolean(),
  }),
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: {
      class_id: courseExamples.class_id,
      lesson_id: courseExamples.lesson.lesson_id,
      page: 1,
      limit: 20,
    },
    output: {
      items: [courseExamples.person],
      total: 1,
      lesson: courseExamples.lesson,
      lesson_state: 'open',
      asks_why: false,
    },
  },
});
