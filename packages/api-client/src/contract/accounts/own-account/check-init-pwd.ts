import { z } from 'zod';
import { endpoint } from '../../endpoint.js';

/**
 * Whether the password that an administrator set is still in force: until it is changed, no call of a role is
 * served.
 */
export const checkInitPwd = endpoint('user/checkInitPwd', {
  summary: 'Whether the account’s initial password still stands',
  input: z.strictObject({}),
  output: z.object({ stands: z.boolean() }),
  access: { to: 'session' },
  example: { input: {}, output: { stands: false } },
});
