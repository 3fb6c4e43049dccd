import { z } from 'zod';
import { scoreReaders } from '../access.js';
import { endpoint } from '../endpoint.js';
import { exportPurpose, xlsxSheet } from '../export.js';
import { id } from '../fields.js';
import { scoreExamples } from './score-record.js';

/** The figures of `score/fetchScoreStatistics` as a sheet. Each leaves an audit record with its purpose. */
export const exportScoreStatistics = endpoint('score/exportScoreStatistics', {
  summary: 'What the scores of a class come to, as XLSX',
  input: z.strictObject({ class_id: id, ...exportPurpose }),
  output: xlsxSheet,
  access: scoreReaders,
  answers: 'xlsx',
  refuses: ['not_found', 'too_many'],
  example: {
    input: { class_id: scoreExamples.class_id, purpose: '考务总结' },
    output: { name: 'score-statistics.xlsx', bytes: new Uint8Array([0x50, 0x4b, 0x03, 0x04]) },
  },
});
