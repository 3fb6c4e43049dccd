import type { AnswerMeaning, CertificateKind, CertificateStatus, RegistryStatus } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, Maybe, MaybeInstant } from './column.js';

/** A certificate of an enrolment, or of an account that taught. It exists from the moment its number is taken. */
interface CertificateTable {
  class_id: number;
  certificate_id: number;
  kind: CertificateKind;
  enrolment_id: Maybe<number>;
  user_id: Maybe<number>;
  /** The same enrolment or account while the certificate holds; otherwise null. */
  live_id: Maybe<number>;
  /** The same enrolment or account while the certificate waits for its issue; otherwise null. */
  open_id: Maybe<number>;
  certificate_no: string;
  status: Exclude<CertificateStatus, 'eligible'>;
  name: string;
  level: string;
  /** How many lessons, and how many minutes, a teacher had taught when the number was taken. */
  lessons: Maybe<number>;
  minutes: Maybe<number>;
  /** The certificate that it replaces, and why. */
  replaces_id: Maybe<number>;
  replaces_as: Maybe<'correct' | 'reissue'>;
  /** The reason of its last step that had one. */
  reason: Maybe<string>;
  prepared_by: number;
  prepared_at: Instant;
  issued_by: Maybe<number>;
  issued_at: MaybeInstant;
  suspended_by: Maybe<number>;
  revoked_by: Maybe<number>;
  /** Its state in the national registry, the pack in which it was sent, and why the registry refused it. */
  registry: Generated<RegistryStatus>;
  registry_pack_id: Maybe<number>;
  registry_fault: Maybe<string>;
  /** Its place in a status list, once it has a credential. */
  status_list: Maybe<number>;
  status_index: Maybe<number>;
  updated_at: Instant;
}

/** Certificates of a class that go to the national registry together. */
interface RegistryPackTable {
  class_id: number;
  pack_id: number;
  /** The number of the pack within the class. */
  pack_no: number;
  certificates: number;
  /** The accounts that imported answers which accepted some of them, since the acceptance was last undone. */
  accepted_by: Generated<number[]>;
  /**
   * The row of heads by which each file with acceptances was read, by the hash of the file, until
   * the acceptance is undone.
   */
  answer_heads: Generated<Record<string, number>>;
  packed_by: number;
  packed_at: Instant;
  sent_by: Maybe<number>;
  sent_at: MaybeInstant;
  discarded_by: Maybe<number>;
  discarded_at: MaybeInstant;
}

/** The chosen meaning of a result that the programme does not know. */
interface RegistryResultTable {
  /** The institution for whose classes it counts; 0 for those of the platform. */
  unit_id: number;
  /** The result in the form in which results are compared. */
  word: string;
  /** The result as the registry wrote it. */
  said: string;
  means: AnswerMeaning;
  chosen_by: number;
  chosen_at: Instant;
}

/**
 * The last number taken of those that begin alike: numbers of certificates, codes of classes, places in status lists.
 */
interface PrefixSeriesTable {
  series: 'certificate' | 'class' | 'credential';
  prefix: string;
  last: number;
}

/** The tables of certificates. */
export interface CertificateTables {
  certificate: CertificateTable;
  registry_pack: RegistryPackTable;
  registry_result: RegistryResultTable;
  prefix_series: PrefixSeriesTable;
}
