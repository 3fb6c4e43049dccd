import type { ClassSketch } from '@skillcert/api-client/contract';
import { wholeShare } from '@skillcert/core';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { keepShares } from './keep-shares.js';

/**
 * Adapts the units of a class to its draft: a single class has none, a joint one has at least the unit that runs it,
 * and an only unit has every seat.
 */
export const keepClassUnits = async (
  tx: Transaction<Database>,
  class_id: number,
  { class_type, capacity }: Pick<ClassSketch, 'class_type' | 'capacity'>,
  unit_id: number | null,
): Promise<void> => {
  if (class_type === 0) {
    const gone = await tx.deleteFrom('class_unit').where('class_id', '=', class_id).executeTakeFirst();
    if (gone.numDeletedRows > 0n) await keepShares(tx, class_id);
    return;
  }
  const units = await tx
    .selectFrom('class_unit')
    .select('unit_id')
    .where('class_id', '=', class_id)
    .execute();
  if (units.length === 0 && unit_id !== null) {
    const whole = { class_id, unit_id, quota: capacity, share_bp: wholeShare };
    await tx.insertInto('class_unit').values(whole).execute();
    await keepShares(tx, class_id);
  }
  if (units.length === 1) {
    await tx.updateTable('class_unit').set({ quota: capacity }).where('class_id', '=', class_id).execute();
  }
};
