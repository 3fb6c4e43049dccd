import type { Row } from '../../../../platform/store/database.js';

/** How long a provider waits for the money. */
const lifeSeconds = 900;

/** When a provider that has not reported on an order is first asked about it. */
const firstAskSeconds = 10;

/**
 * The first columns of an order: our number for it, which every provider accepts, its end, and the time of the first
 * question to the provider.
 */
export const newOrder = (
  payment_id: number,
  now: Date,
): Pick<Row<'provider_order'>, 'trade_no' | 'expires_at'> & { readonly ask_at: Date } => ({
  trade_no: `SC${payment_id.toString(36).toUpperCase()}`,
  expires_at: new Date(now.getTime() + lifeSeconds * 1000),
  ask_at: new Date(now.getTime() + firstAskSeconds * 1000),
});
