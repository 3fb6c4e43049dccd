import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { requiredLine } from '../../fields.js';

/** Gives one's own second factor up, for instance to enrol another phone. */
export const removeFactor = endpoint('user/removeFactor', {
  summary: 'Give one’s own second factor up',
  input: z.strictObject({
    password: z.string().min(1, 'required').max(limits.typed_password_length_max, 'too_long'),
    /** A code of the app, or a recovery code. */
    verify_code: requiredLine(limits.factor_code_length_max),
  }),
  output: z.object({}),
  access: { to: 'session' },
  refuses: ['state_changed', 'too_many'],
  example: { input: { password: 'master01-demo', verify_code: '287082' }, output: {} },
});
