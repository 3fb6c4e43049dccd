import type { ErasureStatus } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, Json, Maybe, MaybeInstant } from './column.js';

/** An enrolment that was erased: whole, or all but the identity that the register of certificates keeps. */
interface ErasedEnrolment {
  class_id: number;
  enrolment_id: number;
  fate: string;
}

/** A request to erase the data of a person, by the blind index of their phone. */
export interface ErasureRequestTable {
  erasure_id: number;
  phone_index: Maybe<Buffer>;
  open_phone_index: Maybe<Buffer>;
  phone_masked: string;
  status: Generated<ErasureStatus>;
  reason: Generated<string>;
  decision_reason: Generated<string>;
  requested_at: Instant;
  first_by: Maybe<number>;
  decided_by: Maybe<number>;
  decided_at: MaybeInstant;
  erased: Json<ErasedEnrolment[]>;
}
