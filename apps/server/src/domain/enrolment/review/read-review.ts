import {
  type ClassStatus,
  classLifecycle,
  mayGiveUpPlace,
  type ReviewEvent,
  type ReviewStatus,
} from '@skillcert/core';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../platform/http/guards/hold-class.js';
import type { Database, KeptDocument } from '../../../platform/store/database.js';
import { type CandidateAccount, candidateAccounts } from '../../foundation/access/one-hand/own-case.js';
import { countsSeats } from './change-review.js';

/** The facts of an enrolment that a review event needs. */
export interface ReviewedEnrolment {
  readonly status: ReviewStatus;
  readonly reviewer_id: number | null;
  readonly enrol_no: string;
  readonly phone_enc: Buffer;
  readonly language: string;
  readonly class_name: string;
  readonly class_status: ClassStatus;
  readonly documents: readonly KeptDocument[];
  readonly claimed_until: Date | null;
  /** The time until which an offered place is held. */
  readonly offer_until: Date | null;
  /** The staff accounts that have the phone of the candidate. */
  readonly accounts: readonly CandidateAccount[];
}

/** Whether the life of a class has ended: it was cancelled, or its dossier is sealed. */
const isOver = (status: ClassStatus) => classLifecycle.states[status].ends;

/**
 * Reads the enrolment that an event is about, within the given scope.
 * @throws a Refusal: not_found if there is none in the scope; class_state if the class has ended, except for a
 * withdrawal, or if a place can no longer be given up
 */
export const readReview = async (
  tx: Transaction<Database>,
  { class_id, enrolment_id, event }: { class_id: number; enrolment_id: number; event: ReviewEvent },
  scope: RawBuilder<boolean>,
  { lock: wantsLock = countsSeats(event) }: { readonly lock?: boolean } = {},
): Promise<ReviewedEnrolment> => {
  // The enrolment is locked too, so that a payment that is being declared comes before or after a withdrawal.
  const lock = wantsLock
    ? countsSeats(event)
      ? sql`for no key update of c for update of e`
      : sql`for update of e`
    : sql``;
  const { rows } = await sql<ReviewedEnrolment>`
    select e.status, e.reviewer_id, e.enrol_no, e.phone_enc, e.language, c.class_name, c.status as class_status,
      e.documents, e.claimed_until, e.offer_until, ${candidateAccounts} as accounts
    from enrolment e join class c on c.class_id = e.class_id
    where e.class_id = ${class_id} and e.enrolment_id = ${enrolment_id} and ${scope} ${lock}`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  if (isOver(found.class_status) && event !== 'withdraw') throw refuseClass(found.class_status);
  if (event === 'withdraw' && found.status === 'approved' && !mayGiveUpPlace(found.class_status))
    throw refuseClass(found.class_status);
  return found;
};
