import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { openTestApp, type TestApp } from '../../platform/http/testing/open-test-app.js';
import { engines } from '../../testing/engines.js';
import { fieldsOf, refusalOf } from '../class/testing/refused.js';
import { openStaff } from '../class/testing/staff.js';
import { passwordProblem } from './sign-in/password/password-problem.js';
import { signIn } from './sign-in/testing/sign-in.js';
import { accountOffice, freshUsername } from './testing/account-office.js';

const day = 86_400;

describe.each(engines)('the life of an account on $name', (engine) => {
  let test: TestApp;
  let admin: StaffSession;
  let zky: StaffSession;
  let recommend: StaffSession;
  let office: ReturnType<typeof accountOffice>;
  beforeAll(async () => {
    test = await openTestApp(engine);
    admin = await openStaff(test.services, { roles: ['admin'] });
    zky = await openStaff(test.services, { roles: ['zky-admin'], name: '陈思远' });
    recommend = await openStaff(test.services, { roles: ['recommend'] });
    office = accountOffice(test.services);
  });
  afterAll(() => test.close());

  /** An approved account at work, past its first password. */
  const atWork = async (roles: StaffSession['roles'], changes: object = {}) => {
    const username = freshUsername();
    const made = await office.create(zky, { username, roles: [...roles], ...changes });
    await office.move(zky, made.user_id, 'approved');
    await test.services.store.db
      .updateTable('account')
      .set({ must_change_password: false })
      .where('user_id', '=', made.user_id)
      .execute();
    const browser = await signIn(test.app, username, made.initial_password);
    return { ...made, browser };
  };

  describe('createUser', () => {
    it('makes a pending account whose random password lets nobody in before the approval', async () => {
      const made = await office.create(zky);
      expect(passwordProblem('staff', made.initial_password, made.username)).toBeUndefined();
      await expect(signIn(test.app, made.username, made.initial_password)).rejects.toThrow('cannot sign in');
      await office.move(zky, made.user_id, 'approved');
      const browser = await signIn(test.app, made.username, made.initial_password);
      expect((await browser.call('class/fetchClassLists', {})).code).toBe(40103);
    });

    it('refuses a name that another spelling of has an account', async () => {
      await office.create(zky, { username: 'FengXiao1' });
      for (const username of ['fengxiao1', 'ＦＥＮＧxiao1', ' fengXIAO1 ']) {
        expect(await fieldsOf(office.create(zky, { username }))).toEqual({ username: 'taken' });
      }
      expect(await fieldsOf(office.create(zky, { username: '12345' }))).toEqual({
        username: 'invalid_username',
      });
    });

    it('gives a name to one of two who ask for it at once', async () => {
      const username = freshUsername();
      const asked = await Promise.allSettled([1, 2, 3].map(() => office.create(zky, { username })));
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('lets nobody create administrators, and institutions only registration accounts', async () => {
      expect(await fieldsOf(office.create(admin, { roles: ['admin'] }))).toEqual({ roles: 'not_offered' });
      expect(await fieldsOf(office.create(zky, { roles: ['zky-admin'] }))).toEqual({ roles: 'not_offered' });
      expect(await fieldsOf(office.create(recommend, { roles: ['master'] }))).toEqual({
        roles: 'not_offered',
      });
      expect((await office.create(admin, { roles: ['zky-admin'] })).user_id).toBeGreaterThan(0);
      expect((await office.create(recommend)).user_id).toBeGreaterThan(0);
    });

    it('names a unit that does not exist', async () => {
      expect(await fieldsOf(office.create(zky, { unit_id: 99_999_999 }))).toEqual({ unit_id: 'not_offered' });
    });
  });

  describe('setStatus', () => {
    it('goes through the lifecycle, keeps each reason and an intact chain', async () => {
      const { user_id } = await office.create(zky);
      await office.move(zky, user_id, 'refused', '材料不全');
      await office.move(zky, user_id, 'pending');
      await office.move(zky, user_id, 'approved');
      await office.move(zky, user_id, 'frozen', '离职');
      const { status, refuse_content, timeline } = await office.read(zky, user_id);
      expect({ status, refuse_content }).toEqual({ status: 'frozen', refuse_content: '离职' });
      expect(timeline.map(({ action, to, reason }) => [action, to, reason])).toEqual([
        ['create', 'pending', null],
        ['refuse', 'refused', '材料不全'],
        ['resubmit', 'pending', null],
        ['approve', 'approved', null],
        ['freeze', 'frozen', '离职'],
      ]);
      expect((await office.move(zky, user_id, 'approved')).refuse_content).toBe('');
      expect(await verifyChain(test.services.store.db, 0)).toMatchObject({ ok: true });
    });

    it('refuses what the table does not list, and asks for a text where it wants one', async () => {
      const { user_id } = await office.create(zky);
      expect(await refusalOf(office.move(zky, user_id, 'frozen', '离职'))).toBe('transition_refused');
      expect(await refusalOf(office.move(zky, user_id, 'pending'))).toBe('transition_refused');
      expect(await fieldsOf(office.move(zky, user_id, 'refused'))).toEqual({
        refuse_content: 'reason_required',
      });
    });

    it('leaves the approval of an institution’s accounts to the platform', async () => {
      const { user_id } = await office.create(recommend);
      expect(await refusalOf(office.move(recommend, user_id, 'approved'))).toBe('transition_refused');
      await office.move(zky, user_id, 'approved');
      expect((await office.move(recommend, user_id, 'frozen', '离职')).status).toBe('frozen');
    });

    it('changes neither one’s own state nor a foreign account’s', async () => {
      const { user_id } = await office.create(zky);
      expect(await refusalOf(office.move(zky, zky.user_id, 'frozen', '休假'))).toBe('not_found');
      expect(await refusalOf(office.move(recommend, user_id, 'refused', '无'))).toBe('not_found');
      expect(await refusalOf(office.move(zky, 99_999_999, 'refused', '无'))).toBe('not_found');
    });

    it('signs a frozen account out at once', async () => {
      const { user_id, browser } = await atWork(['editor']);
      expect((await browser.call('user/info', {})).code).toBe(20000);
      await office.move(zky, user_id, 'frozen', '离职');
      expect((await browser.call('user/info', {})).code).toBe(50012);
      await office.move(zky, user_id, 'approved');
      expect((await browser.call('user/info', {})).code).toBe(50012);
    });
  });

  it('signs an account out that loses a role, not one that gains one', async () => {
    const { user_id, browser } = await atWork(['editor', 'company']);
    await office.update(zky, { user_id, roles: ['editor', 'company', 'master'] });
    expect((await browser.call('user/info', {})).code).toBe(20000);
    await office.update(zky, { user_id, roles: ['editor'] });
    expect((await browser.call('user/info', {})).code).toBe(50012);
  });

  it.each([
    ['editor', 'editor_deadline'],
    ['recommend', 'recommend_deadline'],
    ['expert', 'expert_deadline'],
  ] as const)('ends what %s may do on the day of %s, without anybody doing anything', async (role, field) => {
    const deadline = new Date(test.services.now().getTime() + 600_000).toISOString();
    const { browser } = await atWork([role], { [field]: deadline });
    expect((await browser.call('user/info', {})).data.roles).toEqual([role]);
    test.pass(601);
    expect((await browser.call('user/info', {})).code).toBe(50012);
    test.pass(day);
  });

  describe('setRateStatus', () => {
    it('keeps a rating and its history, once', async () => {
      const { user_id } = await office.create(zky);
      expect((await office.rate(zky, user_id, 'excellent')).rate_status).toBe('excellent');
      await office.rate(zky, user_id, 'excellent');
      const { timeline } = await office.read(zky, user_id);
      expect(timeline.map(({ action }) => action)).toEqual(['create', 'rate']);
    });

    it('rates neither oneself nor an absent account', async () => {
      expect(await refusalOf(office.rate(zky, zky.user_id, 'excellent'))).toBe('not_found');
      expect(await refusalOf(office.rate(zky, 99_999_999, 'excellent'))).toBe('not_found');
    });
  });
});
