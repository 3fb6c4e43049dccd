import { z } from 'zod';
import { scoreDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { xlsxSheet } from '../../export.js';
import { id } from '../../fields.js';
import { scoreExamples } from '../score-record.js';

/**
 * The sheet of a class to fill in and import: a row for each examined candidate, a column for each subject, no
 * scores. It has names and numbers, so each leaves an audit record.
 */
export const fetchScoreSheet = endpoint('score/fetchScoreSheet', {
  summary: 'The score sheet of a class to fill in, as XLSX',
  input: z.strictObject({ class_id: id }),
  output: xlsxSheet,
  access: scoreDesk,
  answers: 'xlsx',
  refuses: ['not_found', 'class_state', 'export_too_big', 'too_many'],
  example: {
    input: { class_id: scoreExamples.class_id },
    output: { name: 'scores-2026-12-21.xlsx', bytes: new Uint8Array([0x50, 0x4b, 0x03, 0x04]) },
  },
});
