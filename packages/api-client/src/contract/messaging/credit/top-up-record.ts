import { topUpLifecycle } from '@skillcert/core';
import { z } from 'zod';
import { organisers } from '../../access.js';
import { amount, id, moment } from '../../fields.js';
import { openOrder } from '../../money/payments/fetch-own-payments.js';
import { onlineMethod } from '../../money/payments/payment-record.js';

const states = Object.keys(topUpLifecycle.states) as (keyof typeof topUpLifecycle.states)[];

/** The state of an order of credit. */
export const topUpStatus = z.enum(states);

/** An order of credit for messages. */
export const topUpRow = z.object({
  order_id: id,
  amount_cents: amount,
  currency: z.string(),
  method: onlineMethod,
  status: topUpStatus,
  ordered_by: z.string().nullable(),
  created_at: moment,
  paid_at: moment.nullable(),
  /** Where to pay as long as the provider waits for the money. */
  open: openOrder.nullable(),
});

/** The filters of the orders of a class’s institution. */
export const topUpFilters = { class_id: id, status: topUpStatus.optional() };

export type TopUpRow = z.infer<typeof topUpRow>;

/** The roles that order credit for the institution of a class. */
export const creditDesk = { ...organisers, scope: { from: 'input', class_type: 'sign_up' } } as const;

export const topUpExamples = {
  class_id: 180143985094819,
  row: {
    order_id: 180143985109001,
    amount_cents: 50_000,
    currency: 'CNY',
    method: 'wechat',
    status: 'paid',
    ordered_by: '林秋月',
    created_at: '2026-11-10T02:11:09Z',
    paid_at: '2026-11-10T02:12:40Z',
    open: null,
  },
} as const satisfies { class_id: number; row: TopUpRow };
