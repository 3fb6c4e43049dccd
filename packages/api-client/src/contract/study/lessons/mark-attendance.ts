import { lessonLimits, limits } from '@skillcert/core';
import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, line } from '../../fields.js';
import { courseExamples, lessonMark } from './lesson-record.js';

const { class_id, lesson, person } = courseExamples;

/**
 * Marks the attendance of a lesson, from an hour before it begins. Each mark names the one that was `seen`; if
 * another mark was made meanwhile, that one stays and nothing is changed. `mark: null` removes a mark. From a day
 * after the lesson on, changing a mark needs a reason.
 */
export const markAttendance = endpoint('course/markAttendance', {
  summary: 'Say who was at a lesson',
  input: z.strictObject({
    class_id: id,
    lesson_id: id,
    marks: z
      .array(z.strictObject({ enrolment_id: id, mark: lessonMark.nullable(), seen: lessonMark.nullable() }))
      .min(1, 'required')
      .max(lessonLimits.marks_max, 'over_limit'),
    reason: line(limits.short_reason_length_max).optional(),
  }),
  output: z.object({ changed: z.int() }),
  access: examDesk,
  writes: 'attendance',
  refuses: ['not_found', 'lesson_ahead', 'lesson_closed', 'state_changed'],
  example: {
    input: {
      class_id,
      lesson_id: lesson.lesson_id,
      marks: [{ enrolment_id: person.enrolment_id, mark: 'present', seen: null }],
    },
    output: { changed: 1 },
  },
});
