import type { CandidateFacts, enrollTypes, genders, ReviewStatus, studyTypes } from '@skillcert/core';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';
import type { KeptDocument } from '../../../platform/store/database.js';
import type { textFields } from '../text-columns.js';

/**
 * An enrolment as it waits for a seat: checked, normalised and sealed. Class, price and state come from the class row.
 */
export interface EnrolRequest extends Readonly<Record<(typeof textFields)[number], string>> {
  readonly idem_key: string;
  readonly name_grams: readonly string[];
  readonly name_pinyin: readonly string[];
  readonly id_card_enc: Buffer;
  readonly id_index: Buffer;
  readonly id_masked: string;
  readonly gender: (typeof genders)[number];
  readonly birth: string;
  readonly phone: string;
  readonly phone_enc: Buffer;
  readonly phone_index: Buffer;
  readonly phone_masked: string;
  /** Null only for who is entered by staff without a photo, and moved so. */
  readonly photo_id: number | null;
  readonly facts: CandidateFacts;
  /** Null only for who is moved and enrolled before conditions were asked. */
  readonly facts_enc: Buffer | null;
  readonly documents: readonly KeptDocument[];
  readonly enroll_type: (typeof enrollTypes)[number];
  readonly study_type: (typeof studyTypes)[number];
  /** The unit of a joint class whose link the candidate came by. */
  readonly unit_id: number | null;
  /** Whether the candidate would wait where no seat is left. */
  readonly wait: boolean;
  /**
   * Staff who enrol the candidate, alone or by an import: photo and documents are then asked for in the review, not
   * before it.
   */
  readonly entered?: {
    readonly import_id?: number;
    readonly by: Pick<AuditEvent, 'user_id' | 'actor_role' | 'session_hash'>;
  };
  /** Staff who move the candidate here from another class, with what they have sent there. */
  readonly moved?: {
    readonly from_class: string;
    readonly reason: string;
    readonly by: Pick<AuditEvent, 'user_id' | 'actor_role' | 'session_hash'>;
  };
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
