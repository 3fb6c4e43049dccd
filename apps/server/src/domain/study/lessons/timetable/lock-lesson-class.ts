import { acceptsLessons } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { Refusal, refuseTransition } from '../../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../../platform/http/guards/hold-class.js';
import type { Database, Row } from '../../../../platform/store/database.js';

/**
 * Locks a class that is studied in a room and whose exam is not over: its lessons change one after the other.
 * @throws a Refusal: not_found, class_state, or transition_refused for a class that is not studied in a room
 */
export const lockLessonClass = async (
  tx: Transaction<Database>,
  class_id: number,
): Promise<Pick<Row<'class'>, 'study_start' | 'study_end'>> => {
  const found = await tx
    .selectFrom('class')
    .select(['status', 'study_types', 'study_start', 'study_end'])
    .where('class_id', '=', class_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  if (!acceptsLessons(found.status)) throw refuseClass(found.status);
  if (!found.study_types.includes('onsite')) throw refuseTransition({ why: 'not_onsite' });
  return found;
};
