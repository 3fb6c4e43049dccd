import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines, isFullRun } from '../../../testing/engines.js';
import { vacuum } from '../../../testing/vacuum.js';
import { findLeaders } from '../../class/owner/find-leaders.js';
import { recordStatements } from '../../class/testing/count-statements.js';
import { explainStatements } from '../../class/testing/explain-statements.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { type AccountFilters, listAccounts } from './list-accounts.js';

/** Enough accounts for the planner to choose as it does for more; the full run has as many as a programme. */
const accounts = isFullRun ? 100_000 : 20_000;

describe.each(engines)(`the account lists over ${accounts} accounts of $name`, (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  let zky: StaffSession;
  let recommend: StaffSession;
  let unit_id: number;
  beforeAll(async () => {
    services = await openTestServices(engine);
    admin = await openStaff(services, { roles: ['admin'] });
    zky = await openStaff(services, { roles: ['zky-admin'] });
    recommend = await openStaff(services, { roles: ['recommend'] });
    const { db } = services.store;
    await sql`
      insert into unit (com_name) select '第' || n || '技术咨询' || chr(20000 + n % 500) from generate_series(1, 2000) as n
    `.execute(db);
    const { rows } = await sql<{ unit_id: number }>`select min(unit_id) as unit_id from unit`.execute(db);
    unit_id = rows[0]?.unit_id ?? 0;
    // In portions: computing the grams of all at once may outlast the limit of a statement on a busy machine.
    for (let from = 1; from <= accounts; from += 10_000) {
      await sql`
      insert into account (username, username_key, name, status, unit_id, created_by, phone_enc, phone_index)
      select 'load' || n, 'load' || n, '李晓' || chr(20000 + n % 500),
        case when n % 20 = 0 then 'pending' when n % 50 = 1 then 'frozen' else 'approved' end,
        ${unit_id}::bigint + n % 2000, case when n % 1000 = 0 then ${recommend.user_id}::bigint end,
        ${services.keyring.seal('phone', '13800009010')}::bytea, sha256(('p' || n)::bytea)
      from generate_series(${from}::int4, ${from + 9_999}::int4) as n`.execute(db);
    }
    await sql`
      insert into account_role (user_id, role)
      select user_id, case when user_id % 100 = 1 then 'master' when user_id % 500 = 2 then 'expert' else 'editor' end
      from account where username like 'load%'`.execute(db);
    await vacuum(services.store, 'account', 'account_role', 'unit');
  });
  afterAll(() => services.close());

  const explain = (sent: Awaited<ReturnType<typeof recordStatements>>) =>
    explainStatements(services.store.pool, sent);

  const list = (caller: StaffSession, changes: Partial<AccountFilters>) => {
    const { store, keyring } = services;
    const filters = { role: 'editor', page: 1, limit: 20, sort: 'created_at', order: 'desc' } as const;
    return listAccounts(store.db, keyring, caller, { ...filters, ...changes });
  };
  const plansOf = async (caller: StaffSession, changes: Partial<AccountFilters>) => {
    const sent = await recordStatements(() => list(caller, changes));
    expect(sent).toHaveLength(2);
    return explain(sent);
  };

  const lists: readonly (readonly [string, Partial<AccountFilters>])[] = [
    ['the first page', {}],
    ['the first page by account name', { sort: 'username', order: 'asc' }],
    ['a page in the middle', { page: accounts / 40 }],
    ['the last page', { page: (accounts / 20) * 0.988 }],
    ['what waits first', { sort: 'to_do' }],
    ['what waits first, in the middle', { sort: 'to_do', page: accounts / 40 }],
    ['what waits first of all who run classes', { sort: 'to_do', role: 'organiser' }],
    ['a name, what waits first', { sort: 'to_do', search: '晓丁' }],
    ['a rare role', { role: 'expert' }],
    ['all who run classes', { role: 'organiser' }],
    ['a name among those who run classes', { role: 'organiser', search: '晓丁' }],
    ['a common state', { status: 'approved' }],
    ['a rare state', { status: 'pending' }],
    ['a unit', { unit_id: 0 }],
    ['a name', { search: '晓丁' }],
    ['one letter', { search: '丁' }],
    ['a unit’s name', { search: '咨询丁' }],
    ['the beginning of an account name', { search: 'load999' }],
    ['a phone', { search: '13800000001' }],
    ['a name in a state', { search: '晓丁', status: 'approved' }],
  ];

  it('have the pages whose plans are looked at here', async () => {
    const { total } = await list(admin, {});
    const [middle, last] = lists.flatMap(([, { page }]) => page ?? []);
    expect(last).toBe(Math.ceil(total / 20));
    expect((await list(admin, { page: middle })).items).toHaveLength(20);
  });

  it.each(lists)('read and count %s by an index, never a whole table', async (_, changes) => {
    const filters = changes.unit_id === undefined ? changes : { unit_id };
    for (const caller of [admin, zky, recommend]) {
      for (const plan of await plansOf(caller, filters)) {
        expect(plan).not.toMatch(/Seq Scan on (account|unit|account_role)\b/);
        expect(plan).toMatch(/Index (Only )?Scan/);
      }
    }
  });

  it.each([undefined, '晓丁', '咨询丁', 'load999', '13800000001'])(
    'find who may be in charge of a class (%s) by an index',
    async (search) => {
      for (const caller of [admin, { ...recommend, unit_id }]) {
        for (const asked of [null, unit_id]) {
          const sent = await recordStatements(() =>
            findLeaders(services, caller, { search, unit_id: asked }),
          );
          expect(sent).toHaveLength(1);
          for (const plan of await explain(sent)) {
            expect(plan).not.toMatch(/Seq Scan on (account|unit|account_role)\b/);
            expect(plan).toMatch(/Index (Only )?Scan/);
          }
        }
      }
    },
  );
});
