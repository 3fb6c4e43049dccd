import type { CertificateKind, CertificateStatus, ExamScore } from '@skillcert/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { certificateWithHolder } from '../certificate-scope.js';
import { certifiedScores } from '../certified-scores.js';

interface Printed {
  readonly certificate_id: number;
  readonly certificate_no: string;
  readonly status: CertificateStatus;
  readonly name: string;
  readonly level: string;
  readonly issued_at: string | null;
}

/** A candidate's certificate with all that is printed on it. */
export interface PrintedCandidate extends Printed {
  readonly kind: 'candidate';
  readonly id_card: string;
  readonly scores: readonly { readonly subject: string; readonly score: ExamScore }[];
  /** A JPEG; undefined if none is stored. */
  readonly photo: Buffer | undefined;
}

/** The same for a teacher. */
export interface PrintedTeacher extends Printed {
  readonly kind: 'teacher';
  readonly class_name: string;
  readonly lessons: number;
  readonly minutes: number;
}

/** A certificate of either kind as it is printed. */
export type PrintedCertificate = PrintedCandidate | PrintedTeacher;

interface Found extends Printed, Pick<PrintedCandidate, 'scores'>, Pick<PrintedTeacher, 'class_name'> {
  readonly kind: CertificateKind;
  readonly id_card_enc: Buffer | null;
  readonly photo_kind: string | null;
  readonly photo_enc: Buffer | null;
  readonly lessons: number | null;
  readonly minutes: number | null;
}

/**
 * The certificate of a class that a condition on {@link certificateWithHolder} names, with photo and scores if it
 * is a candidate's.
 */
export const findPrinted = async (
  db: Kysely<Database>,
  keyring: Keyring,
  class_id: number,
  condition: RawBuilder<boolean>,
): Promise<PrintedCertificate | undefined> => {
  const { rows } = await sql<Found>`
    select k.certificate_id, k.certificate_no, k.kind, k.status, k.name, k.level, ${utcMoment('k.issued_at')} as issued_at,
      c.class_name, k.lessons, k.minutes, e.id_card_enc, f.kind as photo_kind, f.bytes_enc as photo_enc,
      ${certifiedScores} as scores
    from ${certificateWithHolder}
    left join file f on f.class_id = e.class_id and f.file_id = e.photo_id
    where k.class_id = ${class_id} and ${condition}`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { kind, id_card_enc, photo_kind, photo_enc, scores, class_name, lessons, minutes, ...rest } = found;
  if (kind === 'teacher') return { ...rest, kind, class_name, lessons: lessons ?? 0, minutes: minutes ?? 0 };
  return {
    ...rest,
    kind,
    scores,
    id_card: id_card_enc ? keyring.open('id_card', id_card_enc) : '',
    photo: photo_kind && photo_enc ? keyring.openBytes(photo_kind, photo_enc) : undefined,
  };
};
