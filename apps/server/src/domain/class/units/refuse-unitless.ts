import { wholeShare } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';

interface Sharing {
  readonly class_id: number;
  readonly class_type: number;
  readonly capacity: number;
}

/**
 * Refuses a joint class whose shares do not total 100 %, or whose quotas exceed its seats.
 * @throws a Refusal: units_missing, quotas_over
 */
export const refuseUnitless = async (
  tx: Transaction<Database>,
  { class_id, class_type, capacity }: Sharing,
): Promise<void> => {
  if (class_type !== 1) return;
  const { rows } = await sql<{ share_bp: number; quota: number }>`
    select coalesce(sum(share_bp), 0)::int4 as share_bp, coalesce(sum(quota), 0)::int4 as quota
    from class_unit where class_id = ${class_id}`.execute(tx);
  const [total] = rows;
  if (total?.share_bp !== wholeShare) throw new Refusal('units_missing');
  if (total.quota > capacity) throw new Refusal('quotas_over', { fields: { capacity: 'quota_total' } });
};
