import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { examExamples } from '../exam-record.js';
import { papersExample, papersRecord } from './papers-record.js';

/** The progress of the exam papers that the caller ordered; null once they are deleted. */
export const fetchPapers = endpoint('exam/fetchPapers', {
  summary: 'How far the papers of an exam are',
  input: z.strictObject({ class_id: id }),
  output: z.object({ print: papersRecord.nullable() }),
  access: examDesk,
  refuses: ['not_found'],
  example: { input: { class_id: examExamples.sitting.class_id }, output: { print: papersExample } },
});
