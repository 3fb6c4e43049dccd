import { z } from 'zod';
import { scoreReaders } from '../access.js';
import { endpoint } from '../endpoint.js';
import { asFile, exampleFile, listFile } from '../export.js';
import { certificateExamples } from './certificate-record.js';
import { teacherListFilters } from './fetch-teacher-lists.js';

/**
 * The certificates that the list of a class's teachers shows under the same filters, with who may have one and has none yet, as CSV or XLSX in the
 * caller's language, nothing in it a formula. Every export leaves an audit record with its purpose.
 */
export const exportTeacherLists = endpoint('certificate/exportTeacherLists', {
  summary: 'The certificates of those who taught a class as a file',
  input: z.strictObject({ ...teacherListFilters, ...asFile }),
  output: listFile,
  access: scoreReaders,
  answers: 'table',
  refuses: ['not_found', 'export_too_big', 'too_many'],
  example: {
    input: { class_id: certificateExamples.class_id, purpose: '证书发放' },
    output: exampleFile('teachers', '证书编号,姓名,课时', 'T00013100000126000012,顾明哲,4'),
  },
});
