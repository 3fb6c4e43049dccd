import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/store/database.js';

/** The message balance of an institution; null for the platform (0), which needs no balance. */
export const readBalance = async (db: Kysely<Database>, unit_id: number): Promise<number | null> => {
  if (unit_id === 0) return null;
  const { rows } = await sql<{ balance_cents: number }>`
    select balance_cents from sms_account where unit_id = ${unit_id}`.execute(db);
  return rows[0]?.balance_cents ?? 0;
};
