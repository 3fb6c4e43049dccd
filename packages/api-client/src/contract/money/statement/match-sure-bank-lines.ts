import { limits } from '@skillcert/core';
import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { amount, id } from '../../fields.js';
import { lineLeftOut, lineLeftOutExample } from './bank-line.js';

/**
 * Confirms the payments of lines that agree in number, name and amount, at most `limits.bank_lines_round_max` at once,
 * each by the rules of `payment/matchBankLine`. Called again with the same `batch_id`, and the `last` line as `after`,
 * until nothing is `left`, all of them are one batch (`payment/fetchBankBatches`), which can be undone together
 * (`payment/undoBankBatch`); the batch of somebody else is `not_found`. Once a person has seen who paid for whom, it
 * confirms these instead: with `line_ids`, those that agree in number and amount while somebody else paid (the view
 * `by_other` of `payment/fetchBankLines`); with `by_name`, those that agree in name and amount without a number (the
 * view of that name), each with the person who was seen beside it. One that means another person by now is left out as
 * `state_changed`. The trail of each payment says the rule: `number`, `payer` or `name`.
 */
export const matchSureBankLines = endpoint('payment/matchSureBankLines', {
  summary: 'Confirm all payments that a bank statement surely has',
  input: z
    .strictObject({
      batch_id: id.optional(),
      /** The last line that was tried in the round before. */
      after: id.optional(),
      line_ids: z.array(id).min(1, 'required').max(limits.bank_lines_round_max, 'too_big').optional(),
      /** Lines with the enrolment that was seen beside each, as its first suggestion; not together with `line_ids`. */
      by_name: z
        .array(z.strictObject({ line_id: id, enrolment_id: id }))
        .min(1, 'required')
        .max(limits.bank_lines_round_max, 'too_big')
        .optional(),
    })
    .refine(({ line_ids, by_name }) => !line_ids || !by_name, { path: ['by_name'], message: 'invalid' }),
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
    input: { by_name: [{ line_id: 180143985107001, enrolment_id: 180143985099058 }] },
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
