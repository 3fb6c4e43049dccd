import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { courseExamples, lessonMark, lessonRow } from './lesson-record.js';

const ownLesson = lessonRow
  .pick({ lesson_id: true, title: true, place: true, starts_at: true, ends_at: true })
  .extend({ enrolment_id: id, mark: lessonMark.nullable() });
export type OwnLesson = z.infer<typeof ownLesson>;

const { lesson_id, title, place, starts_at, ends_at } = courseExamples.lesson;
const { enrolment_id, mark } = courseExamples.person;

/**
 * The lessons of the proven phone, earliest first: those of classes in which it is approved and studies in a room,
 * with its marks.
 */
export const fetchOwnLessons = endpoint('course/fetchOwnLessons', {
  summary: 'Lessons of the proven phone',
  input: z.strictObject({}),
  output: z.object({ items: z.array(ownLesson) }),
  access: { to: 'ticket', purpose: 'enrol' },
  example: {
    input: {},
    output: { items: [{ enrolment_id, lesson_id, title, place, starts_at, ends_at, mark }] },
  },
});
