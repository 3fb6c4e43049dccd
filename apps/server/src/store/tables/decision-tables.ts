import type { DoubtKind } from '@skillcert/api-client/contract';
import type { ReviewStatus, Role } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, Json, Maybe, MaybeInstant } from './column.js';
import type { KeptDocument, ReviewReason } from './enrolment-tables.js';

/** The columns of an enrolment that a decision writes over, as they were before it. */
export interface Undecided {
  readonly status: ReviewStatus;
  readonly reviewer_id: number | null;
  readonly documents: readonly KeptDocument[];
  readonly fee_cents: number;
  readonly mend_until: string | null;
  readonly reason: string | null;
  readonly reasons: readonly ReviewReason[];
  readonly doubt_kind: DoubtKind | null;
}

interface ReviewDecisionTable {
  class_id: number;
  enrolment_id: number;
  event: 'approve' | 'return' | 'doubt';
  decided_by: number;
  decided_at: Instant;
  was: Json<Undecided>;
  sms_id: Maybe<number>;
}

interface ReviewJobTable {
  class_id: number;
  job_id: number;
  event: 'approve' | 'return' | 'refuse' | 'take_back';
  reason: Maybe<string>;
  reasons: Json<ReviewReason[]>;
  mend_until: MaybeInstant;
  status: Generated<'running' | 'stopped' | 'done'>;
  asked_by: number;
  asked_as: Role[];
  session_hash: Buffer;
  address: string;
  request_id: string;
  created_at: Instant;
  updated_at: Instant;
}

interface ReviewJobRowTable {
  class_id: number;
  job_id: number;
  row_no: number;
  enrolment_id: number;
  state: Generated<'waiting' | 'done' | 'left_out'>;
  why: Maybe<string>;
}

/** What was decided of enrolments, as it can be taken back, and decisions about many. */
export interface DecisionTables {
  review_decision: ReviewDecisionTable;
  review_job: ReviewJobTable;
  review_job_row: ReviewJobRowTable;
}
