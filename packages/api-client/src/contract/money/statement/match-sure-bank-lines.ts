import { limits, matchRules } from '@skillcert/core';
import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { amount, id } from '../../fields.js';
import { lineLeftOut, lineLeftOutExample } from './bank-line.js';

/**
 * Confirms the payments of lines that agree in number, name and amount, at most `limits.bank_lines_round_max` at once,
 * each by the rules of `payment/matchBankLine`. Called again with the same `batch_id`, and the `last` line as `after`,
 * until nothing is `left`, all of them are one batch (`payment/fetchBankBatches`), which can be undone together
 * (`payment/undoBankBatch`); the batch of somebody else is `not_found`. With `line_ids` it confirms these instead, once
 * a person has seen who paid for whom: as far as they agree in number and amount and somebody else paid (`by_other` of
 * `payment/fetchBankLines`), or, with the rule `name`, in name and amount without a number (`by_name`). The trail of
 * each payment says the rule.
 */
export const matchSureBankLines = endpoint('payment/matchSureBankLines', {
  summary: 'Confirm all payments that a bank statement surely has',
  input: z.strictObject({
    batch_id: id.optional(),
    /** The last line that was tried in the round before. */
    after: id.optional(),
    line_ids: z.array(id).min(1, 'required').max(limits.bank_lines_round_max, 'too_big').optional(),
    /** The rule by which `line_ids` agree. */
    rule: z.enum(matchRules).exclude(['number']).default('payer'),
  }),
  output: z.object({
    batch_id: id,
    matched: z.int(),
    matched_cents: amount,
    /** Lines that changed meanwhile or are not the caller's to confirm; they stay open. */
    left_out: z.array(
      lineLeftOut([
        'not_found',
        'state_changed',
        'amount_differs',
        'already_paid',
        'not_payable',
        'transition_refused',
        'another_person',
      ]),
    ),
    /** The number of lines that no round has tried yet. */
    left: z.int(),
    /** The last line that was tried; null where there was none. */
    last: id.nullable(),
  }),
  access: platformStaff,
  needsKey: true,
  refuses: ['not_found'],
  example: {
    input: {},
    output: {
      batch_id: 180143985107900,
      matched: 99,
      matched_cents: 6_732_000,
      left_out: [
        {
          ...lineLeftOutExample,
          why: 'already_paid',
          message: '该报名已有缴费记录，正在核对或已确认。',
        },
      ],
      left: 186,
      last: 180143985107099,
    },
  },
});
