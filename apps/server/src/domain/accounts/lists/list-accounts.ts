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

/** The filters that the lists of accounts share. The expert list has no others. */
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

/** The accounts of people who run classes, each once. They are few compared with those who register. */
const ofOrganisers = sql`(
  select distinct user_id from account_role where role in (${sql.join(organisers.map((each) => sql.lit(each)))}))`;

/**
 * The rows of a list. If the roles alone decide, no account is joined, so that a late page only skips entries of one
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

/** Ids grow with time, so they give the order of creation. */
const orderOf = (id: 'r' | 'a', { sort, order }: AccountFilters): RawBuilder<unknown> => {
  const column = sort === 'username' ? sql.ref('a.username_key') : sql.ref(`${id}.user_id`);
  return sql`${column} ${sql.raw(order === 'asc' ? 'asc' : 'desc')}`;
};

/** Orders places: a pending account has its id as its place, any other the negative of its id. */
const byPlace = sql`place < 0, place`;

/** Pending accounts are few, so their ids are one array, which an index of any table can search for. */
const isPending = sql`r.user_id = any(array(select user_id from account where status = 'pending'))`;
const isNotPending = sql`not exists (select from account s where s.user_id = r.user_id and s.status = 'pending')`;

/**
 * The ids of a page, each with its place in the order. Pending accounts and others are found by different indexes, so
 * where the pending ones come first, each part is read only as far as the page reaches. The account that has waited
 * longest is on top; all others follow, the newest first.
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

/** The number of accounts in a list. If only roles and states narrow it, their indexes alone are counted. */
const countOf = (caller: StaffSession, keyring: Keyring, filters: AccountFilters): RawBuilder<unknown> => {
  const { role, status, unit_id, search } = filters;
  return isPlatform(caller) && !unit_id && !search && role !== 'organiser'
    ? countOfRole(caller, { role, status })
    : sql`select count(*)::int4 as total from ${rowsOf(caller, filters)} where ${filtered(caller, keyring, filters)}`;
};

/**
 * The number of accounts of a list that wait for approval, regardless of its filters. Null unless the list puts them
 * first.
 */
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

/** One page of the accounts of a role that the session administers, and their total. */
export const listAccounts = async (
  db: Kysely<Database>,
  keyring: Keyring,
  caller: StaffSession,
  filters: AccountFilters,
): Promise<OutputOf<'user/getList'>> => {
  const from = rowsOf(caller, filters);
  const where = filtered(caller, keyring, filters);
  const found = await readPage(db, filters, {
    // The inner query finds the page; the outer one reads whole rows for that page only.
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
