import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { openOrder } from './fetch-own-payments.js';
import { onlineMethod } from './payment-record.js';

/**
 * A candidate starts to pay the amount due of an approved enrolment’s fee through a provider: the fee, or the rest
 * of it. A repeat while the same payment waits answers with that one.
 */
export const startPayment = endpoint('payment/startPayment', {
  summary: 'Start to pay an enrolment’s fee through a provider',
  input: z.strictObject({
    class_id: id,
    enrolment_id: id,
    method: onlineMethod,
    /** A code for the phone beside this screen, or a page on this very device. */
    way: openOrder.shape.way,
  }),
  output: openOrder.extend({ payment_id: id, pay_url: z.string() }),
  access: { to: 'ticket', purpose: 'enrol' },
  writes: 'payment',
  refuses: ['not_found', 'not_payable', 'already_paid', 'provider_unavailable', 'origin_missing', 'too_many'],
  example: {
    input: { class_id: 180143985094819, enrolment_id: 180143985099001, method: 'wechat', way: 'code' },
    output: {
      payment_id: 180143985101001,
      way: 'code',
      pay_url: 'weixin://wxpay/bizpayurl?pr=p4lpSuKzz',
      expires_at: '2026-11-10T02:26:09Z',
    },
  },
});
