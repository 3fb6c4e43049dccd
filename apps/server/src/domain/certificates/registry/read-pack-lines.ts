import type { ExamScore } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { certificateWithHolder } from '../certificate-scope.js';
import { certifiedScores } from '../certified-scores.js';

/** A certificate of a pack with the facts that the registry may want. */
export interface PackLine {
  readonly certificate_no: string;
  readonly name: string;
  readonly id_type: string;
  readonly id_card: string;
  readonly gender: string;
  readonly birth: string | null;
  readonly level: string;
  readonly issued_at: string;
  readonly class_code: string;
  readonly unit_name: string | null;
  readonly scores: readonly { readonly subject: string; readonly score: ExamScore }[];
  /** The fault that the registry found; null if it refused nothing. */
  readonly registry_fault: string | null;
}

interface Wanted {
  readonly class_id: number;
  readonly pack_id: number;
  readonly only: 'all' | 'rejected';
}

/**
 * The certificates in a pack, in the order of their numbers, or those of them that hold and that the registry
 * refused.
 */
export const readPackLines = async (
  db: Kysely<Database>,
  keyring: Keyring,
  { class_id, pack_id, only }: Wanted,
): Promise<readonly PackLine[]> => {
  const wanted = only === 'all' ? sql`true` : sql`k.registry = 'rejected' and k.status = 'valid'`;
  const { rows } = await sql<Omit<PackLine, 'id_card'> & { readonly id_card_enc: Buffer }>`
    select k.certificate_no, k.name, e.id_type, e.id_card_enc, e.gender, e.birth::text as birth, k.level,
      ${utcMoment('k.issued_at')} as issued_at, c.code as class_code, u.com_name as unit_name, k.registry_fault,
      ${certifiedScores} as scores
    from ${certificateWithHolder}
    where k.class_id = ${class_id} and k.registry_pack_id = ${pack_id} and ${wanted}
    order by k.certificate_no`.execute(db);
  return rows.map(({ id_card_enc, ...line }) => ({
    ...line,
    id_card: keyring.open('id_card', id_card_enc),
  }));
};
