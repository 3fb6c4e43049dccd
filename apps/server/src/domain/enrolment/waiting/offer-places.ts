import { limits, type ReviewStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { untilText } from '../../class/index.js';
import { openSeats } from '../../foundation/standing/open-seats.js';
import { isOpen } from '../intake/decide-requests.js';
import { lockClass } from '../intake/enrol-sql.js';
import { nextReviewStatus } from '../review/change-review.js';

const hour_ms = 3_600_000;

/**
 * Offers per transaction. A message has ten columns, and a statement of PostgreSQL at most 65,535 values. The clock
 * offers the rest.
 */
const atOnce = 1_000;

/** An offer, with the facts for the message to its candidate. */
interface Offer {
  readonly enrolment_id: number;
  readonly enrol_no: string;
  readonly phone_enc: Buffer;
  readonly language: string;
}

interface Offering {
  readonly class_id: number;
  /** The seats that are free. */
  readonly free: number;
  /** The state of an enrolment with an offer. */
  readonly to: ReviewStatus;
  readonly until: Date;
  readonly now: Date;
}

/**
 * Holds the free places for the first in line. In a joint class, candidates of a unit get at most the places that their
 * unit has left, so others may overtake those whose unit is full. Candidates without a unit get no place that is kept
 * for a unit.
 */
const holdPlaces = async (tx: Transaction<Database>, { class_id, free, to, until, now }: Offering) => {
  const { rows } = await sql<Offer>`
    with line as (
      select e.enrolment_id, e.unit_id, e.queue_no, row_number() over (partition by e.unit_id order by e.queue_no) as nth
      from enrolment e where e.class_id = ${class_id} and e.status = 'waiting'
    ), first as (
      select line.enrolment_id from line
      left join class_unit cu on cu.class_id = ${class_id} and cu.unit_id = line.unit_id
      where line.nth <= coalesce(cu.quota - cu.taken, (select ${openSeats} from class c where c.class_id = ${class_id}))
      order by line.queue_no limit ${free}
    ), offered as (
      update enrolment e set status = ${to}, place = 'held', offer_until = ${until}::timestamptz, offers = e.offers + 1,
        updated_at = ${now}::timestamptz
      from first where e.class_id = ${class_id} and e.enrolment_id = first.enrolment_id and e.status = 'waiting'
      returning e.enrolment_id, e.enrol_no, e.phone_enc, e.language, e.unit_id, e.queue_no
    ), counted as (
      select unit_id, count(*)::int4 as seats from offered where unit_id is not null group by unit_id
    ), booked as (
      update class_unit set taken = taken + counted.seats from counted
      where class_unit.class_id = ${class_id} and class_unit.unit_id = counted.unit_id
    ), counts as (
      update class set taken = taken + n.seats, waiting = waiting - n.seats
      from (select count(*)::int4 as seats from offered) as n where class.class_id = ${class_id}
    )
    select enrolment_id, enrol_no, phone_enc, language from offered order by queue_no`.execute(tx);
  return rows;
};

/** The end of an offer: `limits.offer_hours` from now, but not later than the end of enrolment. */
const deadline = (now: Date, enroll_end: Date) =>
  new Date(Math.min(now.getTime() + limits.offer_hours * hour_ms, enroll_end.getTime()));

/** The services that {@link offerPlaces} needs. */
export type OfferServices = Pick<Services, 'sms' | 'keyring' | 'programme' | 'now'>;

/**
 * Offers the free places of a class to those who wait, each held until its deadline, and notifies them. It locks the
 * class row, so that no place is given twice. A transaction that frees a place calls it as its last step.
 * @returns how many places were offered
 */
export const offerPlaces = async (
  tx: Transaction<Database>,
  { sms, keyring, programme, now }: OfferServices,
  class_id: number,
): Promise<number> => {
  const locked = await lockClass(tx, class_id);
  const at = now();
  if (!locked || locked.waiting === 0 || !isOpen(locked, at)) return 0;
  const { class_name, capacity, taken, enroll_end } = locked;
  if (capacity <= taken) return 0;
  const until = deadline(at, enroll_end);
  const from = 'waiting';
  const to = nextReviewStatus({ state: from, event: 'offer', actors: ['system'], unpaid: true });
  const free = Math.min(capacity - taken, atOnce);
  const offers = await holdPlaces(tx, { class_id, free, to, until, now: at });
  const said = untilText(until, programme.time_zone);
  await sms.queue(
    tx,
    ...offers.map(({ enrol_no, phone_enc, language }) => ({
      template: 'place_offered' as const,
      phone: keyring.open('phone', phone_enc),
      language,
      params: { class_name, enrol_no, until: said },
      class_id,
    })),
  );
  await appendAudit(
    tx,
    class_id,
    offers.map(({ enrolment_id }) => ({
      at,
      actor_role: 'system',
      action: 'offer',
      object_type: 'enrolment',
      object_id: enrolment_id,
      from_state: from,
      to_state: to,
      detail: { until: until.toISOString() },
    })),
  );
  return offers.length;
};
