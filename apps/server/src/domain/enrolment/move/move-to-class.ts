import type { ClassStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Call, RequestFacts } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields, refuseTransition } from '../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../platform/http/guards/hold-class.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { isUnpaid } from '../../foundation/standing/is-unpaid.js';
import type { EnrolAnswer } from '../intake/enrol-request.js';
import { seatBatch } from '../intake/seat-batch.js';
import { changeReview, nextReviewStatus } from '../review/change-review.js';
import { holdsClaim } from '../review/claim.js';
import { offerPlaces } from '../waiting/offer-places.js';
import { moveTargets } from './move-targets.js';
import { type MovingEnrolment, movedRequest, readMoving } from './moving-enrolment.js';

type Input = Call<'enrolment/moveEnrolment'>['input'];

interface Move {
  readonly input: Input;
  readonly caller: StaffSession;
  readonly services: Pick<Services, 'sms' | 'keyring' | 'programme' | 'admission' | 'now'>;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
}

/** The states of a class that a candidate may be moved from. Later the seats of the exam are arranged. */
const letsGo: readonly ClassStatus[] = ['enrolling', 'paused', 'closed'];

/** Locks both classes in one order, so that moves in opposite directions do not deadlock. */
const lockBoth = (tx: Transaction<Database>, { class_id, to_class_id }: Input) =>
  sql`select from class where class_id = any(${[class_id, to_class_id]}::bigint[]) order by class_id for no key update`.execute(
    tx,
  );

/**
 * The class that the candidate moves to, and the unit whose place they take there.
 * @throws a Refusal of the field `to_class_id` if the class is not offered
 */
const findTarget = async (tx: Transaction<Database>, caller: StaffSession, input: Input, now: Date) => {
  const { rows } = await sql<{ class_name: string; unit_id: number | null }>`
    select c.class_name, cu.unit_id ${moveTargets(caller, input, now)} and c.class_id = ${input.to_class_id}`.execute(
    tx,
  );
  const [found] = rows;
  if (!found) throw refuseFields({ to_class_id: 'not_offered' });
  return found;
};

/**
 * The state of the enrolment that is left behind.
 * @throws a Refusal: class_state, transition_refused, still_paid, or the reason that is missing
 */
const stateLeft = async (tx: Transaction<Database>, { input, caller }: Move, moving: MovingEnrolment) => {
  const { status: state, class_status } = moving;
  const isClaimed = state === 'in_review' && !holdsClaim(moving, caller);
  if (!letsGo.includes(class_status)) throw refuseClass(class_status);
  if (isClaimed) throw refuseTransition({ why: 'held_by_another' });
  const unpaid = await isUnpaid(tx, input);
  return nextReviewStatus({ state, event: 'move', actors: caller.roles, reason: input.reason, unpaid });
};

/** Moves the uploads to the new class, and copies the day of the consent and the rounds of the review. */
const bringAlong = (
  tx: Transaction<Database>,
  { class_id, enrolment_id }: Input,
  { photo_id, documents }: MovingEnrolment,
  to: EnrolAnswer,
  now: Date,
) => {
  const files = [...(photo_id ? [photo_id] : []), ...documents.map(({ file_id }) => file_id)];
  return sql`
    with files as (
      update file set class_id = ${to.class_id} where class_id = ${class_id} and file_id = any(${files}::bigint[])
    ), pair as (
      insert into enrolment_move (from_class_id, from_enrolment_id, to_class_id, to_enrolment_id, moved_at)
      values (${class_id}, ${enrolment_id}, ${to.class_id}, ${to.enrolment_id}, ${now}::timestamptz)
    ), wish as (
      update invoice_wish set class_id = ${to.class_id}, enrolment_id = ${to.enrolment_id}
      where class_id = ${class_id} and enrolment_id = ${enrolment_id} and invoice_id is null
    )
    update enrolment set consent_at = before.consent_at, review_round = before.review_round, source = before.source
    from enrolment before
    where before.class_id = ${class_id} and before.enrolment_id = ${enrolment_id}
      and enrolment.class_id = ${to.class_id} and enrolment.enrolment_id = ${to.enrolment_id}`.execute(tx);
};

/**
 * Moves an enrolment to another class. The desk gives it a seat or a place on the waiting list there. The old enrolment
 * ends and frees its seat.
 * @throws a Refusal: not_found, class_state, transition_refused, still_paid, class_full, unit_full, state_changed, or
 * the fields that are wrong
 */
export const moveToClass = async (tx: Transaction<Database>, move: Move): Promise<EnrolAnswer> => {
  const { input, caller, services, request } = move;
  const { class_id, enrolment_id, to_class_id, reason, wait = false } = input;
  const now = services.now();
  await lockBoth(tx, input);
  const moving = await readMoving(tx, caller, input);
  const to = await stateLeft(tx, move, moving);
  const { class_name, unit_id } = await findTarget(tx, caller, input, now);
  const { keyring } = services;
  const asked = movedRequest(moving, { enrolment_id, unit_id, reason, wait, caller, keyring, request });
  const [answer = new Refusal('state_changed')] = await seatBatch(tx, to_class_id, [asked], services);
  if (answer instanceof Refusal) throw answer;
  await bringAlong(tx, input, moving, answer, now);
  const { status: from, reviewer_id } = moving;
  const set = { reason, claimed_until: null, photo_id: null, documents: '[]' };
  const isWaitedFor = await changeReview(tx, { class_id, enrolment_id, from, reviewer_id, to, now, set });
  await appendAudit(tx, class_id, [
    {
      ...byStaff(caller, request),
      at: now,
      action: 'move',
      object_type: 'enrolment',
      object_id: enrolment_id,
      from_state: from,
      to_state: to,
      reason: `${class_name} · ${answer.enrol_no} · ${reason}`,
    },
  ]);
  if (isWaitedFor) await offerPlaces(tx, services, class_id);
  return answer;
};
