import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';

/** Changes one's own password. The calling session stays, every other session of the account ends. */
export const changePassword = endpoint('user/changePassword', {
  summary: 'Change one’s own password',
  input: z.strictObject({
    old_password: z.string().min(1, 'required').max(limits.typed_password_length_max, 'too_long'),
    password: z.string().min(1, 'required').max(limits.staff_password_length_max, 'too_long'),
  }),
  output: z.object({
    /** The number of other sessions that ended. */
    ended: z.number().int(),
  }),
  access: { to: 'session' },
  refuses: ['state_changed', 'too_many'],
  example: {
    input: { old_password: 'master01-demo', password: 'river-stone-42' },
    output: { ended: 2 },
  },
});
