import { type ClassStatus, classLifecycle, eventsFrom } from '@skillcert/core';
import type { Transaction } from 'kysely';
import type { StaffSession } from '../../http/calls/caller.js';
import { Refusal } from '../../http/errors/refuse.js';
import type { Database, Row } from '../../store/database.js';

/** A class may be edited as long as it still has to be submitted. */
const isEditable = (status: ClassStatus, caller: StaffSession) =>
  eventsFrom(classLifecycle, status, caller.roles).some((row) => row.event === 'submit');

/** An editable class as it was before the edit. */
export type EditableClass = Pick<
  Row<'class'>,
  'code' | 'class_name' | 'capacity' | 'fee_cents' | 'status' | 'unit_id'
>;

/**
 * Locks a class for an edit.
 * @throws a Refusal: not_found, transition_refused outside draft and refused
 */
export const lockEditableClass = async (
  tx: Transaction<Database>,
  caller: StaffSession,
  class_id: number,
): Promise<EditableClass> => {
  const found = await tx
    .selectFrom('class')
    .select(['code', 'class_name', 'capacity', 'fee_cents', 'status', 'unit_id'])
    .where('class_id', '=', class_id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  if (!isEditable(found.status, caller)) throw new Refusal('transition_refused');
  return found;
};
