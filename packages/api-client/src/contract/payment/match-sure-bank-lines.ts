import { z } from 'zod';
import { platformStaff } from '../access.js';
import { endpoint } from '../endpoint.js';
import { amount, id } from '../fields.js';

/**
 * Confirms the payments of lines that agree in number, name and amount, at most `limits.decide_at_once_max` at
 * once, each by the rules of `payment/matchBankLine`. If the call is repeated with the same `batch_id` until
 * nothing is `left`, all of them can be undone together (`payment/undoBankBatch`).
 */
export const matchSureBankLines = endpoint('payment/matchSureBankLines', {
  summary: 'Confirm all payments that a bank statement surely has',
  input: z.strictObject({ batch_id: id.optional() }),
  output: z.object({
    batch_id: id,
    matched: z.int(),
    matched_cents: amount,
    /** Lines that could not be confirmed; they stay open. */
    left_out: z.int(),
    /** The number of sure lines that wait after this. */
    left: z.int(),
  }),
  access: platformStaff,
  needsKey: true,
  example: {
    input: {},
    output: { batch_id: 180143985107900, matched: 100, matched_cents: 6_800_000, left_out: 0, left: 186 },
  },
});
