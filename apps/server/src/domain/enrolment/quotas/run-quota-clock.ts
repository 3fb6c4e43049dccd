import { sql } from 'kysely';
import { eachClass } from '../../../platform/jobs/each-class.js';
import type { Services } from '../../../platform/services.js';
import { keepsPlaces } from '../../foundation/standing/open-seats.js';
import type { OfferServices } from '../waiting/offer-places.js';
import { giveQuotasBack } from './give-quotas-back.js';

const atOnce = 200;

/**
 * Returns the unused places of units of joint classes at the moment until which they were kept.
 * @returns the number of classes
 */
export const runQuotaClock = async (
  services: Pick<Services, 'store' | 'log'> & OfferServices,
): Promise<number> => {
  const { store, now } = services;
  const due = sql`${keepsPlaces} and c.quotas_kept_until <= ${now()}::timestamptz`;
  const { rows } = await sql<{ class_id: number }>`
    select c.class_id from class c where ${due} order by c.quotas_kept_until limit ${atOnce}`.execute(
    store.db,
  );
  return eachClass(services, rows, ({ class_id }) =>
    store.withTx(async (tx) => {
      // A person may have returned them, or extended the time, meanwhile.
      const locked =
        await sql`select from class c where c.class_id = ${class_id} and ${due} for update`.execute(tx);
      if (locked.rows.length === 0) return 0;
      await giveQuotasBack(tx, services, class_id, { actor_role: 'clock' });
      return 1;
    }),
  );
};
