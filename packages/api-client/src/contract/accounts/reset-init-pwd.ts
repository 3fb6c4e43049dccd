import { z } from 'zod';
import { accountKeepers } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';

/**
 * Gives an account a new random password that has to be changed at the next sign-in, and ends its sessions. The
 * password is in this answer and nowhere else: it is stored as a hash, so the call takes no idempotency key. An
 * administrator's takes two people: `requestGrant`.
 */
export const resetInitPwd = endpoint('user/resetInitPwd', {
  summary: 'Reset an account to a random initial password',
  input: z.strictObject({ user_id: id }),
  output: z.object({ user_id: id, username: z.string(), initial_password: z.string() }),
  access: accountKeepers,
  refuses: ['not_found', 'second_person_needed'],
  example: {
    input: { user_id: 12 },
    output: { user_id: 12, username: 'recommend01', initial_password: 'k7mt-p9qx-w4hd' },
  },
});
