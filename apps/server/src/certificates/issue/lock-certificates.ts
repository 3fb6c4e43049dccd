import type { ClassStatus } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { Refusal } from '../../http/errors/refuse.js';
import type { Database } from '../../store/database.js';

/**
 * Locks a class whose certificates change, one change after the other.
 * @throws a Refusal: not_found, transition_refused in a state that does not allow it
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
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  if (!allows(found.status)) throw new Refusal('transition_refused');
  return found;
};

/**
 * One certificate of a locked class.
 * @throws a Refusal not_found
 */
export const readCertificate = async (
  tx: Transaction<Database>,
  class_id: number,
  certificate_id: number,
) => {
  const found = await tx
    .selectFrom('certificate')
    .select(['certificate_id', 'enrolment_id', 'status', 'name', 'level', 'prepared_by', 'suspended_by'])
    .where('class_id', '=', class_id)
    .where('certificate_id', '=', certificate_id)
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  return found;
};
