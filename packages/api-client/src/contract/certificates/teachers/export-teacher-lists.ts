import { scoreReaders } from '../../access.js';
import { listExport } from '../../export.js';
import { certificateExamples } from '../certificate-record.js';
import { teacherListFilters } from './fetch-teacher-lists.js';

/** The certificates that the list of a class’s teachers shows, with who may have one and has none yet. */
export const exportTeacherLists = listExport('certificate/exportTeacherLists', {
  summary: 'The certificates of those who taught a class as a file',
  filters: teacherListFilters,
  access: scoreReaders,
  refuses: ['not_found'],
  example: {
    input: { class_id: certificateExamples.class_id, purpose: '证书发放' },
    file: ['teachers', '证书编号,姓名,课时', 'T00013100000126000012,顾明哲,4'],
  },
});
