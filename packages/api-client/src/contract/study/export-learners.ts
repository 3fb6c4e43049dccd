import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { asFile, exampleFile, listFile } from '../export.js';
import { id } from '../fields.js';
import { studyReaders } from './course-record.js';
import { learnerFilters } from './fetch-learners.js';
import { studyUnitExamples } from './study-unit-record.js';

const { row } = studyUnitExamples;

/**
 * Who learns, as CSV or XLSX in the caller's language: the list of one unit under the same filters, or without `study_unit_id` everybody with all
 * minutes in the published courses of the class, done with the last of their units. At most 10,000, nothing in it a formula. Every export leaves
 * an audit record with its purpose.
 */
export const exportLearners = endpoint('study/exportLearners', {
  summary: 'Who learns in a class, as a file',
  input: z.strictObject({ ...learnerFilters, study_unit_id: id.optional(), ...asFile }),
  output: listFile,
  access: studyReaders,
  answers: 'table',
  refuses: ['not_found', 'export_too_big', 'too_many'],
  example: {
    input: { class_id: row.class_id, study_unit_id: row.study_unit_id, purpose: '学习督促' },
    output: exampleFile('learners', '报名号,姓名,学习分钟', 'C26-0004-00001,张晓明,18'),
  },
});
