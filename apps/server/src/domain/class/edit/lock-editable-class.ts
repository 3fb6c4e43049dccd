import { type ClassStatus, classLifecycle, eventsFrom } from '@skillcert/core';
import type { Transaction } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../platform/http/guards/hold-class.js';
import type { Database, Row } from '../../../platform/store/database.js';
import type { WrittenFields } from './changed-fields.js';

/** Whether a class may be edited: as long as it is still to be submitted. */
const isEditable = (status: ClassStatus, caller: StaffSession) =>
  eventsFrom(classLifecycle, status, caller.roles).some((row) => row.event === 'submit');

/** An editable class as it was before the edit. */
export type EditableClass = WrittenFields & Pick<Row<'class'>, 'code' | 'status' | 'unit_id'>;

const written = [
  'class_name',
  'class_type',
  'level',
  'city',
  'venue',
  'enroll_types',
  'study_types',
  'enroll_start',
  'enroll_end',
  'study_start',
  'study_end',
  'exam_at',
  'capacity',
  'fee_cents',
  'contacts',
] as const satisfies readonly (keyof WrittenFields)[];

/**
 * Locks a class for an edit.
 * @throws a Refusal: not_found, class_state outside draft and refused
 */
export const lockEditableClass = async (
  tx: Transaction<Database>,
  caller: StaffSession,
  class_id: number,
): Promise<EditableClass> => {
  const found = await tx
    .selectFrom('class')
    .select(['code', 'status', 'unit_id', ...written])
    .where('class_id', '=', class_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  if (!isEditable(found.status, caller)) throw refuseClass(found.status);
  return found;
};
