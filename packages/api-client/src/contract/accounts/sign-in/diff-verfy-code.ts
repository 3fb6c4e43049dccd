import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { phoneText, requiredLine } from '../../fields.js';
import { accountPurpose } from './fetch-verfy-code.js';

/** Proves the phone of an account with the code sent to it. The ticket that follows is an HttpOnly cookie. */
export const diffVerfyCode = endpoint('user/diffVerfyCode', {
  summary: 'Prove the phone of an account with its code',
  input: z.strictObject({
    phone: phoneText,
    verify_code: requiredLine(limits.code_digits),
    purpose: accountPurpose,
  }),
  output: z.object({
    phone_masked: z.string(),
    /** Seconds the proof is good for. */
    expires_in: z.number().int(),
  }),
  access: { to: 'anyone' },
  refuses: ['code_wrong', 'too_many'],
  example: {
    input: { phone: '13800009007', verify_code: '204816', purpose: 'reset' },
    output: { phone_masked: '138****9007', expires_in: 600 },
  },
});
