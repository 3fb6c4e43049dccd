import { examDesk } from '../../access.js';
import { listExport } from '../../export.js';
import { examExamples } from '../exam-record.js';
import { sittingListFilters } from './fetch-sitting-lists.js';

/** The sittings in the list of a class, each with its room and its invigilators. */
export const exportSittingLists = listExport('exam/exportSittingLists', {
  summary: 'Sittings of a class as a file',
  filters: sittingListFilters,
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: examExamples.class_id, subject: 'theory', purpose: '考务安排' },
    file: ['sittings', '科目,开始时间,考场', '理论知识考试,2026-12-05 09:00,第 1 考场'],
  },
});
