import { sql, type Transaction } from 'kysely';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { isEligible } from '../../foundation/standing/is-eligible.js';

/** Whether a candidate of a class waits for a certificate: for its number, or for its issue. */
export const hasUncertified = async (
  tx: Transaction<Database>,
  class_id: number,
  { exam }: Pick<Services, 'exam'>,
): Promise<boolean> => {
  const { rows } = await sql<{ left: boolean }>`
    select exists (select from certificate where class_id = ${class_id} and kind = 'candidate' and status = 'numbered') or exists (
      select from enrolment e join class c on c.class_id = e.class_id
      where e.class_id = ${class_id} and ${isEligible(exam)}) as "left"`.execute(tx);
  return rows[0]?.left ?? true;
};
