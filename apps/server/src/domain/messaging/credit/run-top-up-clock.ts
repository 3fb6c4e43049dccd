import { sql } from 'kysely';
import type { Services } from '../../../platform/services.js';
import type { Row } from '../../../platform/store/database.js';
import { askAboutTopUp } from './ask-about-top-up.js';

type Due = Pick<Row<'sms_order'>, 'trade_no' | 'method' | 'expires_at'>;

const atOnce = 20;

/**
 * Asks providers about orders of credit without a report, with growing intervals, and closes those that were not
 * paid in time.
 * @returns the number of orders asked about
 */
export const runTopUpClock = async (
  services: Pick<Services, 'store' | 'providers' | 'log' | 'now'>,
): Promise<number> => {
  const now = services.now();
  const { rows: due } = await sql<Due>`
    update sms_order o set asked = o.asked + 1,
      ask_at = ${now}::timestamptz + make_interval(secs => least(60, 10 * (o.asked + 1)))
    where o.order_id in (
      select order_id from sms_order where ask_at <= ${now}::timestamptz order by ask_at limit ${atOnce}
      for update skip locked)
    returning o.trade_no, o.method, o.expires_at`.execute(services.store.db);
  await Promise.all(
    due.map(async (order) => {
      try {
        await askAboutTopUp(services, order, { over: order.expires_at <= now });
      } catch (error) {
        services.log.warn(
          { err: error, method: order.method },
          'an order of credit could not be asked about',
        );
      }
    }),
  );
  return due.length;
};
