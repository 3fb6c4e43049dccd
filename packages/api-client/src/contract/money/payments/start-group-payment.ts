import { limits } from '@skillcert/core';
import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { declareGroupPayment } from './declare-group-payment.js';
import { transferFields } from './declare-payment.js';
import { groupFields, saysWhom, whomIsMissing } from './group-fields.js';
import { onlineMethod, paymentExamples } from './payment-record.js';

/**
 * Starts a payment through a provider for many approved enrolments that nobody has paid for yet: the named ones, or
 * those of a unit (of more than 50 the first). The amount is the sum of their prices, in one order, which
 * `payment/checkGroupPayment` has the provider open. Staff of a participating unit reach its own candidates.
 */
export const startGroupPayment = endpoint('payment/startGroupPayment', {
  summary: 'Start to pay for many candidates through a provider',
  input: z
    .strictObject({
      ...groupFields(limits.payment_order_max),
      payer_name: transferFields.payer_name,
      method: onlineMethod,
    })
    .refine(saysWhom, whomIsMissing),
  /** Of its payments, `payment_id` names the order. */
  output: declareGroupPayment.output,
  access: moneyDesk,
  writes: 'payment',
  needsKey: true,
  refuses: ['not_found', 'not_payable', 'part_paid', 'already_paid', 'too_many'],
  example: {
    input: {
      class_id: paymentExamples.row.class_id,
      enrolment_ids: [paymentExamples.row.enrolment_id, 180143985099002],
      payer_name: '上海申培人才服务有限公司',
      method: 'wechat',
    },
    output: declareGroupPayment.example.output,
  },
});
