import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { phoneText } from '../../fields.js';

/** The purpose that the phone of an account is proven for: staff reset a password or sign in, anybody registers. */
export const accountPurpose = z.enum(['reset', 'login', 'register']);

/**
 * Sends a code to the phone of an account, or of a future one. The answer and the rate limits are the same whether
 * an account has the phone or not.
 */
export const fetchVerfyCode = endpoint('user/fetchVerfyCode', {
  summary: 'Send a verification code to the phone of an account',
  input: z.strictObject({ phone: phoneText, purpose: accountPurpose }),
  output: z.object({
    /** Seconds until the next code may be asked for. */
    resend_after: z.number().int(),
    /** Seconds the code is good for. */
    expires_in: z.number().int(),
  }),
  access: { to: 'anyone' },
  refuses: ['code_too_soon', 'proof_needed', 'too_many'],
  example: {
    input: { phone: '13800009007', purpose: 'reset' },
    output: { resend_after: 60, expires_in: 300 },
  },
});
