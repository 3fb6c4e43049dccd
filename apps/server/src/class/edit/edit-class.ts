import type { ClassSketch } from '@skillcert/api-client/contract';
import { sql, type Transaction } from 'kysely';
import type { StaffSession } from '../../http/calls/caller.js';
import { Refusal } from '../../http/errors/refuse.js';
import type { Database } from '../../store/database.js';
import { keepClassUnits } from '../units/keep-class-units.js';
import { type EditableClass, lockEditableClass } from './lock-editable-class.js';
import { draftColumns } from './write-class.js';

/**
 * Writes an edited draft over the version that its editor saw.
 * @returns what the class was
 * @throws a Refusal: not_found, transition_refused outside draft and refused, state_changed for an outdated version
 */
export const editClass = async (
  tx: Transaction<Database>,
  caller: StaffSession,
  class_id: number,
  { draft, seen, now }: { draft: ClassSketch; seen: string; now: Date },
): Promise<EditableClass> => {
  const before = await lockEditableClass(tx, caller, class_id);
  const changed = await tx
    .updateTable('class')
    .set({ ...draftColumns(draft), updated_at: now })
    .where('class_id', '=', class_id)
    .where('status', '=', before.status)
    // The wire carries milliseconds.
    .where(sql`date_trunc('milliseconds', updated_at)`, '=', new Date(seen))
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new Refusal('state_changed');
  await keepClassUnits(tx, class_id, draft, before.unit_id);
  return before;
};
