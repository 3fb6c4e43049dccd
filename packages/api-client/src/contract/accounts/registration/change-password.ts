import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';

/**
 * Sets a new password for the candidate's account: with the old one if the account is signed in, without it if a
 * code has just proven the phone, which is then signed in. Every other session of the account ends.
 */
export const changePassword = endpoint('candidate/changePassword', {
  summary: 'Change the password of a candidate’s account',
  input: z.strictObject({
    old_password: z.string().max(limits.typed_password_length_max, 'too_long').default(''),
    password: z.string().min(1, 'required').max(limits.staff_password_length_max, 'too_long'),
  }),
  output: z.object({
    /** The number of other sessions that ended. */
    ended: z.number().int(),
  }),
  access: { to: 'ticket', purpose: 'enrol' },
  refuses: ['phone_unproven', 'not_registered', 'account_inactive', 'state_changed', 'too_many'],
  example: { input: { old_password: 'ginkgo77', password: 'maple-88' }, output: { ended: 1 } },
});
