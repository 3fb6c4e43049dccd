import type { ClassDraft } from '@skillcert/api-client/contract';
import { type ClassStatus, classLifecycle, eventsFrom } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { StaffSession } from '../http/caller.js';
import { Refusal } from '../http/refuse.js';
import type { Database, Row } from '../store/database.js';
import { keepClassUnits } from './keep-class-units.js';
import { draftColumns } from './write-class.js';

/** A class may be edited as long as it still has to be submitted. */
const isEditable = (status: ClassStatus, caller: StaffSession) =>
  eventsFrom(classLifecycle, status, caller.roles).some((row) => row.event === 'submit');

type Before = Pick<Row<'class'>, 'class_name' | 'capacity' | 'fee_cents' | 'status' | 'unit_id'>;

/**
 * Writes an edited draft over the version that its editor saw.
 * @returns what the audit trail keeps: the values that were replaced
 * @throws a Refusal: not_found, transition_refused outside draft and refused, state_changed for an outdated version
 */
export const editClass = async (
  tx: Transaction<Database>,
  caller: StaffSession,
  class_id: number,
  { draft, seen, now }: { draft: ClassDraft; seen: string; now: Date },
): Promise<Before> => {
  const before = await tx
    .selectFrom('class')
    .select(['class_name', 'capacity', 'fee_cents', 'status', 'unit_id'])
    .where('class_id', '=', class_id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new Refusal('not_found');
  if (!isEditable(before.status, caller)) throw new Refusal('transition_refused');
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
