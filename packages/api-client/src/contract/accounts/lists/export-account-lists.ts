import { z } from 'zod';
import { accountKeepers } from '../../access.js';
import { listExport } from '../../export.js';
import { id, searchText } from '../../fields.js';
import { accountSort } from '../account-list-query.js';
import { accountStatus, listedRole } from '../account-record.js';

/**
 * The accounts of a role that the list shows, phones masked. Recommending institutions get the registration
 * accounts that they created.
 */
export const exportAccountLists = listExport('user/exportAccountLists', {
  summary: 'The accounts of a role as a file',
  filters: {
    role: listedRole,
    status: accountStatus.optional(),
    search: searchText.optional(),
    unit_id: id.optional(),
    sort: accountSort.default('created_at'),
    order: z.enum(['asc', 'desc']).default('desc'),
  },
  access: accountKeepers,
  example: {
    input: { role: 'recommend', status: 'approved', purpose: '年度账号核查' },
    file: ['accounts', '账号,姓名,状态', 'recommend01,赵文博,正常'],
  },
});
