import { z } from 'zod';
import type { ProviderReport } from '../payment-provider.js';
import { centsOf } from './alipay-amount.js';

/** A trade in Alipay's format, as in the answer to a query and in a notice. */
export const alipayTrade = z.object({
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.enum(['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED']),
  total_amount: z.string(),
  /** The time of payment; a notice and a query name it differently. */
  gmt_payment: z.string().optional(),
  send_pay_date: z.string().optional(),
});

const states = {
  WAIT_BUYER_PAY: 'waiting',
  TRADE_CLOSED: 'closed',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
} as const satisfies Record<z.infer<typeof alipayTrade>['trade_status'], ProviderReport['state']>;

/** Alipay uses Beijing time, wherever this server runs. */
const momentOf = (text: string | undefined) => {
  const moment = new Date(`${(text ?? '').replace(' ', 'T')}+08:00`);
  return Number.isNaN(moment.getTime()) ? null : moment;
};

/** Translates a trade of Alipay into a report of the port. */
export const alipayReport = (said: z.infer<typeof alipayTrade>): ProviderReport => ({
  trade_no: said.out_trade_no,
  state: states[said.trade_status],
  amount_cents: centsOf(said.total_amount),
  currency: 'CNY',
  transaction_no: said.trade_no,
  paid_at: momentOf(said.gmt_payment ?? said.send_pay_date),
});
