import { z } from 'zod';
import type { ProviderReport } from '../payment-provider.js';

/** A transaction in WeChat Pay's format, as in the answer to a query and in a notice. */
export const wechatTransaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string().optional(),
  trade_state: z.enum(['SUCCESS', 'REFUND', 'NOTPAY', 'CLOSED', 'REVOKED', 'USERPAYING', 'PAYERROR']),
  success_time: z.iso.datetime({ offset: true }).optional(),
  amount: z.object({ total: z.int(), currency: z.string().default('CNY') }).optional(),
});

type Transaction = z.infer<typeof wechatTransaction>;

// A payer whose payment failed may try again with the same code, until the order is closed.
const states = {
  SUCCESS: 'paid',
  REFUND: 'paid',
  NOTPAY: 'waiting',
  USERPAYING: 'waiting',
  PAYERROR: 'waiting',
  CLOSED: 'closed',
  REVOKED: 'closed',
} as const satisfies Record<Transaction['trade_state'], ProviderReport['state']>;

/** Translates a transaction of WeChat Pay into a report of the port. */
export const wechatReport = (said: Transaction): ProviderReport => ({
  trade_no: said.out_trade_no,
  state: states[said.trade_state],
  amount_cents: said.amount?.total ?? null,
  currency: said.amount?.currency ?? 'CNY',
  transaction_no: said.transaction_id ?? null,
  paid_at: said.success_time === undefined ? null : new Date(said.success_time),
});
