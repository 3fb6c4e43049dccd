import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { amount, id, listOf, moment, page } from '../../fields.js';

/** Lines of bank statements that one person confirmed together. */
export const bankBatch = z.object({
  batch_id: id,
  made_by: z.string(),
  made_at: moment,
  matched: z.int(),
  matched_cents: amount,
  /** How many of them are still confirmed, and their amount: the others were undone. */
  standing: z.int(),
  standing_cents: amount,
  currency: z.string(),
});

export type BankBatch = z.infer<typeof bankBatch>;

/** The batches of `payment/matchSureBankLines`, newest first; `payment/undoBankBatch` takes back what still stands. */
export const fetchBankBatches = endpoint('payment/fetchBankBatches', {
  summary: 'What was confirmed together by bank statements',
  input: z.strictObject({ ...page }),
  output: listOf(bankBatch),
  access: platformStaff,
  example: {
    input: { page: 1, limit: 20 },
    output: {
      items: [
        {
          batch_id: 180143985107900,
          made_by: '陈思远',
          made_at: '2026-11-20T06:03:00.000Z',
          matched: 287,
          matched_cents: 19_516_000,
          standing: 284,
          standing_cents: 19_312_000,
          currency: 'CNY',
        },
      ],
      total: 1,
    },
  },
});
