import { z } from 'zod';
import { accountKeepers } from '../access.js';
import { endpoint } from '../endpoint.js';
import { asFile, exampleFile, listFile } from '../export.js';
import { id, line } from '../fields.js';
import { accountStatus, listedRole } from './account-record.js';

/**
 * The accounts of a role that the list shows under the same filters, as CSV or XLSX in the caller's language: at most 10,000, phones masked, nothing in
 * it a formula. Recommending institutions get the registration accounts that they created. Every export leaves an audit record with its purpose.
 */
export const exportAccountLists = endpoint('user/exportAccountLists', {
  summary: 'The accounts of a role as a file',
  input: z.strictObject({
    role: listedRole,
    status: accountStatus.optional(),
    search: line(80).optional(),
    unit_id: id.optional(),
    sort: z.enum(['created_at', 'username']).default('created_at'),
    order: z.enum(['asc', 'desc']).default('desc'),
    ...asFile,
  }),
  output: listFile,
  access: accountKeepers,
  answers: 'table',
  refuses: ['export_too_big', 'too_many'],
  example: {
    input: { role: 'recommend', status: 'approved', purpose: '年度账号核查' },
    output: exampleFile('accounts', '账号,姓名,状态', 'recommend01,赵文博,正常'),
  },
});
