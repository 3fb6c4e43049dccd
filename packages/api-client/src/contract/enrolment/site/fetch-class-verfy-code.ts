import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { phoneText } from '../../fields.js';

/** Sends a code to a phone. Answers the same whether the phone is known or not. */
export const fetchClassVerfyCode = endpoint('class/fetchClassVerfyCode', {
  summary: 'Send a verification code to a candidate’s phone',
  input: z.strictObject({ phone: phoneText }),
  output: z.object({
    /** Seconds until the next code may be asked for. */
    resend_after: z.number().int(),
    /** Seconds the code is good for. */
    expires_in: z.number().int(),
  }),
  access: { to: 'anyone' },
  refuses: ['code_too_soon', 'proof_needed', 'too_many'],
  example: { input: { phone: '13800000001' }, output: { resend_after: 60, expires_in: 300 } },
});
