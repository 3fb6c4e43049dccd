import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/store/database.js';

/** The names of units by number; the programme has none. */
export const nameUnits = async (
  db: Kysely<Database>,
  sharers: readonly (number | null)[],
): Promise<(unit_id: number | null) => string | null> => {
  const ids = sharers.filter((each) => each !== null);
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('unit').select(['unit_id', 'com_name']).where('unit_id', 'in', ids).execute();
  const names = new Map(rows.map(({ unit_id, com_name }) => [unit_id, com_name]));
  return (unit_id) => (unit_id === null ? null : (names.get(unit_id) ?? null));
};
