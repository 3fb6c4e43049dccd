import { z } from 'zod';
import { accountKeepers } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { listOf } from '../../fields.js';
import { accountListQuery, accountsToDo } from '../account-list-query.js';
import { accountExamples, accountRow, accountStatus, listedRole } from '../account-record.js';

/**
 * The accounts of one role, or of all who run classes (`organiser`). `search` finds an account name by its
 * beginning, a whole phone, or a part of the person's or the unit's name. It travels in the header X-Search: a
 * phone is refused in the query. Recommending institutions see the registration accounts that they created.
 */
export const getList = endpoint('user/getList', {
  method: 'GET',
  summary: 'Accounts of a role',
  input: z.strictObject({ ...accountListQuery, role: listedRole, status: accountStatus.optional() }),
  output: listOf(accountRow).extend({ to_do: accountsToDo }),
  access: accountKeepers,
  example: {
    input: { role: 'recommend', status: 'approved', sort: 'to_do', page: 1, limit: 20 },
    output: { items: [accountExamples.row], total: 1, to_do: { pending: 2 } },
  },
});
