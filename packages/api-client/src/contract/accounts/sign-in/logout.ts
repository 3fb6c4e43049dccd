import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';

/** Ends the session of the cookie or the token, also while a role token is active. Answers the same without one. */
export const logout = endpoint('user/logout', {
  summary: 'Sign out',
  input: z.strictObject({ token: z.string().max(limits.token_length_max).optional() }),
  output: z.object({}),
  access: { to: 'anyone' },
  example: { input: {}, output: {} },
});
