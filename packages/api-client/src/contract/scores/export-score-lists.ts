import { scoreReaders } from '../access.js';
import { listExport } from '../export.js';
import { scoreListFilters } from './fetch-score-lists.js';
import { scoreExamples } from './score-record.js';

/**
 * The scores in the list of a class, a column for each subject: the current ones, and nothing that only one person
 * has entered.
 */
export const exportScoreLists = listExport('score/exportScoreLists', {
  summary: 'The scores of a class as a file',
  filters: scoreListFilters,
  access: scoreReaders,
  refuses: ['not_found'],
  example: {
    input: { class_id: scoreExamples.class_id, purpose: '成绩存档' },
    file: ['scores', '报名编号,姓名,理论知识考试', 'C26-0104-00058,李晓明,82'],
  },
});
