import type { ReviewStatus } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { appendAudit } from '../audit/append-audit.js';
import { byStaff } from '../class/by-staff.js';
import { candidateScope, seesEveryClass } from '../class/class-scope.js';
import type { StaffSession } from '../http/caller.js';
import type { Call, RequestFacts } from '../http/handle.js';
import { Refusal } from '../http/refuse.js';
import type { Services } from '../services.js';
import type { Database } from '../store/database.js';
import { changeReview, nextReviewStatus } from './change-review.js';
import { type ReviewedEnrolment, readReview } from './read-review.js';

type Input = Call<'enrolment/reviewEnrolment'>['input'];

interface Firing {
  readonly input: Input;
  readonly caller: StaffSession;
  readonly services: Pick<Services, 'sms' | 'keyring' | 'programme' | 'now'>;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
}

/** What is in review answers only to the reviewer who claimed it, and to the platform's staff. */
const isClaimedByAnother = ({ status, reviewer_id }: ReviewedEnrolment, caller: StaffSession) =>
  status === 'in_review' && reviewer_id !== caller.user_id && !seesEveryClass(caller);

/** The columns that come with an event: the claim, or the decision with its reasons. */
const columnsFor = ({ event, reason, reasons }: Input, { user_id }: StaffSession) => {
  if (event === 'claim') return { reviewer_id: user_id };
  if (event === 'release') return { reviewer_id: null };
  return {
    reason: reason || null,
    reasons: JSON.stringify(event === 'return' ? (reasons ?? []) : []),
    ...(event !== 'withdraw' && { reviewer_id: user_id }),
  };
};

const results: readonly ReviewStatus[] = ['approved', 'returned', 'refused'];

const tellCandidate = async (
  tx: Transaction<Database>,
  found: ReviewedEnrolment,
  result: ReviewStatus,
  { input, services }: Firing,
) => {
  if (!results.includes(result)) return;
  await services.sms.queue(tx, {
    template: 'review_result',
    phone: services.keyring.open('phone', found.phone_enc),
    language: found.language,
    params: { class_name: found.class_name, enrol_no: found.enrol_no, status: result },
    class_id: input.class_id,
  });
};

const reasonText = ({ reason, reasons }: Input) =>
  reason || reasons?.map((each) => `${each.document}: ${each.reason}`).join('; ') || null;

/** Fires one event of the review lifecycle for a member of staff, with its audit record and the candidate's message. */
export const fireReviewEvent = async (tx: Transaction<Database>, firing: Firing): Promise<ReviewStatus> => {
  const { input, caller, services, request } = firing;
  const { class_id, enrolment_id, event } = input;
  const found = await readReview(tx, input, candidateScope(caller));
  if (isClaimedByAnother(found, caller)) throw new Refusal('transition_refused');
  const { status: from, reviewer_id } = found;
  const to = nextReviewStatus({ ...input, state: from, actors: caller.roles });
  const now = services.now();
  const set = columnsFor(input, caller);
  await changeReview(tx, { class_id, enrolment_id, from, reviewer_id, to, now, set });
  await tellCandidate(tx, found, to, firing);
  await appendAudit(tx, class_id, [
    {
      ...byStaff(caller, request),
      at: now,
      action: event,
      object_type: 'enrolment',
      object_id: enrolment_id,
      from_state: from,
      to_state: to,
      reason: reasonText(input),
    },
  ]);
  return to;
};
