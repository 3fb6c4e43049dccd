import {
  type Actor,
  holdsSeat,
  type ReviewEvent,
  type ReviewStatus,
  reviewLifecycle,
  transition,
} from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { Refusal, refuseFields, refuseTransition } from '../../../platform/http/errors/refuse.js';
import type { Database, ReviewReason, Row } from '../../../platform/store/database.js';

/** Whether an enrolment neither holds a seat nor waits for one, so that its person and phone may enrol again. */
const isOver = (status: ReviewStatus) => !holdsSeat(status) && status !== 'waiting';

/** The change of the class's counts by an event: its seats, and the candidates who wait for one. */
const countsOf = (from: ReviewStatus, to: ReviewStatus) => ({
  seats: Number(holdsSeat(to)) - Number(holdsSeat(from)),
  waiting: Number(to === 'waiting') - Number(from === 'waiting'),
});

/**
 * Whether an event gives or frees a seat, or leaves the waiting list. Its transaction must lock the class row before
 * the enrolment, like the enrol desk.
 */
export const countsSeats = (event: ReviewEvent): boolean =>
  reviewLifecycle.transitions.some(
    ({ event: each, from, to }) =>
      each === event && (from === 'waiting' || holdsSeat(from) !== holdsSeat(to)),
  );

interface Asked {
  readonly state: ReviewStatus;
  readonly event: ReviewEvent;
  readonly actors: readonly Actor[];
  readonly reason?: string | undefined;
  readonly reasons?: readonly ReviewReason[] | undefined;
  /** Whether the enrolment holds no money. */
  readonly unpaid: boolean;
  /** Whether an offered place is still held. */
  readonly in_time?: boolean | undefined;
  /** Whether nothing depends on the decision yet. */
  readonly unused?: boolean | undefined;
}

/**
 * The state that an event leads to.
 * @throws a Refusal: transition_refused, still_paid, offer_over, or the field that the table asks for
 */
export const nextReviewStatus = ({ state, event, actors, ...asked }: Asked): ReviewStatus => {
  const { reason, reasons, unpaid, in_time, unused } = asked;
  const given = [
    ...(in_time ? ['in_time'] : []),
    ...(unused ? ['unused'] : []),
    ...(unpaid ? ['unpaid'] : []),
    ...(reason ? ['reason'] : []),
    ...(reasons?.length ? ['reasons'] : []),
  ];
  const outcome = transition(reviewLifecycle, { state, event, actors, given });
  if (outcome.ok) return outcome.to;
  if (outcome.why !== 'missing_requirement') throw refuseTransition({ thing: 'review', state }, outcome);
  if (outcome.missing.includes('unpaid')) throw new Refusal('still_paid');
  if (outcome.missing.includes('in_time')) throw new Refusal('offer_over');
  throw refuseFields(Object.fromEntries(outcome.missing.map((field) => [field, 'reason_required'] as const)));
};

interface Change {
  readonly class_id: number;
  readonly enrolment_id: number;
  readonly from: ReviewStatus;
  /** The reviewer who held the claim when it was read, or null. */
  readonly reviewer_id: number | null;
  readonly to: ReviewStatus;
  readonly now: Date;
  /** More columns to set with the state. */
  readonly set: Readonly<Record<string, unknown>>;
}

const placeOf = (status: ReviewStatus): Row<'enrolment'>['place'] => {
  if (status === 'waiting') return 'waitlisted';
  if (status === 'offered') return 'held';
  return isOver(status) ? 'free' : 'taken';
};

/**
 * Moves an enrolment to another state if its state and claim are still as they were read, and updates the counts of its
 * class.
 * @returns whether a seat came free that somebody waits for; the caller offers it in the same transaction
 * @throws a Refusal `state_changed` if somebody was faster
 */
export const changeReview = async (
  tx: Transaction<Database>,
  { class_id, enrolment_id, from, reviewer_id, to, now, set }: Change,
): Promise<boolean> => {
  const counts = countsOf(from, to);
  const freed = { live_id_index: null, live_phone_index: null };
  const columns = { ...set, status: to, place: placeOf(to), updated_at: now, ...(isOver(to) && freed) };
  const changed = tx
    .updateTable('enrolment')
    .set(columns)
    .where('class_id', '=', class_id)
    .where('enrolment_id', '=', enrolment_id)
    .where('status', '=', from)
    .where('reviewer_id', 'is not distinct from', reviewer_id)
    .returning(['class_id', 'unit_id']);
  const { rows } =
    counts.seats !== 0 || counts.waiting !== 0
      ? await sql<{ waiting: number }>`
        with changed as (${changed}), unit as (
          update class_unit set taken = class_unit.taken + ${counts.seats}::int4 from changed
          where class_unit.class_id = changed.class_id and class_unit.unit_id = changed.unit_id
        )
        update class set taken = taken + ${counts.seats}::int4, waiting = waiting + ${counts.waiting}::int4 from changed
        where class.class_id = changed.class_id
        returning class.waiting`.execute(tx)
      : { rows: (await changed.execute()).map(() => ({ waiting: 0 })) };
  const [counted] = rows;
  if (!counted) throw new Refusal('state_changed');
  return counts.seats < 0 && counted.waiting > 0;
};
