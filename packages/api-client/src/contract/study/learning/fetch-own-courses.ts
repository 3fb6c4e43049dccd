import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { courseExamples, courseRow } from '../course-record.js';
import { minutes, studyUnitExamples, studyUnitRow } from '../study-unit-record.js';

const ownCourse = courseRow.pick({ class_id: true, course_id: true, title: true, summary: true }).extend({
  enrolment_id: id,
  /** Whether minutes count: until the exam has ended. Reading stays possible. */
  open: z.boolean(),
  /** Whether the ticket of the enrolment waits for it; not once the seats are published. */
  gate: z.boolean(),
  items: z.array(
    studyUnitRow
      .pick({ study_unit_id: true, title: true, kind: true, required_minutes: true })
      .extend({ minutes, done_at: moment.nullable() }),
  ),
});
export type OwnCourse = z.infer<typeof ownCourse>;

const { class_id, course_id, title, summary } = courseExamples.course;
const { row, learner } = studyUnitExamples;

/**
 * The published courses of the proven phone with their units, in order: those of classes in which it is approved
 * and studies online, with its progress in each.
 */
export const fetchOwnCourses = endpoint('study/fetchOwnCourses', {
  summary: 'Courses of the proven phone',
  input: z.strictObject({}),
  output: z.object({ items: z.array(ownCourse) }),
  access: { to: 'ticket', purpose: 'enrol' },
  example: {
    input: {},
    output: {
      items: [
        {
          enrolment_id: learner.enrolment_id,
          class_id,
          course_id,
          title,
          summary,
          open: true,
          gate: false,
          items: [
            {
              study_unit_id: row.study_unit_id,
              title: row.title,
              kind: row.kind,
              required_minutes: row.required_minutes,
              minutes: 18,
              done_at: null,
            },
          ],
        },
      ],
    },
  },
});
