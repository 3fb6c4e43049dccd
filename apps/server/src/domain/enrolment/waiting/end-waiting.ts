import { type ClassStatus, limits, type ReviewStatus, reviewLifecycle, transition } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { lockClass } from '../intake/enrol-sql.js';
import { auditClock } from '../review/audit-clock.js';
import { type OfferServices, offerPlaces } from './offer-places.js';

/** The most enrolments that one transaction moves; the next round of the clock continues. */
const atOnce = 1_000;

const stillTakes: readonly string[] = ['enrolling', 'paused'] satisfies ClassStatus[];

interface Moved {
  readonly enrolment_id: number;
  readonly enrol_no: string;
  readonly phone_enc: Buffer;
  readonly language: string;
  readonly before: ReviewStatus;
  readonly after: ReviewStatus;
}

const byClock = (state: ReviewStatus, event: 'lapse' | 'deadline'): ReviewStatus => {
  const outcome = transition(reviewLifecycle, { state, event, actors: ['clock'] });
  if (!outcome.ok) throw new RangeError(`The clock cannot ${event} an enrolment that is ${state}.`);
  return outcome.to;
};

/**
 * Moves candidates whose offer has lapsed to the end of the waiting list or, after their last offer, off it. If the
 * class takes no more enrolments, it ends the whole list.
 */
const moveOn = async (
  tx: Transaction<Database>,
  class_id: number,
  { isOver, now }: { isOver: boolean; now: Date },
) => {
  const gone = byClock('offered', 'deadline');
  const due = isOver
    ? sql`e.status in ('waiting', 'offered')`
    : sql`e.status = 'offered' and e.offer_until <= ${now}::timestamptz`;
  const { rows } = await sql<Moved>`
    with due as (
      select e.enrolment_id, e.status, e.unit_id,
        case when ${isOver}::boolean or e.offers >= ${limits.offers_max} then ${gone} else ${byClock('offered', 'lapse')} end as after,
        row_number() over (order by e.offer_until, e.queue_no)::int4 as nth
      from enrolment e where e.class_id = ${class_id} and ${due}
      order by e.offer_until, e.queue_no limit ${atOnce}
    ), moved as (
      update enrolment e set status = due.after, offer_until = null, updated_at = ${now}::timestamptz,
        place = case when due.after = 'waiting' then 'waitlisted' else 'free' end,
        queue_no = case when due.after = 'waiting' then c.enrol_serial + due.nth else e.queue_no end,
        live_id_index = case when due.after = 'waiting' then e.live_id_index end,
        live_phone_index = case when due.after = 'waiting' then e.live_phone_index end
      from due, class c
      where e.class_id = ${class_id} and c.class_id = ${class_id} and e.enrolment_id = due.enrolment_id
        and e.status = due.status
      returning e.enrolment_id, e.enrol_no, e.phone_enc, e.language, e.unit_id, due.status as before, due.after
    ), counted as (
      select unit_id, count(*)::int4 as seats from moved where before = 'offered' and unit_id is not null group by unit_id
    ), freed as (
      update class_unit set taken = taken - counted.seats from counted
      where class_unit.class_id = ${class_id} and class_unit.unit_id = counted.unit_id
    ), counts as (
      update class set taken = taken - n.held, waiting = waiting - n.left_line + n.back, enrol_serial = enrol_serial + n.moved
      from (
        select count(*)::int4 as moved, count(*) filter (where before = 'offered')::int4 as held,
          count(*) filter (where before = 'waiting')::int4 as left_line, count(*) filter (where after = 'waiting')::int4 as back
        from moved
      ) as n where class.class_id = ${class_id}
    )
    select enrolment_id, enrol_no, phone_enc, language, before, after from moved order by enrolment_id`.execute(
    tx,
  );
  return rows;
};

/**
 * Brings the waiting list of a class up to date as the clock: ends what is over, notifies those concerned, and offers
 * what is free.
 * @returns how many enrolments moved
 */
export const endWaiting = async (
  tx: Transaction<Database>,
  services: OfferServices,
  class_id: number,
): Promise<number> => {
  const locked = await lockClass(tx, class_id);
  if (!locked) return 0;
  const now = services.now();
  const isOver = !stillTakes.includes(locked.status) || locked.enroll_end <= now;
  const moved = await moveOn(tx, class_id, { isOver, now });
  const { class_name, status } = locked;
  // Everybody in a cancelled class has been notified of the reason.
  const told = status === 'cancelled' ? [] : moved;
  await services.sms.queue(
    tx,
    ...told.map(({ enrol_no, phone_enc, language, after }) => ({
      template: 'offer_lapsed' as const,
      phone: services.keyring.open('phone', phone_enc),
      language,
      params: { class_name, enrol_no, status: after },
      class_id,
    })),
  );
  await auditClock(
    tx,
    class_id,
    now,
    moved.map((move) => ({ ...move, action: move.after === 'waiting' ? 'lapse' : 'deadline' })),
  );
  return moved.length + (await offerPlaces(tx, services, class_id));
};
