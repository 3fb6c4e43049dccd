import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/store/database.js';

/**
 * Counts the connections to the store's own database that wait for a lock; those of other tests, which share the
 * cluster, are not counted. Call it outside a transaction: within one, the view of the activity never changes.
 */
export const waitingForLocks = async (db: Kysely<Database>): Promise<number | undefined> => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int4 as waiting from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and wait_event_type = 'Lock'`.execute(
    db,
  );
  return rows[0]?.waiting;
};
