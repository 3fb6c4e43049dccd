import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { listOf } from '../../fields.js';
import { accountListQuery, accountsToDo } from '../account-list-query.js';
import { accountExamples, accountRow, accountStatus } from '../account-record.js';

const expertExample = {
  ...accountExamples.row,
  user_id: 14,
  username: 'expert01',
  name: '顾明哲',
  roles: ['expert' as const],
  unit: null,
  recommend_deadline: null,
  expert_deadline: '2027-12-31T16:00:00Z',
  expert_assign_limit: 6,
};

/** The current experts, or the former ones. `search` works as in user/getList. */
export const getExpertList = endpoint('user/getExpertList', {
  summary: 'Experts with their deadlines and assignments',
  body: 'query',
  input: z.strictObject({
    ...accountListQuery,
    role: z.enum(['expert', 'no-active-expert']).default('expert'),
    status: accountStatus.optional(),
  }),
  output: listOf(accountRow).extend({ to_do: accountsToDo }),
  access: platformStaff,
  example: {
    input: { role: 'expert', page: 1, limit: 20 },
    output: { items: [expertExample], total: 1, to_do: null },
  },
});
