import type { DoubtKind } from '@skillcert/api-client/contract';
import type { ReviewStatus, Role } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, InstantNow, Json, JsonGiven, Maybe, MaybeInstant } from './column.js';

/** A correction that a reviewer asks for: the document and the reason. */
export interface ReviewReason {
  document: string;
  reason: string;
}

/** A document of an enrolment, as its column stores it. */
export interface KeptDocument {
  file_id: number;
  kind: string;
  /** The review round in which it was sent. */
  round: number;
  verdict: 'accepted' | 'returned' | null;
  reason: string | null;
  /** Whether another document of its kind came in a later round. */
  replaced: boolean;
}

/**
 * A candidate in a class, with the facts of the form. `live_id_index` and `live_phone_index` are null once the
 * enrolment is over.
 */
export interface EnrolmentTable {
  class_id: number;
  enrolment_id: number;
  enrol_no: string;
  name: string;
  name_grams: string[];
  /** The spellings of the name in pinyin; null until they have been written. */
  name_pinyin: Maybe<string[]>;
  id_type: string;
  id_card_enc: Buffer;
  id_index: Buffer;
  id_masked: string;
  live_id_index: Maybe<Buffer>;
  gender: Generated<'' | 'male' | 'female'>;
  birth: Maybe<string>;
  phone_enc: Buffer;
  phone_index: Buffer;
  phone_masked: string;
  live_phone_index: Maybe<Buffer>;
  email: Generated<string>;
  education: Generated<string>;
  employer: Generated<string>;
  job: Generated<string>;
  photo_id: Maybe<number>;
  facts_enc: Maybe<Buffer>;
  documents: Json<KeptDocument[]>;
  claimed_until: MaybeInstant;
  enroll_type: 'individual' | 'organization';
  study_type: 'online' | 'onsite' | 'none';
  unit_id: Maybe<number>;
  status: Generated<ReviewStatus>;
  place: 'held' | 'taken' | 'free' | 'waitlisted';
  queue_no: Maybe<number>;
  offer_until: MaybeInstant;
  offers: Generated<number>;
  review_round: Generated<number>;
  reviewer_id: Maybe<number>;
  reasons: Json<ReviewReason[]>;
  mend_until: MaybeInstant;
  reason: Maybe<string>;
  doubt_kind: Maybe<DoubtKind>;
  language: Generated<'en' | 'zh' | 'es' | 'ja'>;
  consent_at: Instant;
  fee_cents: Generated<number>;
  idem_key: string;
  source: Generated<string>;
  created_at: InstantNow;
  updated_at: InstantNow;
}

/** The new place of an enrolment that was moved to another class. */
export interface EnrolmentMoveTable {
  from_class_id: number;
  from_enrolment_id: number;
  to_class_id: number;
  to_enrolment_id: number;
  moved_at: Instant;
}

/** A form that a candidate has begun, encrypted, and found by their phone. */
export interface EnrolmentDraftTable {
  phone_index: Buffer;
  class_id: number;
  version: number;
  entries_enc: Buffer;
  /** The unit whose link the candidate followed. */
  unit_id: Maybe<number>;
  saved_at: Instant;
}

/** A part of a large upload, until the upload is complete. */
export interface UploadPartTable {
  owner_phone: Buffer;
  sha256: Buffer;
  part_no: number;
  bytes_enc: Buffer;
  created_at: Instant;
}

/** An uploaded file, encrypted, with its owner: a ticket of the enrol site or an account. */
export interface FileTable {
  file_id: number;
  class_id: Generated<number>;
  owner_ticket: Maybe<Buffer>;
  owner_phone: Maybe<Buffer>;
  upload_key: Maybe<string>;
  kind: string;
  document_kind: Maybe<string>;
  media_type: string;
  bytes_enc: Buffer;
  size: number;
  width: Maybe<number>;
  height: Maybe<number>;
  created_at: InstantNow;
}

/** An upload that no record uses yet. */
export interface LooseFileTable {
  file_id: number;
  created_at: InstantNow;
}

/** The columns of an enrolment that a decision writes over, as they were before it. */
interface Undecided {
  readonly status: ReviewStatus;
  readonly reviewer_id: number | null;
  readonly documents: readonly KeptDocument[];
  readonly fee_cents: number;
  readonly mend_until: string | null;
  readonly reason: string | null;
  readonly reasons: readonly ReviewReason[];
  readonly doubt_kind: DoubtKind | null;
}

/** The last decision about an enrolment and the columns that it wrote over, so that it can be undone. */
interface ReviewDecisionTable {
  class_id: number;
  enrolment_id: number;
  event: 'approve' | 'return' | 'doubt';
  decided_by: number;
  decided_at: Instant;
  was: JsonGiven<Undecided>;
  sms_id: Maybe<number>;
}

/** A decision about many enrolments, which a job of the server carries out. */
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

/** An enrolment of a job about many, and why it was left out. */
interface ReviewJobRowTable {
  class_id: number;
  job_id: number;
  row_no: number;
  enrolment_id: number;
  state: Generated<'waiting' | 'done' | 'left_out'>;
  why: Maybe<string>;
}

/** The tables of decisions that can be undone, and of decisions about many enrolments. */
export interface DecisionTables {
  review_decision: ReviewDecisionTable;
  review_job: ReviewJobTable;
  review_job_row: ReviewJobRowTable;
}
