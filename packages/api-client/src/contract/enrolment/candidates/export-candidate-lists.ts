import { platformStaff } from '../../access.js';
import { listExport } from '../../export.js';
import { candidateListFilters } from './fetch-candidate-lists.js';

/** The candidates that the list shows, phones and identity numbers masked. */
export const exportCandidateLists = listExport('candidate/exportCandidateLists', {
  summary: 'The candidates across all classes as a file',
  filters: candidateListFilters,
  access: platformStaff,
  example: {
    input: { status: ['approved'], purpose: '年度考生情况汇总' },
    file: ['candidates', '姓名,证件号码', '李晓明,1101**********002X'],
  },
});
