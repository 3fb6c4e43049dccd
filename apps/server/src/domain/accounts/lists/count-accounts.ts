import type { Role } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';

interface Counted {
  readonly role: Role;
  readonly status?: string | undefined;
}

/**
 * The accounts of a role, in the order of an index. A role may belong to nearly all accounts, and the planner would
 * then read the whole table. An ordered subquery makes it use the index (role, user_id).
 */
const ofRole = (role: Role) =>
  sql`(select user_id from account_role where role = ${sql.lit(role)} order by user_id) as r`;

/** The accounts in a state, in the order of the index (status, user_id). Two subqueries of one order are merged. */
const inState = (status: string) =>
  sql`(select user_id from account where status = ${sql.lit(status)} order by user_id) as s`;

/** Counts the administrators among the counted accounts. There are few, and the platform's staff do not see them. */
const hidden = ({ role, status }: Counted) => sql`(
  select count(*) from account_role x join account_role y on y.user_id = x.user_id and y.role = ${sql.lit(role)}
    join account o on o.user_id = x.user_id
  where x.role = 'admin' ${status ? sql`and o.status = ${sql.lit(status)}` : sql``})`;

/** Counts the accounts of a role that the platform sees, by indexes alone at any number. */
export const countOfRole = (
  { roles }: Pick<StaffSession, 'roles'>,
  counted: Counted,
): RawBuilder<unknown> => {
  const { role, status } = counted;
  const from = status ? sql`${ofRole(role)} join ${inState(status)} on s.user_id = r.user_id` : ofRole(role);
  const unseen = roles.includes('admin') ? sql`0` : hidden(counted);
  return sql`select ((select count(*) from ${from}) - ${unseen})::int4 as total`;
};
