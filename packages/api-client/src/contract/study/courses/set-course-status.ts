import { z } from 'zod';
import { signUpDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { courseExamples, courseStatus } from '../course-record.js';

const { class_id, course_id, status, updated_at } = courseExamples.course;

/**
 * Publishes a course in the version that was seen, or withdraws it; candidates' progress stays. A course with
 * nothing to learn in it is not published.
 */
export const setCourseStatus = endpoint('study/setCourseStatus', {
  summary: 'Publish or withdraw a course',
  input: z.strictObject({
    class_id: id,
    course_id: id,
    updated_at: moment,
    event: z.enum(['publish', 'withdraw']),
  }),
  output: z.object({ status: courseStatus, updated_at: moment }),
  access: signUpDesk,
  writes: 'study',
  refuses: ['not_found', 'transition_refused', 'state_changed', 'study_empty'],
  example: {
    input: { class_id, course_id, updated_at, event: 'publish' },
    output: { status, updated_at: '2026-11-10T03:00:00.000Z' },
  },
});
