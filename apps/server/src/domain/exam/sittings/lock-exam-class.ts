import { acceptsExamPlan } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../platform/http/guards/hold-class.js';
import type { Database, Row } from '../../../platform/store/database.js';

/**
 * Locks a class whose exam is still planned: rooms and sittings of one class change one after the other.
 * @throws a Refusal: not_found, transition_refused once the arrangement is published
 */
export const lockExamClass = async (
  tx: Transaction<Database>,
  class_id: number,
): Promise<Pick<Row<'class'>, 'level' | 'exam_at'>> => {
  const found = await tx
    .selectFrom('class')
    .select(['status', 'level', 'exam_at'])
    .where('class_id', '=', class_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  if (!acceptsExamPlan(found.status)) throw refuseClass(found.status);
  return found;
};
