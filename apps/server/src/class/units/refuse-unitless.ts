import { wholeShare } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../http/errors/refuse.js';
import type { Database } from '../../store/database.js';

interface Sharing {
  readonly class_id: number;
  readonly class_type: number;
}

/**
 * Refuses a joint class whose units do not share the whole of it.
 * @throws a Refusal `units_missing`
 */
export const refuseUnitless = async (
  tx: Transaction<Database>,
  { class_id, class_type }: Sharing,
): Promise<void> => {
  if (class_type !== 1) return;
  const { rows } = await sql<{ share_bp: number }>`
    select coalesce(sum(share_bp), 0)::int4 as share_bp from class_unit where class_id = ${class_id}`.execute(
    tx,
  );
  if (rows[0]?.share_bp !== wholeShare) throw new Refusal('units_missing');
};
