import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { amount } from '../../fields.js';

/** The number of lines in each view of `payment/fetchBankLines`, and the totals of `sure` and `by_name`. */
export const countBankLines = endpoint('payment/countBankLines', {
  summary: 'Count the lines of bank statements',
  input: z.strictObject({}),
  output: z.object({
    open: z.int(),
    sure: z.int(),
    sure_cents: amount,
    by_other: z.int(),
    by_name: z.int(),
    by_name_cents: amount,
    named: z.int(),
    unnamed: z.int(),
    perhaps: z.int(),
    matched: z.int(),
    aside: z.int(),
    currency: z.string(),
  }),
  access: platformStaff,
  example: {
    input: {},
    output: {
      ...{
        open: 310,
        sure: 286,
        sure_cents: 19_448_000,
        by_other: 8,
        by_name: 4,
        by_name_cents: 272_000,
        named: 2,
        unnamed: 10,
        perhaps: 2,
        matched: 52,
        aside: 3,
      },
      currency: 'CNY',
    },
  },
});
