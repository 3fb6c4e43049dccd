import type { OutputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { accountScope } from '../account-scope.js';
import { foundAccounts } from './search-accounts.js';

type Items = OutputOf<'user/infos'>['items'];

const shown = 20;

/** Accounts for a picker: by id, by a search, or the newest. */
export const infos = handle('user/infos', async ({ input, caller, services }) => {
  const { ids, search, role } = input;
  const conditions = [
    accountScope(caller),
    ...(ids ? [sql`a.user_id = any(${ids.split(',').map(Number)}::bigint[])`] : []),
    ...(search ? [sql`a.user_id = any(array(${foundAccounts(services.keyring, search)}))`] : []),
    ...(role
      ? [sql`exists (select from account_role y where y.user_id = a.user_id and y.role = ${role})`]
      : []),
  ];
  const { rows } = await sql<Items[number]>`
    select a.user_id, a.username, a.name, array(
      select role from account_role x where x.user_id = a.user_id order by role
    ) as roles
    from account a where ${sql.join(conditions, sql` and `)}
    order by a.user_id desc limit ${shown}`.execute(services.store.db);
  return { items: rows };
});
