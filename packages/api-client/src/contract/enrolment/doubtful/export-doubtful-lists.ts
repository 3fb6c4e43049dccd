import { listExport } from '../../export.js';
import { doubtfulListFilters, doubtReaders } from './fetch-doubtful-lists.js';
import { doubtExamples } from './same-person.js';

/**
 * The doubtful candidates in the list of a class, each with the enrolments that resemble them; phones and identity
 * numbers masked.
 */
export const exportDoubtfulLists = listExport('enrolment/exportDoubtfulLists', {
  summary: 'Doubtful candidates of a class as a file',
  filters: doubtfulListFilters,
  access: doubtReaders,
  refuses: ['not_found'],
  example: {
    input: { class_id: doubtExamples.row.class_id, kind: 'found', purpose: '重复报名核查' },
    file: ['candidates', '报名编号,姓名,与其他报名相同之处', 'C26-0104-00058,李晓明,证件号相同'],
  },
});
