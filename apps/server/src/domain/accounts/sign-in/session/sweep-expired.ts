import type { Services } from '../../../../platform/services.js';

const day = 86_400_000;

/**
 * Deletes expired rows: codes, tickets and setup links after a day, counters after three days, idempotency keys after a
 * week, sessions after 90 days.
 */
export const sweepExpired = async ({ store, now }: Pick<Services, 'store' | 'now'>): Promise<void> => {
  const { db } = store;
  const before = (days: number) => new Date(now().getTime() - days * day);
  await db.deleteFrom('verify_code').where('expires_at', '<', before(1)).execute();
  await db.deleteFrom('ticket').where('expires_at', '<', before(1)).execute();
  await db.deleteFrom('setup_token').where('expires_at', '<', before(1)).execute();
  // The longest window is a day, and the one before it still counts.
  await db.deleteFrom('rate_window').where('window_start', '<', before(3)).execute();
  await db.deleteFrom('idempotency').where('created_at', '<', before(7)).execute();
  await db.deleteFrom('session').where('expires_at', '<', before(90)).execute();
};
