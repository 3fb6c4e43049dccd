import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { timelineEntry } from '../../timeline.js';
import { courseExamples, lessonRow } from './lesson-record.js';

const { lesson } = courseExamples;

/** One lesson with its history. */
export const fetchLessonById = endpoint('course/fetchLessonById', {
  summary: 'One lesson with its history',
  input: z.strictObject({ class_id: id, lesson_id: id }),
  output: lessonRow.extend({ timeline: z.array(timelineEntry) }),
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: lesson.class_id, lesson_id: lesson.lesson_id },
    output: { ...lesson, timeline: [] },
  },
});
