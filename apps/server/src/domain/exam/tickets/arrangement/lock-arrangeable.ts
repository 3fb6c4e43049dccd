import { acceptsArrangement, type ClassStatus } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../../platform/http/guards/hold-class.js';
import type { Database } from '../../../../platform/store/database.js';

/**
 * Locks a class whose tickets change: one change after the other.
 * @returns its state
 * @throws a Refusal: not_found, class_state where the class is in a state that `allows` does not
 */
export const lockArrangeable = async (
  tx: Transaction<Database>,
  class_id: number,
  allows: (status: ClassStatus) => boolean = acceptsArrangement,
): Promise<ClassStatus> => {
  const found = await tx
    .selectFrom('class')
    .select('status')
    .where('class_id', '=', class_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  if (!allows(found.status)) throw refuseClass(found.status);
  return found.status;
};
