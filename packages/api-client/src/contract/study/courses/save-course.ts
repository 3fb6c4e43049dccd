import { z } from 'zod';
import { signUpDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { courseExamples, typedCourse } from '../course-record.js';

const { class_id, course_id, title, summary, updated_at } = courseExamples.course;

/**
 * Adds a course to a class that is studied online, behind the others, or changes one: then with the `updated_at`
 * that was seen.
 */
export const saveCourse = endpoint('study/saveCourse', {
  summary: 'Add or change a course of a class',
  input: z.strictObject({
    class_id: id,
    course_id: id.optional(),
    updated_at: moment.optional(),
    ...typedCourse,
  }),
  output: z.object({ course_id: id, updated_at: moment }),
  access: signUpDesk,
  writes: 'study',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'state_changed'],
  example: { input: { class_id, title, summary }, output: { course_id, updated_at } },
});
