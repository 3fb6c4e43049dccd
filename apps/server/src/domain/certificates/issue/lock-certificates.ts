import {
  type CertificateKind,
  type CertificateStatus,
  type ClassStatus,
  keepsCertificates,
} from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../platform/http/guards/hold-class.js';
import type { Database } from '../../../platform/store/database.js';
import type { CertificateHolder } from './write-numbered.js';

/**
 * Locks a class whose certificates change, one change after the other.
 * @throws a Refusal: not_found, class_state in a state that does not allow it
 */
export const lockCertificates = async (
  tx: Transaction<Database>,
  class_id: number,
  allows: (status: ClassStatus) => boolean,
) => {
  const found = await tx
    .selectFrom('class')
    .select(['status', 'level', 'code'])
    .where('class_id', '=', class_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  if (!allows(found.status)) throw refuseClass(found.status);
  return found;
};

/** The state of a certificate, with its holder. */
interface LockedCertificate extends CertificateHolder {
  readonly certificate_id: number;
  readonly kind: CertificateKind;
  readonly status: CertificateStatus;
  readonly level: string;
  readonly suspended_by: number | null;
}

/**
 * One certificate, whose class is locked, with the code of the class.
 * @throws a Refusal: not_found, class_state in a state of the class in which certificates of its kind do not
 * change
 */
export const lockCertificate = async (
  tx: Transaction<Database>,
  class_id: number,
  certificate_id: number,
): Promise<LockedCertificate & { readonly class_code: string }> => {
  const { status, code: class_code } = await lockCertificates(tx, class_id, () => true);
  const { rows } = await sql<LockedCertificate>`
    select certificate_id, kind, coalesce(enrolment_id, user_id) as holder_id, status, name, level, lessons, minutes, suspended_by
    from certificate where class_id = ${class_id} and certificate_id = ${certificate_id}`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  if (!keepsCertificates(status, found.kind)) throw refuseClass(status);
  return { ...found, class_code };
};
