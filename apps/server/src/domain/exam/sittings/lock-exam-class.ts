import type { ClassStatus, ClassWrite } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { refuseWrite } from '../../../platform/http/guards/hold-class.js';
import type { Database, Row } from '../../../platform/store/database.js';

/** A class whose exam is planned. */
interface ExamClass extends Pick<Row<'class'>, 'level' | 'exam_at'> {
  readonly status: ClassStatus;
}

/**
 * Locks a class that takes a kind of write to its exam: rooms and sittings of one class change one after the other.
 * @throws a Refusal: not_found, class_state
 */
export const lockExamClass = async (
  tx: Transaction<Database>,
  class_id: number,
  write: Extract<ClassWrite, 'exam' | 'room' | 'invigilators'>,
): Promise<ExamClass> => {
  const found = await tx
    .selectFrom('class')
    .select(['status', 'level', 'exam_at'])
    .where('class_id', '=', class_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  refuseWrite(write, found.status);
  return found;
};
