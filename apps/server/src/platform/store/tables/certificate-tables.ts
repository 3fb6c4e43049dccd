import type { AnswerMeaning, CertificateKind, CertificateStatus, RegistryStatus } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, Maybe, MaybeInstant } from './column.js';

/** A certificate of an enrolment, or of an account that taught. It exists from the moment its number is taken. */
interface CertificateTable {
  class_id: number;
  certificate_id: number;
  kind: CertificateKind;
  /** The enrolment of a candidate; null for a teacher. */
  enrolment_id: Maybe<number>;
  /** The account that taught; null for a candidate. */
  user_id: Maybe<number>;
  /** The same enrolment or account while the certificate is valid or suspended; otherwise null. */
  live_id: Maybe<number>;
  /** The same enrolment or account while the certificate waits for its issue; otherwise null. */
  open_id: Maybe<number>;
  /** The number on the certificate, which is never used again. */
  certificate_no: string;
  status: Exclude<CertificateStatus, 'eligible'>;
  /** The name on the certificate, as it was when the number was taken or as a correction states it. */
  name: string;
  /** The level on the certificate: the id of the level of the class when the number was taken. */
  level: string;
  /** The number of lessons that a teacher had taught when the number was taken; null for a candidate. */
  lessons: Maybe<number>;
  /** The minutes of these lessons; null for a candidate. */
  minutes: Maybe<number>;
  /** The certificate that this one replaces when it is issued; null for none. */
  replaces_id: Maybe<number>;
  /** The way in which it replaces: with a corrected name, or as the same again; null for none. */
  replaces_as: Maybe<'correct' | 'reissue'>;
  /** The reason of its last step that had one. */
  reason: Maybe<string>;
  /** The account that took the number. */
  prepared_by: number;
  /** The moment at which the number was taken. */
  prepared_at: Instant;
  /** The account that issued it, another one than took the number; null until then. */
  issued_by: Maybe<number>;
  /** The moment at which it was issued; null until then. */
  issued_at: MaybeInstant;
  /** The account that suspended it; null again once the suspension is lifted. */
  suspended_by: Maybe<number>;
  /** The account that revoked it, another one than suspended it; null until then. */
  revoked_by: Maybe<number>;
  /** Its state in the national registry, beside its own state. */
  registry: Generated<RegistryStatus>;
  /** The last pack that has it; null before the first one, and again once that was discarded. */
  registry_pack_id: Maybe<number>;
  /** The reason why the registry refused it; null in every other state. */
  registry_fault: Maybe<string>;
  /** The number of the status list that tells verifiers whether it holds; null until it has a credential. */
  status_list: Maybe<number>;
  /** Its place in the status list, drawn at random; null until it has a credential. */
  status_index: Maybe<number>;
  updated_at: Instant;
}

/** Certificates of a class that go to the national registry together. */
interface RegistryPackTable {
  class_id: number;
  pack_id: number;
  /** The number of the pack within the class, counted from 1; discarded packs keep theirs. */
  pack_no: number;
  /** The number of certificates in it when it was packed. */
  certificates: number;
  /** The accounts that imported answers which accepted some of them, since the acceptance was last undone. */
  accepted_by: Generated<number[]>;
  /**
   * The row of heads by which each file with acceptances was read, by the SHA-256 of the file in hex, until the
   * acceptance is undone.
   */
  answer_heads: Generated<Record<string, number | string>>;
  packed_by: number;
  packed_at: Instant;
  /** The account that reported the pack as sent; null until then. */
  sent_by: Maybe<number>;
  /** The moment of that report, not of the sending itself. */
  sent_at: MaybeInstant;
  /** The account that discarded the pack; null while it stands. */
  discarded_by: Maybe<number>;
  /** The moment at which the pack was discarded; null while it stands. */
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
  /** The meaning: the certificate is accepted, is refused, or waits on. */
  means: AnswerMeaning;
  chosen_by: number;
  chosen_at: Instant;
}

/**
 * The last number taken of those that begin alike: numbers of certificates, codes of classes, places in status lists.
 */
interface PrefixSeriesTable {
  /** The kind of number. */
  series: 'certificate' | 'class' | 'credential';
  /** The beginning that the numbers share; empty for places in status lists, which count in one series. */
  prefix: string;
  /** The last count that was taken. */
  last: number;
}

/** The tables of certificates. */
export interface CertificateTables {
  certificate: CertificateTable;
  registry_pack: RegistryPackTable;
  registry_result: RegistryResultTable;
  prefix_series: PrefixSeriesTable;
}
