import { limits } from '@skillcert/core';
import { z } from 'zod';
import { accountKeepers } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id, requiredLine } from '../fields.js';
import { accountFields, unitFields } from './account-record.js';

/**
 * Creates a pending account. Its unit is an existing one by `unit_id`, or a new one; a recommending institution's
 * accounts belong to its own unit. The initial password is in this answer and nowhere else: it is stored as a hash,
 * so the call takes no idempotency key.
 */
export const createUser = endpoint('user/createUser', {
  summary: 'Create a pending account with a random initial password',
  input: accountFields
    .partial()
    .required({ name: true, roles: true })
    .extend({
      username: requiredLine(limits.username_length_max),
      unit_id: id.optional(),
      unit: unitFields.partial().required({ com_name: true }).optional(),
    }),
  output: z.object({ user_id: id, username: z.string(), initial_password: z.string() }),
  access: accountKeepers,
  refuses: ['not_found'],
  example: {
    input: { username: 'editor05', name: '冯晓燕', roles: ['editor'], phone: '13800009010', entry: 'editor' },
    output: { user_id: 31, username: 'editor05', initial_password: 'k7mt-p9qx-w4hd' },
  },
});
