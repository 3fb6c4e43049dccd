import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { accountExamples, accountFields, accountRecord } from '../account-record.js';

/**
 * Makes an account an expert, or ends the role of an active expert. The limit is the number of different classes it
 * may be assigned to; it cannot be lower than the current number. An account that stops being an expert is signed
 * out.
 */
export const setExpert = endpoint('user/setExpert', {
  summary: 'Make or unmake an expert, with deadline and assignment limit',
  input: accountFields
    .pick({ expert_deadline: true, expert_assign_limit: true })
    .partial()
    .extend({ user_id: id, is_expert: z.boolean() }),
  output: accountRecord,
  access: platformStaff,
  refuses: ['not_found'],
  example: {
    input: { user_id: 12, is_expert: true, expert_deadline: '2027-12-31T16:00:00Z', expert_assign_limit: 6 },
    output: { ...accountExamples.record, roles: ['recommend', 'expert'], expert_assign_limit: 6 },
  },
});
