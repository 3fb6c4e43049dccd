import { listExport } from '../../export.js';
import { id } from '../../fields.js';
import { studyReaders } from '../course-record.js';
import { studyUnitExamples } from '../study-unit-record.js';
import { learnerFilters } from './fetch-learners.js';

const { row } = studyUnitExamples;

/**
 * The learners: the list of one unit, or without `study_unit_id` everybody with all minutes in the published
 * courses of the class, done with the last of their units.
 */
export const exportLearners = listExport('study/exportLearners', {
  summary: 'Who learns in a class, as a file',
  filters: { ...learnerFilters, study_unit_id: id.optional() },
  access: studyReaders,
  refuses: ['not_found'],
  example: {
    input: { class_id: row.class_id, study_unit_id: row.study_unit_id, purpose: '学习督促' },
    file: ['learners', '报名号,姓名,学习分钟', 'C26-0004-00001,张晓明,18'],
  },
});
