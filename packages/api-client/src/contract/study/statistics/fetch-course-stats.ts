import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { day, id } from '../../fields.js';
import { courseExamples, courseRow, studyReaders } from '../course-record.js';
import { minutes } from '../study-unit-record.js';

const { class_id, course } = courseExamples;

/**
 * The progress of the courses of a class, in order, and the total minutes learned on each of thirty days up to the
 * last one with any. A participating unit sees its own candidates counted.
 */
export const fetchCourseStats = endpoint('study/fetchCourseStats', {
  summary: 'How the courses of a class are learned',
  input: z.strictObject({ class_id: id }),
  output: z.object({
    /** Candidates for whom there are courses. */
    expected: z.int(),
    courses: z.array(
      courseRow
        .pick({ course_id: true, title: true, status: true, expected: true, begun: true, done: true })
        /** Of those who have begun it. */
        .extend({ minutes_mean: minutes }),
    ),
    /** Days of the programme’s time zone, without gaps; empty while nobody has learned. */
    days: z.array(z.object({ day, minutes })),
  }),
  access: studyReaders,
  refuses: ['not_found'],
  example: {
    input: { class_id },
    output: {
      expected: course.expected,
      courses: [
        {
          course_id: course.course_id,
          title: course.title,
          status: course.status,
          expected: course.expected,
          begun: course.begun,
          done: course.done,
          minutes_mean: 46,
        },
      ],
      days: [{ day: '2026-11-20', minutes: 640 }],
    },
  },
});
