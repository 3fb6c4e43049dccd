import { limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { onlineMethod } from '../../money/payments/payment-record.js';
import { creditDesk, topUpExamples, topUpRow } from './top-up-record.js';

const { class_id, row } = topUpExamples;

/**
 * Orders one of the configured packages through a provider; the amount is the package’s. A repeat by the same
 * person while the same order waits answers with that one.
 */
export const startTopUp = endpoint('sms/startTopUp', {
  summary: 'Order credit for messages',
  input: z.strictObject({
    class_id: id,
    package_id: z.string().max(limits.package_id_length_max),
    method: onlineMethod,
  }),
  output: topUpRow.pick({ order_id: true, open: true }),
  access: creditDesk,
  refuses: ['not_found', 'transition_refused', 'provider_unavailable', 'origin_missing', 'too_many'],
  example: {
    input: { class_id, package_id: 'medium', method: 'wechat' },
    output: {
      order_id: row.order_id,
      open: {
        way: 'code',
        pay_url: 'weixin://wxpay/bizpayurl?pr=p4lpSuKzz',
        expires_at: '2026-11-10T02:26:09Z',
      },
    },
  },
});
