import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../platform/http/calls/caller.js';

type Keeper = Pick<StaffSession, 'roles' | 'user_id'>;

const hasRole = (id: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from account_role x where x.user_id = ${id} and ${condition})`;

/**
 * The rows of `account a` that the session administers: an administrator all, the platform's staff itself and all who
 * rank below it, a recommending institution the registration accounts that it created and that are nothing else. The
 * platform's condition looks at the id alone, which may then come from another table.
 */
export const accountScope = (
  { roles, user_id }: Keeper,
  id: RawBuilder<unknown> = sql.ref('a.user_id'),
): RawBuilder<boolean> => {
  if (roles.includes('admin')) return sql<boolean>`true`;
  // Who may not make a peer must not act in a peer's name either: a new password or phone would do.
  if (roles.includes('zky-admin'))
    return sql<boolean>`(${id} = ${user_id} or not ${hasRole(id, sql`x.role in ('admin', 'zky-admin')`)})`;
  if (!roles.includes('recommend')) return sql<boolean>`false`;
  return sql<boolean>`(a.created_by = ${user_id} and ${hasRole(id, sql`x.role = 'editor'`)}
    and not ${hasRole(id, sql`x.role <> 'editor'`)})`;
};
