import type { ErasureStatus } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, Json, Maybe, MaybeInstant } from './column.js';

/** An enrolment that was erased: whole, or all but the identity that the register of certificates keeps. */
interface ErasedEnrolment {
  class_id: number;
  enrolment_id: number;
  fate: string;
}

/** A request of a candidate to erase their data. */
export interface ErasureRequestTable {
  erasure_id: number;
  /** The keyed hash of the phone; null once the data is erased. */
  phone_index: Maybe<Buffer>;
  /** The same, unique: a phone has one open request; null once it is decided or withdrawn. */
  open_phone_index: Maybe<Buffer>;
  /** The part of the phone that is shown; empty once the data is erased. */
  phone_masked: string;
  status: Generated<ErasureStatus>;
  /** The reason of the candidate; empty for none, and once it is decided or withdrawn. */
  reason: Generated<string>;
  /** The reason of a rejection; otherwise empty. */
  decision_reason: Generated<string>;
  requested_at: Instant;
  /** The account that approved it as the first of two; null until then. */
  first_by: Maybe<number>;
  /** The account that erased or rejected; null until then, and for a withdrawal. */
  decided_by: Maybe<number>;
  /** The moment of the erasure, rejection or withdrawal; null until then. */
  decided_at: MaybeInstant;
  /** The enrolments that were erased: after a restore from a backup they are erased again. */
  erased: Json<ErasedEnrolment[]>;
}
