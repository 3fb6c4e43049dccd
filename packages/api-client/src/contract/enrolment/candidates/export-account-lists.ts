import { platformStaff } from '../../access.js';
import { listExport } from '../../export.js';
import { candidateAccountFilters } from './fetch-account-lists.js';

/** The accounts of candidates that the list shows, phones masked. */
export const exportAccountLists = listExport('candidate/exportAccountLists', {
  summary: 'Accounts of candidates as a file',
  filters: candidateAccountFilters,
  access: platformStaff,
  example: {
    input: { status: 'frozen', purpose: '账号核查' },
    file: ['accounts', '账号,姓名,状态', 'xiaoming,李晓明,已冻结'],
  },
});
