import { orderStates } from '@skillcert/core';
import { z } from 'zod';
import type { Row } from '../../../platform/store/database.js';
import type { ProviderReport } from '../provider/payment-provider.js';

/** The sandbox's notice about an order, as it is sent. */
export const sandboxNotice = z.strictObject({
  trade_no: z.string(),
  state: z.enum(orderStates),
  amount_cents: z.int(),
  currency: z.string(),
  transaction_no: z.string().nullable(),
  paid_at: z.iso.datetime().nullable(),
});

/** The state of an order as a report of the port. */
export const reportOf = (order: Row<'sandbox_order'>): ProviderReport => ({
  trade_no: order.trade_no,
  state: order.status,
  amount_cents: order.amount_cents,
  currency: order.currency,
  transaction_no: order.status === 'paid' ? order.transaction_no : null,
  paid_at: order.paid_at,
});
