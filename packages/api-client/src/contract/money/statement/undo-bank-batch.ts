import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { givenReason, id } from '../../fields.js';
import { lineLeftOut, lineLeftOutExample } from './bank-line.js';

/**
 * Takes back the matches of a batch, at most `limits.decide_at_once_max` at once, each by the rules of
 * `payment/undoBankMatch`; one with a refund or an invoice stays, and stays in the batch. Repeated with the `last`
 * line as `after` until nothing is `left`.
 */
export const undoBankBatch = endpoint('payment/undoBankBatch', {
  summary: 'Undo all that was confirmed together by a bank statement',
  input: z.strictObject({
    batch_id: id,
    /** The last line that was tried in the round before. */
    after: id.optional(),
    /** The candidates see it. */
    reason: givenReason,
  }),
  output: z.object({
    undone: z.int(),
    /** Lines whose payment stays, as it has a refund, an invoice or a certificate, or its class is archived. */
    kept: z.array(lineLeftOut(['transition_refused', 'class_state', 'certificate_stands'])),
    /** The number of lines that no round has tried yet. */
    left: z.int(),
    last: id,
  }),
  access: platformStaff,
  writes: 'bank_match',
  needsKey: true,
  refuses: ['state_changed'],
  example: {
    input: { batch_id: 180143985107900, reason: '导入了另一账户的流水' },
    output: {
      undone: 99,
      kept: [
        {
          ...lineLeftOutExample,
          why: 'transition_refused',
          cause: { why: 'money_follows' },
          message: '这笔款项已有退款或未作废的发票。请先办结退款或作废发票。',
        },
      ],
      left: 186,
      last: 180143985107099,
    },
  },
});
