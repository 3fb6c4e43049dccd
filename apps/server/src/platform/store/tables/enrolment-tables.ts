import type { DoubtKind } from '@skillcert/api-client/contract';
import type {
  Language,
  ReviewJobEvent,
  ReviewJobState,
  ReviewStatus,
  Role,
  StudyType,
  UndoableDecision,
} from '@skillcert/core';
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

/** A candidate in a class, with the facts of the form. */
export interface EnrolmentTable {
  class_id: number;
  enrolment_id: number;
  /** The number of the enrolment, made of the code of the class and a serial. */
  enrol_no: string;
  name: string;
  /** The characters of the name and their pairs, for the search. */
  name_grams: string[];
  /** The spellings of the name in pinyin; null until a job has written them. */
  name_pinyin: Maybe<string[]>;
  id_type: string;
  /** The number of the identity document, encrypted. */
  id_card_enc: Buffer;
  /**
   * The keyed hash of the kind and the number of the identity document, by which a person is recognised in all
   * classes.
   */
  id_index: Buffer;
  /** The part of the number that is shown. */
  id_masked: string;
  /** The same as `id_index`, unique in the class; null once the enrolment is over. */
  live_id_index: Maybe<Buffer>;
  gender: Generated<'' | 'male' | 'female'>;
  /** The date of birth; null once the enrolment was erased. */
  birth: Maybe<string>;
  /** The phone, encrypted. */
  phone_enc: Buffer;
  /** The keyed hash of the phone, which finds the enrolments of a candidate. */
  phone_index: Buffer;
  /** The part of the phone that is shown. */
  phone_masked: string;
  /** The same as `phone_index`, unique in the class; null once the enrolment is over. */
  live_phone_index: Maybe<Buffer>;
  email: Generated<string>;
  /** The level of education: one of the choices of the form. */
  education: Generated<string>;
  employer: Generated<string>;
  job: Generated<string>;
  /** The ID photo, in `file`; null if staff entered the candidate without one, and after a move or an erasure. */
  photo_id: Maybe<number>;
  /**
   * The years of work and an earlier certificate as JSON, encrypted; null for an enrolment from before these were
   * asked.
   */
  facts_enc: Maybe<Buffer>;
  /** All documents that were sent, with the round and the verdict of each; replaced ones stay. */
  documents: Json<KeptDocument[]>;
  /** The moment up to which the reviewer alone decides; null while nobody holds a claim. */
  claimed_until: MaybeInstant;
  /** Whether the candidate enrols alone or through an organisation, which decides the fee. */
  enroll_type: 'individual' | 'organization';
  /** The way to study that was chosen. */
  study_type: StudyType;
  /** The unit of a joint class whose quota the seat belongs to; null for none. */
  unit_id: Maybe<number>;
  /** The state of the review and, before it, of the waiting list. */
  status: Generated<ReviewStatus>;
  /** The seat, which follows from the status: held for an offer, taken, free again, or waited for. */
  place: 'held' | 'taken' | 'free' | 'waitlisted';
  /** The place on the waiting list; null for a candidate who got a seat at once. */
  queue_no: Maybe<number>;
  /** The moment up to which an offered place is held; null without an open offer. */
  offer_until: MaybeInstant;
  /** The number of places that were offered so far. */
  offers: Generated<number>;
  /** The number of times that the form was sent: 1, and one more for each correction by the candidate. */
  review_round: Generated<number>;
  /** The account that holds the claim, or decided last; null after a release or a correction. */
  reviewer_id: Maybe<number>;
  /** The corrections that the last return asks for; empty after any other decision. */
  reasons: Json<ReviewReason[]>;
  /** The end of the time to correct what was last returned; null before the first return. */
  mend_until: MaybeInstant;
  /** The reason of the last decision, withdrawal or move; null for none. */
  reason: Maybe<string>;
  /** The kind of the doubt; null if nobody doubts. */
  doubt_kind: Maybe<DoubtKind>;
  /** The language in which the candidate was enrolled; messages to them use it. */
  language: Generated<Language>;
  /** The moment of the consent to the processing of the data; a move keeps it. */
  consent_at: Instant;
  /** The fee: that of the class at first, and fixed by the approval. */
  fee_cents: Generated<number>;
  /** The key of the request that enrolled; a repeated request gets the same enrolment. */
  idem_key: string;
  /** `desk` if staff entered the candidate and vouch for the facts; otherwise empty. */
  source: Generated<string>;
  created_at: InstantNow;
  /** The moment of the last change; a correction by staff names the one that it saw. */
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
  /** The keyed hash of the phone that was proven. */
  phone_index: Buffer;
  class_id: number;
  /** The number of saves; each names the one before it. */
  version: number;
  /** The entries of the form as JSON, encrypted. */
  entries_enc: Buffer;
  /** The unit whose link the candidate followed; null for none, or once it left the class. */
  unit_id: Maybe<number>;
  saved_at: Instant;
}

