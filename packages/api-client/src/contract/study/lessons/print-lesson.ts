import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { xlsxSheet } from '../../export.js';
import { id } from '../../fields.js';
import { courseExamples } from './lesson-record.js';

const { class_id, lesson_id } = courseExamples.lesson;

/**
 * The attendance sheet of a lesson to be signed, with a code that leads to its page, or as XLSX with its marks. A
 * download leaves an audit record; a `preview` is only viewed, like the list on the screen, and leaves none.
 */
export const printLesson = endpoint('course/printLesson', {
  summary: 'Attendance sheet of a lesson, as PDF or XLSX',
  input: z.strictObject({
    class_id: id,
    lesson_id: id,
    format: z.enum(['pdf', 'xlsx']).default('pdf'),
    preview: z.boolean().default(false),
  }),
  output: xlsxSheet,
  access: examDesk,
  answers: 'xlsx',
  refuses: ['not_found', 'origin_missing', 'busy'],
  example: {
    input: { class_id, lesson_id, format: 'xlsx' },
    output: { name: 'lesson-180143985106801.xlsx', bytes: new Uint8Array([0x50, 0x4b, 0x03, 0x04]) },
  },
});
