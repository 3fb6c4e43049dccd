import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { nameGrams } from '../../foundation/search/name-grams.js';
import { accountOffice } from '../testing/account-office.js';
import { getCategoryList } from '../units/get-category-list.js';
import { getComTypeCategoryList } from '../units/get-com-type-category-list.js';

describe.each(engines)('the lists of accounts on $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  let zky: StaffSession;
  let recommend: StaffSession;
  let unit_id: number;
  let office: ReturnType<typeof accountOffice>;
  beforeAll(async () => {
    services = await openTestServices(engine);
    admin = await openStaff(services, { roles: ['admin'] });
    zky = await openStaff(services, { roles: ['zky-admin'] });
    unit_id = await insertUnit(services, '华东技术咨询协会');
    recommend = await openStaff(services, { roles: ['recommend'], unit_id });
    office = accountOffice(services);
    await office.create(zky, { username: 'fengxiao', name: '冯晓燕', phone: '13800009010' });
    await office.create(zky, { username: 'dongho', name: '董浩然' });
    const helper = await office.create(recommend, { username: 'helper01', name: '晓燕 Garcia' });
    await office.move(zky, helper.user_id, 'approved');
    await office.create(zky, { username: 'bothroles', name: '丁若曦', roles: ['editor', 'master'] });
  });
  afterAll(() => services.close());

  const names = async (caller: StaffSession, filters: object = {}) => {
    const { items, total } = await office.list(caller, { role: 'editor', ...filters });
    expect(total).toBeGreaterThanOrEqual(items.length);
    return items.map(({ username }) => username);
  };

  it('shows the newest first, or by account name', async () => {
    expect(await names(zky)).toEqual(['bothroles', 'helper01', 'dongho', 'fengxiao']);
    expect(await names(zky, { order: 'asc' })).toEqual(['fengxiao', 'dongho', 'helper01', 'bothroles']);
    expect(await names(zky, { sort: 'username', order: 'asc' })).toEqual([
      'bothroles',
      'dongho',
      'fengxiao',
      'helper01',
    ]);
  });

  it('begins with what waits for approval, the longest on top, and counts it whatever the list is narrowed to', async () => {
    const sort = 'to_do';
    const inOrder = ['fengxiao', 'dongho', 'bothroles', 'helper01'];
    expect(await names(zky, { sort })).toEqual(inOrder);
    expect(await names(zky, { sort, order: 'asc' })).toEqual(inOrder);
    expect(await names(zky, { sort, page: 2, limit: 2 })).toEqual(inOrder.slice(2));
    expect(await names(zky, { sort, status: 'approved' })).toEqual(['helper01']);
    expect(await names(zky, { sort, search: '晓燕' })).toEqual(['fengxiao', 'helper01']);
    expect(await names(recommend, { sort })).toEqual(['helper01']);
    const toDo = async (caller: StaffSession, filters: object) =>
      (await office.list(caller, { role: 'editor', sort, ...filters })).to_do;
    expect(await toDo(zky, {})).toEqual({ pending: 3 });
    expect(await toDo(zky, { status: 'approved', search: '晓燕' })).toEqual({ pending: 3 });
    expect(await toDo(admin, { role: 'organiser' })).toEqual({ pending: 1 });
    expect(await toDo(recommend, {})).toEqual({ pending: 0 });
    expect(await toDo(zky, { sort: 'created_at' })).toBeNull();
  });

  it('lists all who run classes, each once, and to the platform’s staff none of their like', async () => {
    const found = async (caller: StaffSession) => {
      const { items, total } = await office.list(caller, { role: 'organiser' });
      return [items.map(({ username }) => username), total];
    };
    await office.create(admin, { username: 'peer01', name: '孟繁华', roles: ['zky-admin', 'master'] });
    expect(await found(zky)).toEqual([['bothroles'], 1]);
    expect(await found(admin)).toEqual([['peer01', 'bothroles'], 2]);
  });

  it('pages, and counts all of them', async () => {
    const { items, total } = await office.list(zky, { role: 'editor', page: 2, limit: 3 });
    expect([items.map(({ username }) => username), total]).toEqual([['fengxiao'], 4]);
  });

  it('takes the numbers of a query as text', async () => {
    const { items } = await office.list(zky, { role: 'editor', page: '2', limit: '3' });
    expect(items).toHaveLength(1);
  });

  it.each([
    ['two letters of a name', '晓燕', ['helper01', 'fengxiao']],
    ['one letter of a name', '燕', ['helper01', 'fengxiao']],
    ['a part of a name in Latin letters', 'arci', ['helper01']],
    ['the beginning of an account name', 'FENG', ['fengxiao']],
    ['a whole phone', '+86 138 0000 9010', ['fengxiao']],
    ['a part of the unit’s name', '技术咨询', ['helper01']],
    ['a sign that means something to patterns', '%', []],
    ['nobody', '王', []],
  ])('finds by %s', async (_, search, found) => {
    expect(await names(zky, { search })).toEqual(found);
  });

  it('filters by state and by unit', async () => {
    expect(await names(zky, { status: 'approved' })).toEqual(['helper01']);
    expect(await names(zky, { unit_id })).toEqual(['helper01']);
    expect(await names(zky, { unit_id, status: 'frozen' })).toEqual([]);
  });

  it('shows an institution the registration accounts that it created and no others', async () => {
    expect(await names(recommend)).toEqual(['helper01']);
    expect(await names(recommend, { search: '冯' })).toEqual([]);
    expect((await office.list(recommend, { role: 'master' })).total).toBe(0);
    const other = await openStaff(services, { roles: ['recommend'], unit_id });
    expect(await names(other)).toEqual([]);
  });

  it('shows administrators to administrators alone', async () => {
    const { user_id } = await office.create(zky, { username: 'topadmin' });
    await services.store.db.insertInto('account_role').values({ user_id, role: 'admin' }).execute();
    expect(await names(zky)).not.toContain('topadmin');
    expect((await office.list(zky, { role: 'admin' })).total).toBe(0);
    expect(await names(admin)).toContain('topadmin');
  });

  it('masks phones', async () => {
    const { items } = await office.list(zky, { role: 'editor', search: 'fengxiao' });
    expect(items[0]).toMatchObject({ phone_masked: '138****9010', unit: null, assigned: 0 });
    expect(JSON.stringify(items)).not.toContain('13800009010');
  });

  it.each(['冯晓燕', 'María José', 'ＡＢｃ', 'A b  c', '𠮷野家', 'x', '·', ''])(
    'keeps the same pairs of letters of “%s” as the search looks for',
    async (name) => {
      const { rows } = await sql<{ grams: string[] }>`select name_grams(${name}) as grams`.execute(
        services.store.db,
      );
      expect(rows[0]?.grams.toSorted()).toEqual(nameGrams(name).toSorted());
    },
  );

  it('titles the categories in the language of the request, forms under their kind', async () => {
    const call = { services, caller: undefined };
    const kinds = await callHandler(getCategoryList, { ...call, input: {}, language: 'zh' });
    expect(kinds.items).toContainEqual({ id: 'society', title: '社会团体' });
    const english = await callHandler(getCategoryList, { ...call, input: {}, language: 'en' });
    expect(english.items).toContainEqual({ id: 'company', title: 'Company' });
    const forms = await callHandler(getComTypeCategoryList, {
      ...call,
      input: { organization_category: 'society' },
      language: 'zh',
    });
    expect(forms.items.map(({ id }) => id)).toEqual(['trade-association', 'learned-society']);
    const none = await callHandler(getComTypeCategoryList, {
      ...call,
      input: { organization_category: 'guild' },
    });
    expect(none.items).toEqual([]);
  });
});
