import { z } from 'zod';
import { signUpDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { courseExamples } from '../course-record.js';

const { class_id, course_id, updated_at, units } = courseExamples.course;

/** Deletes a course in the version that was seen, with its number of units, unless somebody has begun one. */
export const removeCourse = endpoint('study/removeCourse', {
  summary: 'Delete a course',
  input: z.strictObject({ class_id: id, course_id: id, updated_at: moment, units: z.int().min(0) }),
  output: z.object({}),
  access: signUpDesk,
  writes: 'study',
  refuses: ['not_found', 'transition_refused', 'state_changed', 'study_begun'],
  example: { input: { class_id, course_id, updated_at, units }, output: {} },
});
