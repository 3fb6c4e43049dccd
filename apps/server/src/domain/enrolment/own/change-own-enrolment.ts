import type { CandidateForm } from '@skillcert/api-client/contract';
import type { ReviewStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import type { Candidate } from '../../../platform/http/calls/caller.js';
import type { Call, RequestFacts } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { dayOf } from '../../../platform/store/sql/day-of.js';
import { isUnpaid } from '../../foundation/standing/is-unpaid.js';
import { keepOwnFiles } from '../files/keep-own-files.js';
import { nextDocuments, standing } from '../files/kept-documents.js';
import { checkCandidate } from '../intake/check-candidate.js';
import { candidateFacts } from '../intake/declared-facts.js';
import { admissionObstacle, conditionObstacle } from '../intake/evaluate-candidate.js';
import { sealCandidate } from '../intake/seal-candidate.js';
import { changeReview, nextReviewStatus } from '../review/change-review.js';
import { readReview } from '../review/read-review.js';
import { offerPlaces } from '../waiting/offer-places.js';
import { readOwnForm } from './read-own-form.js';

type Input = Call<'class/updateEnrollByPhone'>['input'];
type Resubmission = Extract<Input, { event: 'resubmit' }>;

interface Changing {
  readonly input: Input;
  readonly caller: Candidate;
  readonly services: Pick<Services, 'keyring' | 'programme' | 'admission' | 'sms' | 'now'>;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
}

const ofConditions = ['birth', 'education', 'work_years', 'certificate'] as const;

/** Whether a fact that the conditions use has changed. */
const declaresAnew = (before: Partial<CandidateForm>, form: CandidateForm): boolean =>
  ofConditions.some((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(form[field] ?? null));

/** The columns of the next round: the form with the changes applied, checked as a whole. */
const nextRound = async (
  tx: Transaction<Database>,
  input: Resubmission,
  { caller, services: { keyring, programme, admission, now } }: Changing,
) => {
  const stored = await readOwnForm(tx, input, keyring);
  const { before, photo_id: kept, documents, level, review_round, asked, returned } = stored;
  const { documents: sent = [], ...changes } = input.changes;
  const photo_id = changes.photo_id ?? kept;
  if (photo_id === null) throw refuseFields({ photo_id: 'photo_required' });
  const form: CandidateForm = checkCandidate({ ...before, ...changes, photo_id }, { programme, now: now() });
  const next = nextDocuments(documents, sent, review_round + 1);
  const candidate = { level, facts: candidateFacts(form, form), documents: standing(next) };
  // A candidate whom others enrolled has no documents, and needs none until a reviewer returns one.
  const isAskedForOne = admission.document_kinds.some(({ id }) => returned.includes(id));
  const obstacleOf = next.length > 0 || isAskedForOne ? admissionObstacle : conditionObstacle;
  // Conditions do not hold up a candidate who enrolled before they were asked, unless documents are sent now.
  const obstacle =
    (asked || sent.length > 0) && obstacleOf(candidate, { admission, today: dayOf(now(), programme) });
  if (obstacle) throw obstacle;
  await keepOwnFiles(tx, input.class_id, caller, {
    photo_id: photo_id === kept ? undefined : photo_id,
    documents: sent,
  });
  const { facts_enc, ...columns } = sealCandidate(form, keyring);
  const declares = changes.work_years !== undefined || changes.certificate !== undefined;
  return {
    ...columns,
    ...((asked || declares) && { facts_enc }),
    // The desk vouches for what it entered, not for what the candidate changes.
    ...(declaresAnew(before, form) && { source: '' }),
    documents: JSON.stringify(next),
    live_id_index: columns.id_index,
    review_round: sql`review_round + 1`,
    reviewer_id: null,
    claimed_until: null,
    reasons: '[]',
    reason: null,
  };
};

/** The columns that an event of the candidate sets. */
const columnsFor = (tx: Transaction<Database>, changing: Changing) => {
  const { input } = changing;
  if (input.event === 'resubmit') return nextRound(tx, input, changing);
  return input.event === 'withdraw' ? { reason: input.reason || null } : { offer_until: null };
};

/**
 * Applies a candidate's own event to an enrolment of the verified phone: sends the next round after a return, accepts
 * an offered place, or withdraws. A withdrawal offers the seat to the waiting list.
 * @throws a Refusal: not_found, transition_refused, class_state, still_paid, offer_over, or the fields that are wrong
 */
export const changeOwnEnrolment = async (
  tx: Transaction<Database>,
  changing: Changing,
): Promise<ReviewStatus> => {
  const { input, caller, services, request } = changing;
  const { class_id, enrolment_id, event } = input;
  const found = await readReview(tx, input, sql<boolean>`e.phone_index = ${caller.phone_index}`);
  const { status: from, reviewer_id } = found;
  const unpaid = event !== 'withdraw' || (await isUnpaid(tx, input));
  const now = services.now();
  const in_time = found.offer_until !== null && now < found.offer_until;
  const to = nextReviewStatus({ state: from, event, actors: ['candidate'], unpaid, in_time });
  const set = await columnsFor(tx, changing);
  const isWaitedFor = await changeReview(tx, { class_id, enrolment_id, from, reviewer_id, to, now, set });
  await appendAudit(tx, class_id, [
    {
      at: now,
      actor_role: 'candidate',
      address: request.address,
      action: event,
      object_type: 'enrolment',
      object_id: enrolment_id,
      from_state: from,
      to_state: to,
      reason: (event === 'withdraw' && input.reason) || null,
      detail: event === 'resubmit' ? { changed: Object.keys(input.changes) } : {},
      request_id: request.request_id,
    },
  ]);
  if (isWaitedFor) await offerPlaces(tx, services, class_id);
  return to;
};
