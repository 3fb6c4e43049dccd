import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { listOf, page, searchText } from '../../fields.js';
import { candidateAccountRow, candidateAccountStatus, candidateExamples } from './candidate-record.js';

/** The filters and the order of the accounts of candidates. */
export const candidateAccountFilters = {
  search: searchText.optional(),
  status: candidateAccountStatus.optional(),
  order: z.enum(['asc', 'desc']).default('desc'),
};

/**
 * The accounts that candidates registered. `search` finds a name, an exact account name, an exact phone, or the
 * exact identity number of an enrolment with the account's phone.
 */
export const fetchAccountLists = endpoint('candidate/fetchAccountLists', {
  summary: 'Accounts of candidates',
  input: z.strictObject({ ...page, ...candidateAccountFilters }),
  output: listOf(candidateAccountRow),
  access: platformStaff,
  example: {
    input: { page: 1, limit: 20, search: '13800000001' },
    output: { items: [candidateExamples.accountRow], total: 1 },
  },
});
