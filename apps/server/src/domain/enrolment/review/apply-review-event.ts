import { formParts, joinDocumentReasons, type ReviewStatus } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Call, RequestFacts } from '../../../platform/http/calls/handle.js';
import { refuseFields, refuseTransition } from '../../../platform/http/errors/refuse.js';
import { candidateScope, seesEveryClass } from '../../../platform/http/guards/class-scope.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { type CorrectionServices, untilText } from '../../class/index.js';
import { refuseOwnCase } from '../../foundation/access/one-hand/own-case.js';
import { isUnpaid } from '../../foundation/standing/is-unpaid.js';
import { priceNow } from '../../foundation/standing/price-now.js';
import { keepSubjects } from '../../scores/index.js';
import { keepDecision } from '../decisions/keep-decision.js';
import { decidedDocuments, hasReturned } from '../files/kept-documents.js';
import { lockClass } from '../intake/enrol-sql.js';
import { frontOfLine } from '../waiting/front-of-line.js';
import { offerPlaces } from '../waiting/offer-places.js';
import { changeReview, nextReviewStatus } from './change-review.js';
import { claimEnd, hasRunOut, holdsClaim } from './claim.js';
import { correctionEnd } from './correction-end.js';
import { type ReviewedEnrolment, readReview } from './read-review.js';

type Input = Call<'enrolment/reviewEnrolment'>['input'];

interface ReviewAct {
  readonly input: Input;
  readonly caller: StaffSession;
  readonly services: Pick<Services, 'sms' | 'keyring' | 'programme' | 'admission' | 'exam'> &
    CorrectionServices;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
}

/**
 * Whether a claim of another reviewer prevents the event. Only the holder of a claim decides. Anybody may claim once
 * the claim has expired, and staff of the platform may release it.
 */
const isHeldByAnother = (
  found: ReviewedEnrolment,
  { event }: Input,
  caller: StaffSession,
  now: Date,
): boolean => {
  if (found.status !== 'in_review' || holdsClaim(found, caller)) return false;
  if (event === 'claim') return !hasRunOut(found, now);
  return !(event === 'release' && seesEveryClass(caller));
};

/** The kind of a doubt. Any other decision clears it. */
const doubtKindOf = ({ event, doubt_kind = 'other' }: Input) => (event === 'doubt' ? doubt_kind : null);

/** The columns that an event sets: the claim, or the decision with its reasons. */
const columnsFor = (
  input: Input,
  { user_id }: StaffSession,
  { documents }: ReviewedEnrolment,
  { now, mend_until }: { readonly now: Date; readonly mend_until: Date | null },
) => {
  const { event, reason, reasons } = input;
  if (event === 'prefer') return { queue_no: frontOfLine };
  if (event === 'claim') return { reviewer_id: user_id, claimed_until: claimEnd(now) };
  if (event === 'release') return { reviewer_id: null, claimed_until: null };
  return {
    reason: reason || null,
    doubt_kind: doubtKindOf(input),
    claimed_until: null,
    reasons: JSON.stringify(event === 'return' ? (reasons ?? []) : []),
    ...(event !== 'withdraw' && { reviewer_id: user_id }),
    ...(event === 'approve' && { fee_cents: priceNow }),
    ...(event === 'return' && { mend_until }),
    ...((event === 'approve' || event === 'return') && {
      documents: JSON.stringify(decidedDocuments(documents, event, reasons)),
    }),
  };
};

/** @throws a Refusal if a reason names neither a part of the form nor a kind of document */
export const refuseUnknownParts = (
  { reasons = [] }: Pick<Input, 'reasons'>,
  { admission }: Pick<Services, 'admission'>,
): void => {
  const known: readonly string[] = [...formParts, ...admission.document_kinds.map(({ id }) => id)];
  if (!reasons.every(({ document }) => known.includes(document)))
    throw refuseFields({ reasons: 'not_offered' });
};

const results: readonly ReviewStatus[] = ['approved', 'returned', 'refused'];

const notifyCandidate = async (
  tx: Transaction<Database>,
  found: ReviewedEnrolment,
  { result, mend_until }: { readonly result: ReviewStatus; readonly mend_until: Date | null },
  { input, services }: ReviewAct,
) => {
  if (!results.includes(result)) return undefined;
  const until = mend_until ? untilText(mend_until, services.programme.time_zone) : '';
  const [sms_id] = await services.sms.queue(tx, {
    template: 'review_result',
    phone: services.keyring.open('phone', found.phone_enc),
    language: found.language,
    params: { class_name: found.class_name, enrol_no: found.enrol_no, status: result, until },
    class_id: input.class_id,
  });
  return sms_id;
};

