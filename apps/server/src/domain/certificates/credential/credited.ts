import type { CertificateKind, CertificateStatus } from '@skillcert/core';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { certificateWithHolder } from '../certificate-scope.js';

/** A certificate with the facts of its credential, and its place in a status list once it has one. */
export interface Credited {
  readonly class_id: number;
  readonly certificate_id: number;
  readonly certificate_no: string;
  readonly kind: CertificateKind;
  readonly status: CertificateStatus;
  readonly name: string;
  readonly level: string;
  readonly class_name: string;
  readonly lessons: number | null;
  readonly minutes: number | null;
  readonly issued_at: Date | null;
  readonly status_list: number | null;
  readonly status_index: number | null;
}

/**
 * The certificate of a class that a condition on {@link certificateWithHolder} names, locked: the facts of its
 * credential stay fixed until the end of the transaction.
 */
export const lockCredited = async (
  tx: Transaction<Database>,
  class_id: number,
  condition: RawBuilder<boolean>,
): Promise<Credited | undefined> => {
  const { rows } = await sql<Credited>`
    select k.class_id, k.certificate_id, k.certificate_no, k.kind, k.status, k.name, k.level, c.class_name, k.lessons, k.minutes,
      k.issued_at, k.status_list, k.status_index
    from ${certificateWithHolder}
    where k.class_id = ${class_id} and ${condition} for update of k`.execute(tx);
  return rows[0];
};
