import type { ReviewStatus } from '@skillcert/core';

/** An enrolment as it waits for a seat: checked, normalised and sealed. Class, price and state come from the class row. */
export interface EnrolRequest {
  readonly idem_key: string;
  readonly name: string;
  readonly name_grams: readonly string[];
  readonly id_type: string;
  readonly id_card_enc: Buffer;
  readonly id_index: Buffer;
  readonly id_masked: string;
  readonly gender: 'male' | 'female';
  readonly birth: string;
  readonly phone: string;
  readonly phone_enc: Buffer;
  readonly phone_index: Buffer;
  readonly phone_masked: string;
  readonly email: string;
  readonly education: string;
  readonly employer: string;
  readonly job: string;
  readonly photo_id: number;
  readonly enroll_type: 'individual' | 'organization';
  readonly study_type: 'online' | 'onsite' | 'none';
  /** The unit of a joint class whose link the candidate came by. */
  readonly unit_id: number | null;
  readonly ticket_hash: Buffer;
  readonly language: string;
  readonly address: string;
  readonly request_id: string;
}

/** What the candidate is told: the same for the first request and for every repetition of it. */
export interface EnrolAnswer {
  readonly class_id: number;
  readonly enrolment_id: number;
  readonly enrol_no: string;
  readonly status: ReviewStatus;
}
