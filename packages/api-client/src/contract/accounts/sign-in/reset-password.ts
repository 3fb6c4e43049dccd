import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, line } from '../../fields.js';

/** Sets a new password for an account of a proven phone. Ends all its sessions; the proof is used up. */
export const resetPassword = endpoint('user/resetPassword', {
  summary: 'Set a new password after proving the account’s phone',
  input: z.strictObject({
    user_id: id,
    password: z.string().min(1, 'required').max(limits.staff_password_length_max, 'too_long'),
    /** A code of the second factor, where the account has one. */
    verify_code: line(limits.factor_code_length_max).default(''),
  }),
  output: z.object({ username: z.string() }),
  access: { to: 'ticket', purpose: 'reset' },
  refuses: ['phone_unproven', 'not_found', 'code_needed', 'too_many'],
  example: { input: { user_id: 12, password: 'river-stone-42' }, output: { username: 'master01' } },
});
