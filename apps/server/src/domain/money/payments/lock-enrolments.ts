import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';

/**
 * Locks `enrolment e` in one order, before what is due is read: a statement that waits for a row still sees the money
 * of the moment at which it began.
 * @returns their ids
 */
export const lockEnrolments = async (
  tx: Transaction<Database>,
  which: RawBuilder<unknown>,
  most?: number,
): Promise<readonly number[]> => {
  const { rows } = await sql<{ enrolment_id: number }>`
    select e.enrolment_id from enrolment e where ${which} order by e.enrolment_id limit ${most ?? null}::int4 for update`.execute(
    tx,
  );
  return rows.map(({ enrolment_id }) => enrolment_id);
};