/** A part of a large upload, until the upload is complete. */
export interface UploadPartTable {
  /** The keyed hash of the phone that sends the upload. */
  owner_phone: Buffer;
  /** The SHA-256 of the whole upload, as its sender states it. */
  sha256: Buffer;
  /** The place of the part, counted from 0; all parts have the same size. */
  part_no: number;
  /** The part, encrypted. */
  bytes_enc: Buffer;
  created_at: Instant;
}

/** An encrypted file: a photo, a document, a proof of payment and so on. */
export interface FileTable {
  file_id: number;
  /** The class that it belongs to; 0 for none. */
  class_id: Generated<number>;
  /** The hash of the ticket, session or import that uploaded it; null for a file that was stored with its record. */
  owner_ticket: Maybe<Buffer>;
  /** The keyed hash of the phone that it belongs to; null for an upload by staff and for proofs. */
  owner_phone: Maybe<Buffer>;
  /** The key of the upload, unique for a phone: a repeated one is the same file; null for none. */
  upload_key: Maybe<string>;
  /** The use of the file, to which its encryption is bound: `photo`, `document`, `payment_proof` and so on. */
  kind: string;
  /** The kind of a document, from the programme; null for other files. */
  document_kind: Maybe<string>;
  /** The type by its content, not by its sender: pictures are stored as JPEG. */
  media_type: string;
  /** The file, encrypted. */
  bytes_enc: Buffer;
  /** The bytes of the file before encryption. */
  size: number;
  /** The width of a picture in pixels; null for other files. */
  width: Maybe<number>;
  /** The height of a picture in pixels; null for other files. */
  height: Maybe<number>;
  created_at: InstantNow;
}

/** An upload that no record uses yet. */
export interface LooseFileTable {
  file_id: number;
  /** The moment of the upload; a day later the file is deleted, unless a draft has it. */
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
  event: UndoableDecision;
  decided_by: number;
  decided_at: Instant;
  /** The columns of the enrolment before the decision. */
  was: JsonGiven<Undecided>;
  /** The message that told the candidate of it; null for none. */
  sms_id: Maybe<number>;
}

/** A decision about many enrolments, which a job of the server carries out. */
interface ReviewJobTable {
  class_id: number;
  job_id: number;
  /** The decision; `take_back` undoes earlier decisions of the same account. */
  event: ReviewJobEvent;
  /** The reason for all of a refusal; null for other decisions. */
  reason: Maybe<string>;
  /** The corrections that a return asks all of them for; otherwise empty. */
  reasons: Json<ReviewReason[]>;
  /** The end of the time to correct; null for the latest possible, and for other decisions. */
  mend_until: MaybeInstant;
  /** A job is stopped by its account, or if the account loses the right to decide. */
  status: Generated<ReviewJobState>;
  asked_by: number;
  /** The roles of the session that asked; the job has no others. */
  asked_as: Role[];
  /** The hash of the session that asked, for the audit trail. */
  session_hash: Buffer;
  /** The network address of the request, for the audit trail. */
  address: string;
  /** The id of the request, for the audit trail. */
  request_id: string;
  created_at: Instant;
  /** The moment at which the job last went on; the one that waits longest has the next turn. */
  updated_at: Instant;
}

/** An enrolment of a job about many. */
interface ReviewJobRowTable {
  class_id: number;
  job_id: number;
  /** The order in which they are decided. */
  row_no: number;
  enrolment_id: number;
  state: Generated<'waiting' | 'done' | 'left_out'>;
  /** The code of the reason why it was left out; null in the other states. */
  why: Maybe<string>;
}

/** The tables of decisions that can be undone, and of decisions about many enrolments. */
export interface DecisionTables {
  review_decision: ReviewDecisionTable;
  review_job: ReviewJobTable;
  review_job_row: ReviewJobRowTable;
}
