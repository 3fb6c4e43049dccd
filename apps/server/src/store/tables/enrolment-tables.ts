import type { ReviewStatus } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, InstantNow, Json, Maybe, MaybeInstant } from './column.js';

/** What a reviewer asks to have corrected: a document and why. */
export interface ReviewReason {
  document: 'identity' | 'photo' | 'education' | 'employment' | 'contact';
  reason: string;
}

export interface EnrolmentTable {
  class_id: number;
  enrolment_id: number;
  enrol_no: string;
  name: string;
  name_grams: string[];
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
  enroll_type: 'individual' | 'organization';
  study_type: 'online' | 'onsite' | 'none';
  unit_id: Maybe<number>;
  status: Generated<ReviewStatus>;
  place: 'held' | 'taken' | 'free' | 'waitlisted';
  review_round: Generated<number>;
  reviewer_id: Maybe<number>;
  reasons: Json<ReviewReason[]>;
  reason: Maybe<string>;
  language: Generated<'en' | 'zh' | 'es' | 'ja'>;
  consent_at: Instant;
  fee_cents: Generated<number>;
  idem_key: string;
  source: Generated<string>;
  created_at: InstantNow;
  updated_at: InstantNow;
}

export interface FileTable {
  file_id: number;
  class_id: Generated<number>;
  owner_ticket: Maybe<Buffer>;
  kind: string;
  media_type: string;
  bytes_enc: Buffer;
  size: number;
  width: Maybe<number>;
  height: Maybe<number>;
  created_at: InstantNow;
  attached: Generated<boolean>;
}

export interface SmsTable {
  sms_id: number;
  class_id: Generated<number>;
  template: string;
  params: Json<Record<string, string>>;
  phone_enc: Buffer;
  phone_masked: string;
  status: Generated<'queued' | 'sent' | 'delivered' | 'undelivered' | 'deferred' | 'dropped' | 'failed'>;
  created_at: InstantNow;
  sent_at: MaybeInstant;
}
