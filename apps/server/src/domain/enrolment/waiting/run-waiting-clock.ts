import { sql } from 'kysely';
import { eachClass } from '../../../platform/jobs/each-class.js';
import type { Services } from '../../../platform/services.js';
import { endWaiting } from './end-waiting.js';
import type { OfferServices } from './offer-places.js';

const atOnce = 200;

/**
 * Ends expired offers and the waiting lists of classes that take no more enrolments, and offers free places while
 * somebody waits: those of a class that was paused, or those that became free in it.
 * @returns the number of enrolments moved
 */
export const runWaitingClock = async (
  services: Pick<Services, 'store' | 'log'> & OfferServices,
): Promise<number> => {
  const { store, now } = services;
  const { rows } = await sql<{ class_id: number }>`
    select e.class_id from enrolment e join class c on c.class_id = e.class_id
    where e.status = 'offered' and (e.offer_until <= ${now()}::timestamptz or c.status not in ('enrolling', 'paused'))
    union
    select class_id from class
    where waiting > 0 and (taken < capacity or enroll_end <= ${now()}::timestamptz or status not in ('enrolling', 'paused'))
    order by class_id limit ${atOnce}`.execute(store.db);
  return eachClass(services, rows, ({ class_id }) =>
    store.withTx((tx) => endWaiting(tx, services, class_id)),
  );
};
