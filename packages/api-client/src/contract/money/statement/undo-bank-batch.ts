import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { givenReason, id } from '../../fields.js';

/**
 * Takes back the matches of a batch, at most `limits.decide_at_once_max` at once, each by the rules of
 * `payment/undoBankMatch`; one with a refund or an invoice stays. Repeated until nothing is `left`.
 */
export const undoBankBatch = endpoint('payment/undoBankBatch', {
  summary: 'Undo all that was confirmed together by a bank statement',
  input: z.strictObject({
    batch_id: id,
    /** The candidates see it. */
    reason: givenReason,
  }),
  output: z.object({
    undone: z.int(),
    /** Payments that already have a refund or an invoice. */
    kept: z.int(),
    left: z.int(),
  }),
  access: platformStaff,
  writes: 'bank_match',
  needsKey: true,
  refuses: ['state_changed'],
  example: {
    input: { batch_id: 180143985107900, reason: '导入了另一账户的流水' },
    output: { undone: 100, kept: 0, left: 186 },
  },
});