const reasonText = ({ reason, reasons }: Input) =>
  reason || (reasons && joinDocumentReasons(reasons)) || null;

/** @throws a Refusal if an enrolment with a returned document would be approved */
const refuseReturned = ({ event }: Input, { documents }: ReviewedEnrolment) => {
  if (event === 'approve' && hasReturned(documents)) throw refuseFields({ documents: 'document_required' });
};

/** The state that an event starts from. A new claim first lets the clock release one that has expired. */
const takenOver = (found: ReviewedEnrolment, { event }: Input, now: Date): ReviewStatus => {
  if (event !== 'claim' || !hasRunOut(found, now)) return found.status;
  return nextReviewStatus({ state: found.status, event: 'release', actors: ['clock'], unpaid: true });
};

/** The result of an event, and the work that its transaction still has to do. */
interface CarriedOut {
  readonly to: ReviewStatus;
  readonly trail: readonly AuditEvent[];
  /** Whether a place must be offered to the waiting list. */
  readonly offers: boolean;
}

/**
 * Carries out one event of the review lifecycle, with the candidate's message. The caller appends the trail and then
 * offers the free places, both as the last steps.
 */
export const carryOutReview = async (tx: Transaction<Database>, act: ReviewAct): Promise<CarriedOut> => {
  const { input, caller, services, request } = act;
  const { class_id, enrolment_id, event } = input;
  refuseUnknownParts(input, services);
  const now = services.now();
  // A date of the class moves before this or after it, and then brings this return forward.
  if (event === 'return') await lockClass(tx, class_id);
  // The lock puts this event before or after a verdict on a document that is given at the same time.
  const found = await readReview(tx, input, candidateScope(caller), { lock: true });
  if (isHeldByAnother(found, input, caller, now)) throw refuseTransition({ why: 'held_by_another' });
  const letsGo = event === 'release' || event === 'withdraw';
  if (!letsGo) await refuseOwnCase(tx, found.accounts, caller, now);
  refuseReturned(input, found);
  const { status: from, reviewer_id } = found;
  const start = takenOver(found, input, now);
  const unpaid = event !== 'withdraw' || (await isUnpaid(tx, input));
  const to = nextReviewStatus({ ...input, state: start, actors: caller.roles, unpaid });
  const mend_until = event === 'return' ? await correctionEnd(tx, services, input) : null;
  const set = columnsFor(input, caller, found, { now, mend_until });
  const sms_id = await notifyCandidate(tx, found, { result: to, mend_until }, act);
  const decided_by = caller.user_id;
  await keepDecision(tx, { class_id, event, decided_by, now }, [{ enrolment_id, sms_id }]);
  const isWaitedFor = await changeReview(tx, { class_id, enrolment_id, from, reviewer_id, to, now, set });
  const by = { ...byStaff(caller, request), at: now };
  const kept =
    event === 'approve'
      ? await keepSubjects(tx, services, { class_id, enrolment_ids: [enrolment_id], by })
      : [];
  const about = { at: now, object_type: 'enrolment', object_id: enrolment_id };
  const released = { actor_role: 'clock', request_id: request.request_id, action: 'release' };
  const trail = [
    ...(start === from ? [] : [{ ...about, ...released, from_state: from, to_state: start }]),
    {
      ...by,
      ...about,
      action: event,
      from_state: start,
      to_state: to,
      reason: reasonText(input),
      ...(event === 'doubt' && { detail: { doubt_kind: doubtKindOf(input) } }),
    },
    ...kept,
  ];
  return { to, trail, offers: isWaitedFor || event === 'prefer' };
};

/**
 * Applies one event of the review lifecycle for a member of staff, with its audit record and the candidate's message.
 */
export const applyReviewEvent = async (tx: Transaction<Database>, act: ReviewAct): Promise<ReviewStatus> => {
  const { class_id } = act.input;
  const { to, trail, offers } = await carryOutReview(tx, act);
  await appendAudit(tx, class_id, trail);
  if (offers) await offerPlaces(tx, act.services, class_id);
  return to;
};
