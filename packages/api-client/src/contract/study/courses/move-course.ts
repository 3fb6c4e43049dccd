import { z } from 'zod';
import { signUpDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { courseExamples } from '../course-record.js';

const { class_id, course_id } = courseExamples.course;

/** Moves a course before another one, or with `before: null` behind all. Its fields stay unchanged. */
export const moveCourse = endpoint('study/moveCourse', {
  summary: 'Move a course among the others',
  input: z.strictObject({ class_id: id, course_id: id, before: id.nullable() }),
  output: z.object({}),
  access: signUpDesk,
  writes: 'study',
  refuses: ['not_found', 'transition_refused'],
  example: { input: { class_id, course_id, before: null }, output: {} },
});
