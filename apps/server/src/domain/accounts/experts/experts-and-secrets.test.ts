import type { CallName } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { refusalOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { infos } from '../lists/infos.js';
import { fetchPhone } from '../secrets/fetch-phone.js';
import { resetInitPwd } from '../secrets/reset-init-pwd.js';
import { createAccount } from '../sign-in/testing/create-account.js';
import { signIn } from '../sign-in/testing/sign-in.js';
import { accountOffice, freshUsername } from '../testing/account-office.js';
import { checkComZuzhi } from '../units/check-com-zuzhi.js';
import { getExpertList } from './get-expert-list.js';

const code = '91310115MA1K30123B';
const freeCode = '51310000MJ4901234M';

describe.each(engines)('experts, passwords and phones on $name', (engine) => {
  let test: TestApp;
  let zky: StaffSession;
  let recommend: StaffSession;
  let office: ReturnType<typeof accountOffice>;
  beforeAll(async () => {
    test = await openTestApp(engine);
    zky = await openStaff(test.services, { roles: ['zky-admin'] });
    recommend = await openStaff(test.services, { roles: ['recommend'] });
    office = accountOffice(test.services);
  });
  afterAll(() => test.close());

  const experts = async (role: 'expert' | 'no-active-expert') => {
    const { services } = test;
    const { items } = await callHandler(getExpertList, { services, caller: zky, input: { role } });
    return items.map(({ user_id }) => user_id);
  };

  it('are listed by the query, as the specification has it, and by the body', async () => {
    await createAccount(test.services, { username: 'seekerz', roles: ['zky-admin'] });
    await createAccount(test.services, { username: 'formerexpert', roles: ['no-active-expert'] });
    const { token = '', cookies } = await signIn(test.app, 'seekerz');
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const ask = async (query: string, payload?: object) => {
      const headers = { 'x-token': token, cookie, origin: 'http://localhost:80' };
      const url = `/api/user/getExpertList${query}`;
      const answer = await test.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
      const { data, code } = answer.json();
      return [code, data?.items?.map(({ username }: { username: string }) => username)];
    };
    const search = 'formerexpert';
    expect(await ask(`?role=no-active-expert&search=${search}&page=1`)).toEqual([20000, [search]]);
    expect(await ask(`?role=expert&search=${search}`)).toEqual([20000, []]);
    expect(await ask('', { role: 'no-active-expert', search })).toEqual([20000, [search]]);
    expect(await ask(`?search=${search}`, { role: 'no-active-expert' })).toEqual([20000, [search]]);
    expect(await ask('?role=nobody')).toEqual([40000, undefined]);
    expect(await ask('?page=1', ['no object'])).toEqual([40001, undefined]);
  });

  describe('setExpert', () => {
    it('makes an expert with deadline and limit, and lists them; unmade, the account is listed apart', async () => {
      const { user_id } = await office.create(zky, { roles: ['master'] });
      const made = await office.expert(zky, {
        user_id,
        is_expert: true,
        expert_deadline: '2027-12-31T16:00:00Z',
        expert_assign_limit: 6,
      });
      expect(made).toMatchObject({ roles: ['expert', 'master'], expert_assign_limit: 6 });
      expect(made.expert_deadline).toBe('2027-12-31T16:00:00.000Z');
      expect(await experts('expert')).toContain(user_id);
      const { roles } = await office.expert(zky, { user_id, is_expert: false });
      expect(roles).toEqual(['master', 'no-active-expert']);
      expect(await experts('expert')).not.toContain(user_id);
      expect(await experts('no-active-expert')).toContain(user_id);
      const { timeline } = await office.read(zky, user_id);
      expect(timeline.map(({ action }) => action)).toEqual([
        'create',
        'edit',
        'change_roles',
        'change_roles',
      ]);
    });

    it('signs out whoever stops being an expert', async () => {
      const username = freshUsername();
      const user_id = await createAccount(test.services, { username, roles: ['expert'] });
      const browser = await signIn(test.app, username);
      await office.expert(zky, { user_id, is_expert: false });
      expect((await browser.call('user/info', {})).code).toBe(50012);
    });

    it('is not for oneself, nor for an absent account', async () => {
      const oneself = office.expert(zky, { user_id: zky.user_id, is_expert: true });
      expect(await refusalOf(oneself)).toBe('not_found');
      expect(await refusalOf(office.expert(zky, { user_id: 99_999_999, is_expert: true }))).toBe('not_found');
    });
  });

  describe('resetInitPwd', () => {
    const reset = (caller: StaffSession, user_id: number) =>
      callHandler(resetInitPwd, { services: test.services, caller, input: { user_id } });

    it('ends the sessions, lets the new password in alone, and asks for another at once', async () => {
      const username = freshUsername();
      const user_id = await createAccount(test.services, { username, roles: ['editor'] });
      const browser = await signIn(test.app, username);
      const { initial_password } = await reset(zky, user_id);
      expect((await browser.call('user/info', {})).code).toBe(50012);
      await expect(signIn(test.app, username)).rejects.toThrow('cannot sign in');
      const again = await signIn(test.app, username, initial_password);
      expect((await again.call('class/fetchClassLists', {})).code).toBe(40103);
    });

    it('stores the password nowhere but in its hash', async () => {
      const { user_id } = await office.create(zky);
      const { initial_password } = await reset(zky, user_id);
      const rows = await test.services.store.db
        .selectFrom('audit_event')
        .select('detail')
        .where('object_id', '=', String(user_id))
        .execute();
      expect(JSON.stringify(rows)).not.toContain(initial_password);
      const keys = await test.services.store.db.selectFrom('idempotency').selectAll().execute();
      expect(JSON.stringify(keys)).not.toContain(initial_password);
    });

    it('is not for a foreign account nor for oneself', async () => {
      const { user_id } = await office.create(zky);
      expect(await refusalOf(reset(recommend, user_id))).toBe('not_found');
      expect(await refusalOf(reset(zky, zky.user_id))).toBe('not_found');
    });

    it('is for peers of equal rank to an administrator only, as is everything about them', async () => {
      const admin = await openStaff(test.services, { roles: ['admin'] });
      const { user_id } = await office.create(admin, { roles: ['zky-admin'] });
      expect(await refusalOf(reset(zky, user_id))).toBe('not_found');
      expect(await refusalOf(office.update(zky, { user_id, phone: '13900000001' }))).toBe('not_found');
      expect((await reset(admin, user_id)).user_id).toBe(user_id);
    });
  });

  describe('fetchPhone', () => {
    const look = (caller: StaffSession, user_id: number, reason = '电话核实') =>
      callHandler(fetchPhone, { services: test.services, caller, input: { user_id, reason } });

    it('shows the phone and keeps who looked and why', async () => {
      const { user_id } = await office.create(zky, { phone: '13800009010' });
      expect(await look(zky, user_id)).toEqual({ phone: '13800009010' });
      const { timeline } = await office.read(zky, user_id);
      expect(timeline.at(-1)).toMatchObject({ action: 'reveal', reason: '电话核实' });
    });

    it('answers a foreign account as it answers an absent one', async () => {
      const { user_id } = await office.create(zky, { phone: '13800009010' });
      expect(await refusalOf(look(recommend, user_id))).toBe('not_found');
      expect(await refusalOf(look(recommend, 99_999_999))).toBe('not_found');
    });

    it('shows no more than a day’s budget', async () => {
      const { user_id } = await office.create(zky, { phone: '13800009010' });
      const greedy = { ...zky, user_id: 77_777 };
      await test.services.store.db
        .insertInto('rate_window')
        .values({
          key: `reveal:${greedy.user_id}`,
          window_start: new Date(Math.floor(test.services.now().getTime() / 86_400_000) * 86_400_000),
          hits: 200,
        })
        .execute();
      expect(await refusalOf(look(greedy, user_id))).toBe('too_many');
    });
  });

  describe('infos', () => {
    const pick = async (caller: StaffSession, input: object) => {
      const { items } = await callHandler(infos, { services: test.services, caller, input });
      return items.map(({ user_id }) => user_id);
    };

    it('finds by ids and by a search within the scope, without contact data', async () => {
      const { user_id } = await office.create(zky, { name: '欧阳明月', phone: '13800009010' });
      const mine = (await office.create(recommend, { name: '欧阳初一' })).user_id;
      expect(await pick(zky, { search: '欧阳' })).toEqual([mine, user_id]);
      expect(await pick(recommend, { search: '欧阳' })).toEqual([mine]);
      expect(await pick(recommend, { ids: `${user_id},${mine}` })).toEqual([mine]);
      expect(await pick(zky, { search: '欧阳', role: 'master' })).toEqual([]);
    });

    it('takes no more than twenty numbers with commas between them', async () => {
      const username = freshUsername();
      await createAccount(test.services, { username, roles: ['zky-admin'] });
      const browser = await signIn(test.app, username);
      const ask = async (call: CallName, ids: string) => (await browser.call(call, { ids })).code;
      expect(await ask('user/infos', '1,2')).toBe(20000);
      expect(await ask('user/infos', '1,x')).toBe(40000);
      expect(await ask('user/infos', Array(21).fill('1').join(','))).toBe(40000);
    });
  });

  describe('checkComZuzhi', () => {
    const check = (caller: StaffSession, com_code: string) =>
      callHandler(checkComZuzhi, { services: test.services, caller, input: { com_code } });

    it('names the unit that has the code to the platform, to others only their own unit', async () => {
      const unit_id = await insertUnit(test.services, '浦江软件');
      await test.services.store.db
        .updateTable('unit')
        .set({ com_code: code })
        .where('unit_id', '=', unit_id)
        .execute();
      const unit = { unit_id, com_name: '浦江软件' };
      expect(await check(zky, ` ${code.toLowerCase()}`)).toEqual({ valid: true, free: false, unit });
      expect(await check(zky, freeCode)).toEqual({ valid: true, free: true, unit: null });
      expect(await check({ ...recommend, unit_id }, code)).toEqual({ valid: true, free: false, unit });
      for (const asked of [code, freeCode]) {
        expect(await check(recommend, asked)).toEqual({ valid: true, free: null, unit: null });
      }
      expect(await check(zky, '123456')).toEqual({ valid: false, free: null, unit: null });
      expect(await refusalOf(check({ ...zky, must_change_password: true }, code))).toBe(
        'must_change_password',
      );
    });
  });
});
