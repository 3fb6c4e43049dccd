import { limits } from '@skillcert/core';
import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { transferFields } from './declare-payment.js';
import { groupFields, saysWhom, whomIsMissing } from './group-fields.js';
import { paymentExamples } from './payment-record.js';

/**
 * Declares one transfer for many approved enrolments that nobody has paid for yet: the named ones, or those of a
 * unit (of more than 200 the first). The amount is the sum of their prices. Staff of a participating unit reach its
 * own candidates. Another person confirms it as a whole.
 */
export const declareGroupPayment = endpoint('payment/declareGroupPayment', {
  summary: 'Declare one transfer for many candidates',
  input: z
    .strictObject({ ...groupFields(limits.payment_group_max), ...transferFields })
    .refine(saysWhom, whomIsMissing),
  output: z.object({
    group_id: id,
    /** The number of candidates, and their total. */
    count: z.int(),
    amount_cents: z.int(),
    /** One of its payments: a decision about it applies to all. */
    payment_id: id,
  }),
  access: moneyDesk,
  writes: 'payment',
  needsKey: true,
  refuses: ['not_found', 'not_payable', 'part_paid', 'already_paid'],
  example: {
    input: {
      class_id: paymentExamples.row.class_id,
      enrolment_ids: [paymentExamples.row.enrolment_id, 180143985099002],
      payer_name: '上海申培人才服务有限公司',
      payer_bank: '中国建设银行上海分行',
      payer_account: '3100 1502 5000 5600 0123',
      paid_on: '2026-11-10',
      proof_id: 180143985100778,
    },
    output: {
      group_id: 180143985103001,
      count: 2,
      amount_cents: 136_000,
      payment_id: paymentExamples.row.payment_id,
    },
  },
});
