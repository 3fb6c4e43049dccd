import { sql, type Transaction } from 'kysely';
import type { AuditEvent } from '../../../platform/audit/audit-event.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { leaderIds } from './leader-ids.js';

interface Handed {
  readonly class_id: number;
  readonly unit_id: number | null;
  /** The account that is in charge so far. */
  readonly from: number | null;
  readonly to: number;
  readonly now: Date;
}

interface Named {
  readonly to_name: string;
  readonly from_name: string | null;
}

/**
 * Puts another account in charge of a locked class and makes it the owner. The former one loses the duties that came
 * with being in charge. It keeps duties that were assigned to it, and the part of its unit in a joint class.
 * @returns the fields of the audit record
 * @throws a Refusal for an account that may not be in charge of a class of this unit, or that the session does not see
 */
export const handOver = async (
  tx: Transaction<Database>,
  caller: StaffSession,
  { class_id, unit_id, from, to, now }: Handed,
): Promise<Pick<AuditEvent, 'action' | 'from_state' | 'to_state' | 'detail'>> => {
  const among = sql`select ${to}::bigint`;
  const { rows } = await sql<Named>`
    select a.name as to_name, (select p.name from account p where p.user_id = ${from}) as from_name
    from account a where a.user_id = any(array(${leaderIds(caller, { unit_id, now, among })}))`.execute(tx);
  const [found] = rows;
  if (!found) throw refuseFields({ master_id: 'not_offered' });
  await tx
    .updateTable('class')
    .set({ master_id: to, updated_at: now })
    .where('class_id', '=', class_id)
    .execute();
  await sql`
    with gone as (
      delete from assignment d where d.class_id = ${class_id} and d.user_id = ${from} and d.in_charge and not (
        d.duty = 'organization' and exists (
          select from account m join class_unit cu on cu.unit_id = m.unit_id
          where m.user_id = d.user_id and cu.class_id = d.class_id))
    )
    insert into assignment (user_id, class_id, duty, in_charge)
    select ${to}::bigint, ${class_id}::bigint, 'owner', true
    union all
    select x.user_id, ${class_id}::bigint, 'organization', true from account_role x
    where x.user_id = ${to} and x.role = 'recommend'
    on conflict do nothing`.execute(tx);
  return {
    action: 'hand_over',
    from_state: found.from_name,
    to_state: found.to_name,
    detail: { before: { master_id: from }, master_id: to },
  };
};
