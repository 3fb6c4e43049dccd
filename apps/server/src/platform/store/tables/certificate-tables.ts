import type { AnswerMeaning, CertificateKind, CertificateStatus, RegistryStatus } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, Maybe, MaybeInstant } from './column.js';

/** A certificate, from the moment on that its number is taken: of an enrolment, or of an account that taught. */
interface CertificateTable {
  class_id: number;
  certificate_id: number;
  kind: CertificateKind;
  enrolment_id: Maybe<number>;
  user_id: Maybe<number>;
  /** The enrolment or the account again while it holds. */
  live_id: Maybe<number>;
  /** The same while it waits for its issue. */
  open_id: Maybe<number>;
  certificate_no: string;
  status: Exclude<CertificateStatus, 'eligible'>;
  name: string;
  level: string;
  /** What a teacher taught until the number was taken. */
  lessons: Maybe<number>;
  minutes: Maybe<number>;
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
  /** How far it is on its way into the national registry, and in which pack; why it was refused there. */
  registry: Generated<RegistryStatus>;
  registry_pack_id: Maybe<number>;
  registry_fault: Maybe<string>;
  /** Its place in a list of states, once there is a credential of it. */
  status_list: Maybe<number>;
  status_index: Maybe<number>;
  updated_at: Instant;
}

/** Certificates of a class that go to the national registry together. */
interface RegistryPackTable {
  class_id: number;
  pack_id: number;
  /** Counts within the class. */
  pack_no: number;
  certificates: number;
  /** Who took in answers that accepted some of them, since that was last taken back. */
  accepted_by: Generated<number[]>;
  /** By which row of heads each file was read that accepted something, by its hash, until that is taken back. */
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
  /** As results are compared. */
  word: string;
  /** As the registry wrote it. */
  said: string;
  means: AnswerMeaning;
  chosen_by: number;
  chosen_at: Instant;
}

/**
 * How many numbers of certificates or codes of classes that begin alike are taken, and how many places in lists of
 * states.
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
