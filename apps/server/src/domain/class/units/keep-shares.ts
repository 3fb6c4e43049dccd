import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';

/**
 * Stores the shares of a class as they were just written, valid from its new version on. Money that came in before is
 * settled by the earlier shares.
 */
export const keepShares = async (tx: Transaction<Database>, class_id: number): Promise<void> => {
  await sql`
    insert into class_share (class_id, share_id, from_at, shares)
    select c.class_id, ${newId()}::bigint, c.updated_at, coalesce((
      select jsonb_agg(jsonb_build_object('unit_id', cu.unit_id, 'share_bp', cu.share_bp)
        order by cu.share_bp desc, cu.unit_id)
      from class_unit cu where cu.class_id = c.class_id), '[]')
    from class c where c.class_id = ${class_id}`.execute(tx);
};
