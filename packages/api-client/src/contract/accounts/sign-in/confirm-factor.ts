import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { requiredLine } from '../../fields.js';

/**
 * Puts a second factor in force with a first code of it. The caller's session continues, every other one of the
 * account ends.
 */
export const confirmFactor = endpoint('user/confirmFactor', {
  summary: 'Put one’s own second factor in force with a code of it',
  input: z.strictObject({ verify_code: requiredLine(limits.factor_code_length_max) }),
  output: z.object({
    /** Each opens the account once in place of the app. They are in this answer and nowhere else. */
    recovery_codes: z.array(z.string()),
    /** The number of other sessions that ended. */
    ended: z.number().int(),
  }),
  access: { to: 'session' },
  refuses: ['state_changed', 'too_many'],
  example: {
    input: { verify_code: '287082' },
    output: { recovery_codes: ['k7mtp-9qxw4', 'hd3nv-8rcyz'], ended: 1 },
  },
});
