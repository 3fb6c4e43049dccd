import type { Row } from '../../../../platform/store/database.js';

/** How long a provider waits for the money. */
const lifeSeconds = 900;

/** When a provider is asked first what became of an order that it has not reported on. */
const firstAskSeconds = 10;

/** What an order begins with: our number for it, as every provider takes it, and when it ends and is asked about. */
export const newOrder = (
  payment_id: number,
  now: Date,
): Pick<Row<'provider_order'>, 'trade_no' | 'expires_at'> & { readonly ask_at: Date } => ({
  trade_no: `SC${payment_id.toString(36).toUpperCase()}`,
  expires_at: new Date(now.getTime() + lifeSeconds * 1000),
  ask_at: new Date(now.getTime() + firstAskSeconds * 1000),
});
