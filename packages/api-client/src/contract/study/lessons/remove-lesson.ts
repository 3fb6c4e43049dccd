import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { courseExamples } from './lesson-record.js';

const { class_id, lesson_id, updated_at } = courseExamples.lesson;

/** Takes an unchanged lesson off the timetable, unless a person is marked in it. */
export const removeLesson = endpoint('course/removeLesson', {
  summary: 'Take a lesson off the timetable',
  input: z.strictObject({ class_id: id, lesson_id: id, updated_at: moment }),
  output: z.object({}),
  access: examDesk,
  writes: 'lesson',
  refuses: ['not_found', 'transition_refused', 'state_changed', 'lesson_marked'],
  example: { input: { class_id, lesson_id, updated_at }, output: {} },
});
