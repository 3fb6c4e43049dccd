import type { CertificateStatus } from '@skillcert/core';
import type { Instant, Maybe, MaybeInstant } from './column.js';

/** A certificate, from the moment on that its number is taken. */
export interface CertificateTable {
  class_id: number;
  certificate_id: number;
  enrolment_id: number;
  /** The enrolment again while it holds. */
  live_enrolment_id: Maybe<number>;
  /** The enrolment again while it waits for its issue. */
  open_enrolment_id: Maybe<number>;
  certificate_no: string;
  status: Exclude<CertificateStatus, 'eligible'>;
  name: string;
  level: string;
  /** The one that it takes the place of, and why. */
  replaces_id: Maybe<number>;
  replaces_as: Maybe<'correct' | 'reissue'>;
  /** Of its last step that had one. */
  reason: Maybe<string>;
  prepared_by: number;
  prepared_at: Instant;
  issued_by: Maybe<number>;
  issued_at: MaybeInstant;
  suspended_by: Maybe<number>;
  revoked_by: Maybe<number>;
  updated_at: Instant;
}

/** How many numbers of certificates or codes of classes that begin alike are taken. */
export interface PrefixSeriesTable {
  series: 'certificate' | 'class';
  prefix: string;
  last: number;
}
