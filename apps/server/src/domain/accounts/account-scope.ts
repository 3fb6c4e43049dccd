import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../platform/http/calls/caller.js';

type Keeper = Pick<StaffSession, 'roles' | 'user_id'>;

const hasRole = (id: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from account_role x where x.user_id = ${id} and ${condition})`;

/**
 * The rows of `account a` that the session administers. Administrators: all. The platform's staff: themselves and all
 * who rank below them. Recommending institutions: the registration accounts that they created and that have no other
 * role. The platform's condition uses the id alone, which may then come from another table.
 */
export const accountScope = (
  { roles, user_id }: Keeper,
  id: RawBuilder<unknown> = sql.ref('a.user_id'),
): RawBuilder<boolean> => {
  if (roles.includes('admin')) return sql<boolean>`true`;
  // Staff who may not create a peer must not act in a peer's name either: a new password or phone would allow it.
  if (roles.includes('zky-admin'))
    return sql<boolean>`(${id} = ${user_id} or not ${hasRole(id, sql`x.role in ('admin', 'zky-admin')`)})`;
  if (!roles.includes('recommend')) return sql<boolean>`false`;
  return sql<boolean>`(a.created_by = ${user_id} and ${hasRole(id, sql`x.role = 'editor'`)}
    and not ${hasRole(id, sql`x.role <> 'editor'`)})`;
};
