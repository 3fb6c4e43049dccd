import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';

interface UnitChange {
  readonly before: readonly { readonly unit_id: number }[];
  readonly now: readonly { readonly unit_id: number }[];
}

/**
 * Gives the recommending accounts of a class's units the duty of organisation, and takes it from those of units that
 * have left. An account that owns the class keeps its duties.
 */
export const assignClassUnits = async (
  tx: Transaction<Database>,
  class_id: number,
  { before, now }: UnitChange,
): Promise<void> => {
  const units = now.map(({ unit_id }) => unit_id);
  const left = before.map(({ unit_id }) => unit_id).filter((unit_id) => !units.includes(unit_id));
  await sql`
    with gone as (
      delete from assignment d using account a
      where d.class_id = ${class_id} and d.duty = 'organization' and a.user_id = d.user_id
        and a.unit_id = any(${left}::bigint[])
        and not exists (
          select from assignment o where o.class_id = d.class_id and o.user_id = d.user_id and o.duty = 'owner')
    )
    insert into assignment (user_id, class_id, duty)
    select a.user_id, ${class_id}::bigint, 'organization' from account a
      join account_role r on r.user_id = a.user_id and r.role = 'recommend'
    where a.unit_id = any(${units}::bigint[])
    on conflict do nothing`.execute(tx);
};
