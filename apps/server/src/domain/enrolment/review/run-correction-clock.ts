import { classLifecycle } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { eachClass } from '../../../platform/jobs/each-class.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { lockClass } from '../intake/enrol-sql.js';
import { type OfferServices, offerPlaces } from '../waiting/offer-places.js';
import { auditClock } from './audit-clock.js';
import { changeReview, nextReviewStatus } from './change-review.js';

const atOnce = 200;

const ended = Object.entries(classLifecycle.states).flatMap(([status, { ends }]) => (ends ? [status] : []));

const isDue = (now: Date) => sql<boolean>`e.status = 'returned' and e.mend_until <= ${now}::timestamptz`;

interface Due {
  readonly enrolment_id: number;
  readonly enrol_no: string;
  readonly phone_enc: Buffer;
  readonly language: string;
  readonly reviewer_id: number | null;
}

/**
 * Expires the enrolments of a class that were returned and not corrected in time, notifies their candidates, and
 * offers the seats to waiting ones.
 */
const expireIn = async (
  tx: Transaction<Database>,
  services: OfferServices,
  class_id: number,
): Promise<number> => {
  const locked = await lockClass(tx, class_id);
  if (!locked) return 0;
  const now = services.now();
  const { rows } = await sql<Due>`
    select e.enrolment_id, e.enrol_no, e.phone_enc, e.language, e.reviewer_id from enrolment e
    where e.class_id = ${class_id} and ${isDue(now)}
    order by e.mend_until, e.enrolment_id limit ${atOnce} for update`.execute(tx);
  const to = nextReviewStatus({ state: 'returned', event: 'deadline', actors: ['clock'], unpaid: true });
  for (const { enrolment_id, reviewer_id } of rows)
    await changeReview(tx, { class_id, enrolment_id, from: 'returned', reviewer_id, to, now, set: {} });
  const { class_name } = locked;
  await services.sms.queue(
    tx,
    ...rows.map(({ enrol_no, phone_enc, language }) => ({
      template: 'review_result' as const,
      phone: services.keyring.open('phone', phone_enc),
      language,
      params: { class_name, enrol_no, status: to },
      class_id,
    })),
  );
  await auditClock(
    tx,
    class_id,
    now,
    rows.map(({ enrolment_id }) => ({ enrolment_id, action: 'deadline', before: 'returned', after: to })),
  );
  await offerPlaces(tx, services, class_id);
  return rows.length;
};

/**
 * Ends the enrolments that were returned and not corrected in time, in classes that are not over.
 * @returns the number that expired
 */
export const runCorrectionClock = async (
  services: Pick<Services, 'store' | 'log'> & OfferServices,
): Promise<number> => {
  const { store, now } = services;
  const { rows } = await sql<{ class_id: number }>`
    select distinct e.class_id from enrolment e join class c on c.class_id = e.class_id
    where ${isDue(now())} and c.status <> all(${ended}::text[]) order by e.class_id limit ${atOnce}`.execute(
    store.db,
  );
  return eachClass(services, rows, ({ class_id }) => store.withTx((tx) => expireIn(tx, services, class_id)));
};
