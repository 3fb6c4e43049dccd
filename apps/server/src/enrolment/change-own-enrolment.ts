import type { CandidateForm } from '@skillcert/api-client/contract';
import type { ReviewStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../audit/append-audit.js';
import type { Candidate } from '../http/caller.js';
import type { Call, RequestFacts } from '../http/handle.js';
import { refuseFields } from '../http/refuse.js';
import type { Services } from '../services.js';
import type { Database } from '../store/database.js';
import { changeReview, nextReviewStatus } from './change-review.js';
import { checkCandidate } from './check-candidate.js';
import { findOwnPhotos } from './enrol-sql.js';
import { readOwnForm } from './read-own-form.js';
import { readReview } from './read-review.js';
import { sealCandidate } from './seal-candidate.js';

type Input = Call<'class/updateEnrollByPhone'>['input'];
type Resubmission = Extract<Input, { event: 'resubmit' }>;

interface Changing {
  readonly input: Input;
  readonly caller: Candidate;
  readonly services: Pick<Services, 'keyring' | 'programme' | 'now'>;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
}

/** @throws a Refusal where the photo is not one that this phone uploaded for this class */
const keepPhoto = async (
  tx: Transaction<Database>,
  { class_id }: Input,
  photo_id: number,
  { ticket_hash, phone_index }: Candidate,
) => {
  const own = await findOwnPhotos(tx, class_id, [{ photo_id, ticket_hash, phone_index }]);
  if (!own.has(photo_id)) throw refuseFields({ photo_id: 'photo_required' });
  await tx.updateTable('file').set({ attached: true }).where('file_id', '=', photo_id).execute();
};

/** The columns of the next round: the form as it reads with the changes, checked as a whole. */
const nextRound = async (
  tx: Transaction<Database>,
  input: Resubmission,
  { caller, services: { keyring, programme, now } }: Changing,
) => {
  const { photo_id: kept, ...before } = await readOwnForm(tx, input, keyring);
  const photo_id = input.changes.photo_id ?? kept;
  if (photo_id === null) throw refuseFields({ photo_id: 'photo_required' });
  const form: CandidateForm = checkCandidate(
    { ...before, ...input.changes, photo_id },
    { programme, now: now() },
  );
  if (photo_id !== kept) await keepPhoto(tx, input, photo_id, caller);
  const columns = sealCandidate(form, keyring);
  return {
    ...columns,
    live_id_index: columns.id_index,
    review_round: sql`review_round + 1`,
    reviewer_id: null,
    reasons: '[]',
    reason: null,
  };
};

/**
 * A candidate's own event on an enrolment of the proven phone: the next round after a return, or the withdrawal.
 * @throws a Refusal: not_found, transition_refused, or the fields that are wrong
 */
export const changeOwnEnrolment = async (
  tx: Transaction<Database>,
  changing: Changing,
): Promise<ReviewStatus> => {
  const { input, caller, services, request } = changing;
  const { class_id, enrolment_id, event } = input;
  const found = await readReview(tx, input, sql<boolean>`e.phone_index = ${caller.phone_index}`);
  const { status: from, reviewer_id } = found;
  const to = nextReviewStatus({ state: from, event, actors: ['candidate'] });
  const reason = (event === 'withdraw' && input.reason) || null;
  const set = event === 'resubmit' ? await nextRound(tx, input, changing) : { reason };
  const now = services.now();
  await changeReview(tx, { class_id, enrolment_id, from, reviewer_id, to, now, set });
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
      reason,
      detail: event === 'resubmit' ? { changed: Object.keys(input.changes) } : {},
      request_id: request.request_id,
    },
  ]);
  return to;
};
