import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/store/database.js';

/** The names of some candidates, in the order of their numbers. */
export const readNames = async (
  tx: Transaction<Database>,
  class_id: number,
  ids: readonly number[],
): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from enrolment where class_id = ${class_id} and enrolment_id = any(${[...ids]}::bigint[])
    order by enrol_no`.execute(tx);
  return rows.map(({ name }) => name);
};
