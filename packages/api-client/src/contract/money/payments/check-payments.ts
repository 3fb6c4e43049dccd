import { limits } from '@skillcert/core';
import { z } from 'zod';
import { moneyDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, reasonText } from '../../fields.js';
import { leftOut } from '../../left-out.js';
import { paymentExamples, paymentStatus } from './payment-record.js';

/**
 * Confirms or rejects many declared payments of a class, each as `payment/checkPayment` does: those that the caller
 * may not decide, or not any more, are left out and listed with the reason. All decisions happen together. A
 * transfer for many candidates is decided as a whole, by any of its payments.
 */
export const checkPayments = endpoint('payment/checkPayments', {
  summary: 'Confirm or reject many declared payments',
  input: z.strictObject({
    class_id: id,
    payment_ids: z.array(id).min(1, 'required').max(limits.decide_at_once_max, 'too_big'),
    event: z.enum(['confirm', 'reject']),
    /** One for all that are rejected. */
    reason: reasonText.optional(),
  }),
  output: z.object({
    done: z.array(z.object({ payment_id: id, status: paymentStatus })),
    left_out: z.array(
      z.object({
        payment_id: id,
        ...leftOut(['not_found', 'transition_refused', 'another_person', 'amount_differs']),
      }),
    ),
  }),
  access: moneyDesk,
  writes: 'money_check',
  needsKey: true,
  refuses: ['not_found', 'state_changed'],
  example: {
    input: {
      class_id: paymentExamples.row.class_id,
      payment_ids: [paymentExamples.row.payment_id, 180143985101002],
      event: 'confirm',
    },
    output: {
      done: [{ payment_id: paymentExamples.row.payment_id, status: 'confirmed' }],
      left_out: [
        {
          payment_id: 180143985101002,
          why: 'transition_refused',
          cause: { thing: 'payment', state: 'confirmed' },
          message: '缴费当前为“已到账”，不能执行此操作。',
        },
      ],
    },
  },
});
