import type { OutputOf } from '@skillcert/api-client/contract';
import { organisers, type Role } from '@skillcert/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Call } from '../../../platform/http/calls/handle.js';
import type { Database } from '../../../platform/store/database.js';
import { pageOf, readPage } from '../../../platform/store/read-page.js';
import { accountScope } from '../account-scope.js';
import { accountColumns, type SealedAccountRow, withMaskedPhone } from './account-columns.js';
import { countOfRole } from './count-accounts.js';
import { foundAccounts } from './search-accounts.js';

/** What the lists of accounts share; the expert list has no more than these. */
export type AccountFilters = Omit<Call<'user/getList'>['input'], 'role'> & {
  readonly role: Role | 'organiser';
};

const filtered = (caller: StaffSession, keyring: Keyring, filters: AccountFilters): RawBuilder<unknown> => {
  const { role, status, unit_id, search } = filters;
  return sql.join(
    [
      ...(role === 'organiser' ? [] : [sql`r.role = ${sql.lit(role)}`]),
      accountScope(caller, sql.ref('r.user_id')),
      ...(status ? [sql`a.status = ${sql.lit(status)}`] : []),
      ...(unit_id ? [sql`a.unit_id = ${unit_id}`] : []),
      ...(search ? [sql`r.user_id = any(array(${foundAccounts(keyring, search)}))`] : []),
    ],
    sql` and `,
  );
};

const isPlatform = ({ roles }: Pick<StaffSession, 'roles'>) =>
  roles.includes('admin') || roles.includes('zky-admin');

/** The accounts of people who run classes, each once, few beside those who register. */
const ofOrganisers = sql`(
  select distinct user_id from account_role where role in (${sql.join(organisers.map((each) => sql.lit(each)))}))`;

/**
 * The rows of a list: what only the roles say needs no account beside it, so that a page far down skips entries of one
 * index.
 */
const rowsOf = (
  caller: StaffSession,
  { role, status, unit_id, sort }: AccountFilters,
): RawBuilder<unknown> => {
  const bearers = role === 'organiser' ? ofOrganisers : sql`account_role`;
  return isPlatform(caller) && !status && !unit_id && sort !== 'username'
    ? sql`${bearers} r`
    : sql`${bearers} r join account a on a.user_id = r.user_id`;
};

/** Ids grow with time, so the order of creation is theirs. */
const orderOf = (id: 'r' | 'a', { sort, order }: AccountFilters): RawBuilder<unknown> => {
  const column = sort === 'username' ? sql.ref('a.username_key') : sql.ref(`${id}.user_id`);
  return sql`${column} ${sql.raw(order === 'asc' ? 'asc' : 'desc')}`;
};

/** What waits has its id for a place, the rest the same below nothing. */
const byPlace = sql`place < 0, place`;

/** As one value, which an index of any table is asked for: what waits is little. */
const isPending = sql`r.user_id = any(array(select user_id from account where status = 'pending'))`;
const isNotPending = sql`not exists (select from account s where s.user_id = r.user_id and s.status = 'pending')`;

/**
 * The ids of a page, each with its place in the order. What waits stands in another index than the rest, so that where
 * it comes first each is read as far as the page reaches, and what has waited longest is on top; all others follow, the
 * newest first.
 */
const idsOf = (filters: AccountFilters, rows: RawBuilder<unknown>): RawBuilder<unknown> => {
  const { sort, page, limit } = filters;
  if (sort !== 'to_do')
    return sql`select r.user_id from ${rows} order by ${orderOf('r', filters)} ${pageOf(filters)}`;
  const reach = sql`limit ${sql.lit(page * limit)}`;
  return sql`
    select user_id, place from (
      (select r.user_id, r.user_id as place from ${rows} and ${isPending} order by r.user_id ${reach})
      union all
      (select r.user_id, -r.user_id from ${rows} and ${isNotPending} order by r.user_id desc ${reach})
    ) as either order by ${byPlace} ${pageOf(filters)}`;
};

/** How many accounts a list has, by the indexes of roles and states alone where that is all it is narrowed to. */
const countOf = (caller: StaffSession, keyring: Keyring, filters: AccountFilters): RawBuilder<unknown> => {
  const { role, status, unit_id, search } = filters;
  return isPlatform(caller) && !unit_id && !search && role !== 'organiser'
    ? countOfRole(caller, { role, status })
    : sql`select count(*)::int4 as total from ${rowsOf(caller, filters)} where ${filtered(caller, keyring, filters)}`;
};

/** How many accounts of a list wait for approval, whatever it is narrowed to; for who asks for them first. */
const toDo = (
  caller: StaffSession,
  keyring: Keyring,
  { search: _, unit_id: __, ...filters }: AccountFilters,
) =>
  filters.sort === 'to_do'
    ? sql`json_build_object('pending', (${countOf(caller, keyring, { ...filters, status: 'pending' })}))`
    : sql`null::json`;

/** JSON has no bytes: PostgreSQL writes them as `\\x…`. */
type AsJson<Row> = Omit<Row, 'phone_enc'> & { readonly phone_enc: string | null };

const bytesOf = (hex: string | null) => (hex === null ? null : Buffer.from(hex.slice(2), 'hex'));

/** One page of the accounts of a role that the session administers, and how many there are. */
export const listAccounts = async (
  db: Kysely<Database>,
  keyring: Keyring,
  caller: StaffSession,
  filters: AccountFilters,
): Promise<OutputOf<'user/getList'>> => {
  const from = rowsOf(caller, filters);
  const where = filtered(caller, keyring, filters);
  const found = await readPage(db, filters, {
    // The page is found first, then only its rows are read whole.
    rows: sql<AsJson<SealedAccountRow>>`
      select ${accountColumns}, case when u.unit_id is null then null
        else json_build_object('unit_id', u.unit_id, 'com_name', u.com_name) end as unit
      from (${idsOf(filters, sql`${from} where ${where}`)}) as p join account a on a.user_id = p.user_id
        left join unit u on u.unit_id = a.unit_id
      order by ${filters.sort === 'to_do' ? byPlace : orderOf('a', filters)}`,
    count: sql<Omit<OutputOf<'user/getList'>, 'items'>>`
      select (${countOf(caller, keyring, filters)}) as total, ${toDo(caller, keyring, filters)} as to_do`,
  });
  return {
    items: found.items.map((row) => withMaskedPhone(keyring, { ...row, phone_enc: bytesOf(row.phone_enc) })),
    total: found.count?.total ?? 0,
    to_do: found.count?.to_do ?? null,
  };
};
