import type { AccountRow } from '@skillcert/api-client/contract';
import type { Role } from '@skillcert/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Keyring } from '../crypto/keyring.js';
import type { StaffSession } from '../http/caller.js';
import type { Call } from '../http/handle.js';
import type { Database } from '../store/database.js';
import { accountColumns, type SealedAccountRow, withMaskedPhone } from './account-columns.js';
import { accountScope } from './account-scope.js';
import { foundAccounts } from './search-accounts.js';

/** What the lists of accounts share; the expert list has no more than these. */
export type AccountFilters = Omit<Call<'user/getList'>['input'], 'role'> & { readonly role: Role };

const filtered = (caller: StaffSession, keyring: Keyring, filters: AccountFilters): RawBuilder<unknown> => {
  const { role, status, unit_id, search } = filters;
  return sql.join(
    [
      sql`r.role = ${role}`,
      accountScope(caller),
      ...(status ? [sql`a.status = ${status}`] : []),
      ...(unit_id ? [sql`a.unit_id = ${unit_id}`] : []),
      ...(search ? [sql`r.user_id = any(array(${foundAccounts(keyring, search)}))`] : []),
    ],
    sql` and `,
  );
};

/** Ids grow with time, so the order of creation is theirs. */
const orderOf = (id: 'r' | 'a', { sort, order }: AccountFilters): RawBuilder<unknown> => {
  const column = sort === 'username' ? sql.ref('a.username_key') : sql.ref(`${id}.user_id`);
  return sql`${column} ${sql.raw(order === 'asc' ? 'asc' : 'desc')}`;
};

/** One page of the accounts of a role that the session administers, and how many there are. */
export const listAccounts = async (
  db: Kysely<Database>,
  keyring: Keyring,
  caller: StaffSession,
  filters: AccountFilters,
): Promise<{ items: AccountRow[]; total: number }> => {
  const from = sql`account_role r join account a on a.user_id = r.user_id`;
  const where = filtered(caller, keyring, filters);
  const { page, limit } = filters;
  const [found, counted] = await Promise.all([
    // The page is found first, then only its rows are read whole.
    sql<SealedAccountRow>`
      select ${accountColumns}, case when u.unit_id is null then null
        else json_build_object('unit_id', u.unit_id, 'com_name', u.com_name) end as unit
      from (
        select r.user_id from ${from} where ${where}
        order by ${orderOf('r', filters)} limit ${limit} offset ${(page - 1) * limit}
      ) as p join account a on a.user_id = p.user_id left join unit u on u.unit_id = a.unit_id
      order by ${orderOf('a', filters)}`.execute(db),
    sql<{ total: number }>`select count(*)::int4 as total from ${from} where ${where}`.execute(db),
  ]);
  return {
    items: found.rows.map((row) => withMaskedPhone(keyring, row)),
    total: counted.rows[0]?.total ?? 0,
  };
};
