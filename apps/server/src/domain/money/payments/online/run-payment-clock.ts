import { sql } from 'kysely';
import type { Services } from '../../../../platform/services.js';
import type { Row } from '../../../../platform/store/database.js';
import { askProvider } from './ask-provider.js';

type Due = Pick<Row<'provider_order'>, 'trade_no' | 'method' | 'expires_at'>;

const atOnce = 20;

/**
 * Claims due orders and sets their next due time, with growing intervals: another server that looks now finds
 * nothing.
 */
const claimDue = async ({ store }: Pick<Services, 'store'>, now: Date): Promise<readonly Due[]> => {
  const { rows } = await sql<Due>`
    update provider_order o set asked = o.asked + 1,
      ask_at = ${now}::timestamptz + make_interval(secs => least(60, 10 * (o.asked + 1)))
    where (o.class_id, o.payment_id) in (
      select class_id, payment_id from provider_order where ask_at <= ${now}::timestamptz
      order by ask_at limit ${atOnce} for update skip locked)
    returning o.trade_no, o.method, o.expires_at`.execute(store.db);
  return rows;
};

/**
 * Asks providers about orders without a report, and closes those that were not paid in time. A provider that does
 * not answer is asked again later.
 * @returns the number of orders asked about
 */
export const runPaymentClock = async (
  services: Pick<Services, 'store' | 'providers' | 'programme' | 'log' | 'now'>,
): Promise<number> => {
  const now = services.now();
  const due = await claimDue(services, now);
  await Promise.all(
    due.map(async (order) => {
      try {
        await askProvider(services, order, { over: order.expires_at <= now });
      } catch (error) {
        services.log.warn({ err: error, method: order.method }, 'an order could not be asked about');
      }
    }),
  );
  return due.length;
};
