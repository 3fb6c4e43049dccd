import type { ClassSketch } from '@skillcert/api-client/contract';
import type { Programme } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { keepClassUnits } from '../units/keep-class-units.js';
import { codePrefix, nextCode, yearOfClass } from './class-code.js';
import { type EditableClass, lockEditableClass } from './lock-editable-class.js';
import { draftColumns } from './write-class.js';

interface Edit {
  readonly draft: ClassSketch;
  readonly seen: string;
  readonly now: Date;
  readonly programme: Programme;
}

/**
 * The code of an edited class. A draft whose exam moves to another year gets a code of that year. A class that was
 * submitted is known by its code, and keeps it.
 */
const codeOf = async (
  tx: Transaction<Database>,
  { code, status }: EditableClass,
  { draft, now, programme }: Edit,
): Promise<string> => {
  const year = yearOfClass(programme, draft, now);
  const stays = status !== 'draft' || draft.exam_at === null || code.startsWith(codePrefix(programme, year));
  return stays ? code : nextCode(tx, programme, year);
};

/**
 * Writes an edited draft over the version that its editor saw.
 * @returns what the class was
 * @throws a Refusal: not_found, class_state outside draft and refused, state_changed for an outdated version
 */
export const editClass = async (
  tx: Transaction<Database>,
  caller: StaffSession,
  class_id: number,
  edit: Edit,
): Promise<EditableClass> => {
  const { draft, seen, now } = edit;
  const before = await lockEditableClass(tx, caller, class_id);
  const changed = await tx
    .updateTable('class')
    .set({ ...draftColumns(draft), code: await codeOf(tx, before, edit), updated_at: now })
    .where('class_id', '=', class_id)
    .where('status', '=', before.status)
    // The wire carries milliseconds.
    .where(sql`date_trunc('milliseconds', updated_at)`, '=', new Date(seen))
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new Refusal('state_changed');
  await keepClassUnits(tx, class_id, draft, before.unit_id);
  return before;
};
