import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';

/**
 * Refuses to delete units that anybody has opened. The check runs once the units are locked: an earlier statement
 * would not see what somebody has just opened.
 * @throws a Refusal `study_begun`
 */
export const refuseBegun = async (
  tx: Transaction<Database>,
  class_id: number,
  study_unit_ids: readonly number[],
): Promise<void> => {
  const { rows } = await sql<{ begun: boolean }>`select exists (
    select from study_progress where class_id = ${class_id} and study_unit_id = any(${study_unit_ids}::bigint[])) as begun`.execute(
    tx,
  );
  if (rows[0]?.begun !== false) throw new Refusal('study_begun');
};
