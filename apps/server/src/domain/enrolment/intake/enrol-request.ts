import type { CandidateFacts, enrollTypes, genders, ReviewStatus, studyTypes } from '@skillcert/core';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';
import type { KeptDocument } from '../../../platform/store/database.js';
import type { textFields } from '../text-columns.js';

/** A request for a seat: checked, normalised and encrypted. Class, price and state come from the class row. */
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
  /** Null only for a candidate whom staff entered without a photo, even if they were moved since. */
  readonly photo_id: number | null;
  readonly facts: CandidateFacts;
  /** Null only for a moved candidate who enrolled before conditions were asked. */
  readonly facts_enc: Buffer | null;
  readonly documents: readonly KeptDocument[];
  readonly enroll_type: (typeof enrollTypes)[number];
  readonly study_type: (typeof studyTypes)[number];
  /** The unit of a joint class whose link the candidate used. */
  readonly unit_id: number | null;
  /** Whether the candidate agrees to wait if no seat is left. */
  readonly wait: boolean;
  /**
   * Set if staff enrol the candidate, alone or by an import. The review then asks for photo and documents; the desk
   * does not.
   */
  readonly entered?: {
    readonly import_id?: number;
    readonly by: Pick<AuditEvent, 'user_id' | 'actor_role' | 'session_hash'>;
  };
  /** Set if staff move the candidate here from another class, together with everything sent there. */
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

/** The answer to the candidate. Every repetition of a request receives the answer of the first one. */
export interface EnrolAnswer {
  readonly class_id: number;
  readonly enrolment_id: number;
  readonly enrol_no: string;
  readonly status: ReviewStatus;
}
