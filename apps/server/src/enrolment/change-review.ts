import {
  type Actor,
  type ReviewEvent,
  type ReviewStatus,
  reviewLifecycle,
  transition,
} from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { Refusal, refuseFields } from '../http/refuse.js';
import type { Database, ReviewReason } from '../store/database.js';

/** Where an enrolment holds no seat any more, and its person and phone are free to enrol again. */
const seatless: readonly ReviewStatus[] = ['withdrawn', 'refused', 'expired'];

const isOver = (status: ReviewStatus) => seatless.includes(status);

/** Events whose transaction gives a seat back; it must lock the class row before the enrolment, as the enrol desk does. */
export const givesSeatBack = (event: ReviewEvent): boolean =>
  reviewLifecycle.transitions.some((row) => row.event === event && isOver(row.to));

interface Asked {
  readonly state: ReviewStatus;
  readonly event: ReviewEvent;
  readonly actors: readonly Actor[];
  readonly reason?: string | undefined;
  readonly reasons?: readonly ReviewReason[] | undefined;
}

/**
 * The state that an event leads to.
 * @throws a Refusal: transition_refused, or the field that the table asks for
 */
export const nextReviewStatus = ({ state, event, actors, reason, reasons }: Asked): ReviewStatus => {
  // No payment is taken yet, so whoever withdraws has nothing to get back.
  const given = ['unpaid', ...(reason ? ['reason'] : []), ...(reasons?.length ? ['reasons'] : [])];
  const outcome = transition(reviewLifecycle, { state, event, actors, given });
  if (outcome.ok) return outcome.to;
  if (outcome.why !== 'missing_requirement') throw new Refusal('transition_refused');
  throw refuseFields(Object.fromEntries(outcome.missing.map((field) => [field, 'reason_required'] as const)));
};

interface Change {
  readonly class_id: number;
  readonly enrolment_id: number;
  readonly from: ReviewStatus;
  /** Who had claimed it then. */
  readonly reviewer_id: number | null;
  readonly to: ReviewStatus;
  readonly now: Date;
  /** More columns to set with the state. */
  readonly set: Readonly<Record<string, unknown>>;
}

/**
 * Moves an enrolment from the state and the claim it was read in, and gives its seat back where the new state holds none.
 * @throws a Refusal `state_changed` when somebody was faster
 */
export const changeReview = async (
  tx: Transaction<Database>,
  { class_id, enrolment_id, from, reviewer_id, to, now, set }: Change,
): Promise<void> => {
  const frees = isOver(to);
  const freed = { place: 'free' as const, live_id_index: null, live_phone_index: null };
  const columns = { ...set, status: to, updated_at: now, ...(frees && freed) };
  const changed = tx
    .updateTable('enrolment')
    .set(columns)
    .where('class_id', '=', class_id)
    .where('enrolment_id', '=', enrolment_id)
    .where('status', '=', from)
    .where('reviewer_id', 'is not distinct from', reviewer_id)
    .returning(['class_id', 'unit_id']);
  const { rows } = frees
    ? await sql<{ class_id: number }>`
        with changed as (${changed}), unit as (
          update class_unit set taken = class_unit.taken - 1 from changed
          where class_unit.class_id = changed.class_id and class_unit.unit_id = changed.unit_id
        )
        update class set taken = taken - 1 from changed
        where class.class_id = changed.class_id
        returning class.class_id`.execute(tx)
    : { rows: await changed.execute() };
  if (rows.length === 0) throw new Refusal('state_changed');
};
