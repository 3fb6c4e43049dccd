import { sql, type Transaction } from 'kysely';
import type { Database } from '../../store/database.js';

/** Whether the change of a score of the class waits for a second person, or a request for a recheck for its decision. */
export const hasWaiting = async (tx: Transaction<Database>, class_id: number): Promise<boolean> => {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from score_amendment where class_id = ${class_id} and status = 'proposed')
      or exists (select from score_recheck where class_id = ${class_id} and status = 'requested') as waits`.execute(
    tx,
  );
  return rows[0]?.waits ?? false;
};
