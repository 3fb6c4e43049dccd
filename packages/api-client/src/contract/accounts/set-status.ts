import { z } from 'zod';
import { accountKeepers } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id, reasonText } from '../fields.js';
import { accountExamples, accountRecord, accountStatus } from './account-record.js';

/** Moves an account to a state of its lifecycle. Refusing and freezing need a text and end its sessions at once. */
export const setStatus = endpoint('user/setStatus', {
  summary: 'Approve, refuse, freeze or unfreeze an account',
  input: z.strictObject({
    user_id: id,
    status: accountStatus,
    refuse_content: reasonText.default(''),
  }),
  output: accountRecord,
  access: accountKeepers,
  refuses: ['not_found', 'transition_refused', 'state_changed'],
  example: {
    input: { user_id: 12, status: 'frozen', refuse_content: '离职，账号停用' },
    output: { ...accountExamples.record, status: 'frozen', refuse_content: '离职，账号停用' },
  },
});
