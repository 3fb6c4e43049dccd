import { acceptsStudy } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { Refusal, refuseTransition } from '../../platform/http/errors/refuse.js';
import { refuseClass } from '../../platform/http/guards/hold-class.js';
import type { Database } from '../../platform/store/database.js';

/**
 * Locks a class that is studied online and whose exam is not over: its courses change one after the other, so that
 * two people who move them do not mix their orders.
 * @throws a Refusal: not_found, class_state, or transition_refused for a class that is not studied online
 */
export const lockStudyClass = async (tx: Transaction<Database>, class_id: number): Promise<void> => {
  const found = await tx
    .selectFrom('class')
    .select(['status', 'study_types'])
    .where('class_id', '=', class_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  if (!acceptsStudy(found.status)) throw refuseClass(found.status);
  if (!found.study_types.includes('online')) throw refuseTransition({ why: 'not_online' });
};
