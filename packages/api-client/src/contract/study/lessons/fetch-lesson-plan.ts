import { z } from 'zod';
import { examDesk } from '../../access.js';
import { classStatus } from '../../class/class-record.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { courseExamples, teacher } from './lesson-record.js';

/**
 * The facts for planning the lessons of a class: its dates of study, whether it is studied in a room at all, its
 * venue, and its assigned experts, who teach.
 */
export const fetchLessonPlan = endpoint('course/fetchLessonPlan', {
  summary: 'Dates of study and teachers of a class',
  input: z.strictObject({ class_id: id }),
  output: z.object({
    status: classStatus,
    onsite: z.boolean(),
    study_start: moment.nullable(),
    study_end: moment.nullable(),
    venue: z.string(),
    teachers: z.array(teacher),
  }),
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: courseExamples.class_id },
    output: {
      status: 'closed',
      onsite: true,
      study_start: '2026-11-15T16:00:00.000Z',
      study_end: '2026-11-30T16:00:00.000Z',
      venue: courseExamples.lesson.place,
      teachers: courseExamples.lesson.teachers,
    },
  },
});
