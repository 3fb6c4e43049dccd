import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/store/database.js';

interface Member {
  readonly unit_id: number | null;
  readonly created_by: number | null;
}

/** Whether an account speaks for its unit. An account that a member of the same unit created only works there. */
export const speaksForUnit = async (
  db: Kysely<Database>,
  { unit_id, created_by }: Member,
): Promise<boolean> => {
  if (unit_id === null) return false;
  const creator = await db
    .selectFrom('account')
    .select('user_id')
    .where('user_id', '=', created_by)
    .where('unit_id', '=', unit_id)
    .executeTakeFirst();
  return creator === undefined;
};
