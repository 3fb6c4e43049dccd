import { lessonLimits } from '@skillcert/core';
import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, moment, requiredLine } from '../../fields.js';
import { courseExamples } from './lesson-record.js';

const { class_id, lesson_id, title, place, starts_at, ends_at } = courseExamples.lesson;

/**
 * Adds a lesson to a class that is studied in a room, or changes one: then with the `updated_at` that was seen. It
 * lies within the dates of study and is not longer than the limit; its teachers teach nowhere else at that time, in
 * this class or in another, and its place is used once. Its time is fixed once somebody is marked.
 */
export const saveLesson = endpoint('course/saveLesson', {
  summary: 'Add or change a lesson of a class',
  input: z.strictObject({
    class_id: id,
    lesson_id: id.optional(),
    updated_at: moment.optional(),
    title: requiredLine(lessonLimits.title_length_max),
    place: requiredLine(lessonLimits.place_length_max),
    starts_at: moment,
    ends_at: moment,
    user_ids: z.array(id).max(lessonLimits.teachers_max, 'over_limit'),
  }),
  output: z.object({ lesson_id: id }),
  access: examDesk,
  writes: 'lesson',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'state_changed', 'lesson_marked'],
  example: {
    input: { class_id, title, place, starts_at, ends_at, user_ids: [14] },
    output: { lesson_id },
  },
});
