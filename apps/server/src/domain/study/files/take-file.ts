import { videoMinutes } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';

interface Of {
  readonly class_id: number;
  readonly study_unit_id: number;
}

/**
 * Records the new file of a unit: a caller who saw the unit without it has not seen what they would delete. A unit
 * that requires more minutes than a video has requires those from now on. The unit must be locked.
 * @returns the minutes that it requires
 */
export const takeFile = async (
  tx: Transaction<Database>,
  { class_id, study_unit_id }: Of,
  { seconds, at }: { readonly seconds: number | null; readonly at: Date },
): Promise<number> => {
  const most = seconds === null ? null : videoMinutes(seconds);
  const { rows } = await sql<{ required_minutes: number }>`
    update study_unit set updated_at = ${at}, required_minutes = least(required_minutes, ${most}::int4)
    where class_id = ${class_id} and study_unit_id = ${study_unit_id} returning required_minutes`.execute(tx);
  return rows[0]?.required_minutes ?? 0;
};
