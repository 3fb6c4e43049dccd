import type { CertificateStatus, ExamScore } from '@skillcert/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { utcMoment } from '../class/utc-moment.js';
import type { Keyring } from '../crypto/keyring.js';
import { figureIn } from '../scores/figure.js';
import type { Database } from '../store/database.js';

/** A certificate with all that is printed on it. */
export interface PrintedCertificate {
  readonly certificate_id: number;
  readonly certificate_no: string;
  readonly status: CertificateStatus;
  readonly name: string;
  readonly level: string;
  readonly issued_at: string | null;
  readonly id_card: string;
  readonly scores: readonly { readonly subject: string; readonly score: ExamScore }[];
  /** A JPEG; undefined where none is kept. */
  readonly photo: Buffer | undefined;
}

type Found = Omit<PrintedCertificate, 'photo' | 'id_card'> & {
  readonly id_card_enc: Buffer;
  readonly photo_kind: string | null;
  readonly photo_enc: Buffer | null;
};

/** The certificate of a class that a condition on `certificate k` and `enrolment e` names, with photo and scores. */
export const findPrinted = async (
  db: Kysely<Database>,
  keyring: Keyring,
  class_id: number,
  condition: RawBuilder<boolean>,
): Promise<PrintedCertificate | undefined> => {
  const { rows } = await sql<Found>`
    select k.certificate_id, k.certificate_no, k.status, k.name, k.level, ${utcMoment('k.issued_at')} as issued_at,
      e.id_card_enc, f.kind as photo_kind, f.bytes_enc as photo_enc,
      (select coalesce(json_agg(json_build_object('subject', s.subject, 'score', ${figureIn('s.')})), '[]')
        from score s where s.class_id = e.class_id and s.enrolment_id = e.enrolment_id and s.status = 'final') as scores
    from certificate k
    join enrolment e on e.class_id = k.class_id and e.enrolment_id = k.enrolment_id
    left join file f on f.class_id = e.class_id and f.file_id = e.photo_id
    where k.class_id = ${class_id} and ${condition}`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { photo_kind, photo_enc, id_card_enc, ...certificate } = found;
  return {
    ...certificate,
    id_card: keyring.open('id_card', id_card_enc),
    photo: photo_kind && photo_enc ? keyring.openBytes(photo_kind, photo_enc) : undefined,
  };
};
