import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { phoneText, requiredLine } from '../../fields.js';

/** Proves a phone with the code sent to it. The ticket that follows is an HttpOnly cookie. */
export const diffClassVerfyCode = endpoint('class/diffClassVerfyCode', {
  summary: 'Prove a phone with its code',
  input: z.strictObject({ phone: phoneText, verify_code: requiredLine(limits.code_digits) }),
  output: z.object({
    phone_masked: z.string(),
    /** Seconds the proof is good for. */
    expires_in: z.number().int(),
  }),
  access: { to: 'anyone' },
  refuses: ['code_wrong', 'too_many'],
  example: {
    input: { phone: '13800000001', verify_code: '204816' },
    output: { phone_masked: '138****0001', expires_in: 1800 },
  },
});
