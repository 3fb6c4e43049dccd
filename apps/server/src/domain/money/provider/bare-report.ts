import type { ProviderReport } from './payment-provider.js';

/** The report of an order that its provider has not opened, or that was closed. */
export const bareReport = (trade_no: string, state: 'waiting' | 'closed'): ProviderReport => ({
  trade_no,
  state,
  amount_cents: null,
  currency: '',
  transaction_no: null,
  paid_at: null,
});
