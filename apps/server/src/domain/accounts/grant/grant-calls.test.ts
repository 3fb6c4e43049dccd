import { contract, type InputOf } from '@skillcert/api-client/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { enrolFactor } from '../sign-in/factor/testing/enrol-factor.js';
import { createAccount } from '../sign-in/testing/create-account.js';
import { signIn } from '../sign-in/testing/sign-in.js';
import { takeInHand } from '../testing/take-in-hand.js';
import { expireGrants } from './expire-grants.js';

let serial = 0;
const reason = '接任平台管理工作';

describe.each(engines)('administrator rights by two people, on $name', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(engine);
  });
  afterAll(() => test.close());

  const open = async (...roles: Parameters<typeof createAccount>[1]['roles']) => {
    serial += 1;
    const username = `eyes${serial}`;
    const user_id = await createAccount(test.services, { username, roles });
    return { username, user_id, browser: await signIn(test.app, username) };
  };
  type Person = Awaited<ReturnType<typeof open>>;
  let first: Person;
  let second: Person;
  let other: Person;
  beforeEach(async () => {
    [first, second, other] = [await open('admin'), await open('admin'), await open('zky-admin')];
  });
  // The next test counts its own administrators.
  afterEach(() => test.services.store.db.deleteFrom('account_role').where('role', '=', 'admin').execute());

  const request = (browser: Browser, user_id: number) =>
    browser.call('user/requestGrant', { user_id, reason });
  const asked = async (browser: Browser, user_id: number) => {
    const { data } = await request(browser, user_id);
    return contract['user/requestGrant'].output.parse(data);
  };
  const decide = (
    browser: Browser,
    request_id: number,
    event: InputOf<'user/decideGrant'>['event'],
    refuse_content = '',
  ) => browser.call('user/decideGrant', { request_id, event, refuse_content });
  const seen = async (browser: Browser, request_id: number) => {
    const { data } = await browser.call('user/fetchGrants', {});
    return contract['user/fetchGrants'].output
      .parse(data)
      .items.find((each) => each.request_id === request_id);
  };
  const rolesOf = async (user_id: number) => {
    const held = test.services.store.db
      .selectFrom('account_role')
      .select('role')
      .where('user_id', '=', user_id);
    return (await held.execute()).map(({ role }) => role).sort();
  };

  it('are given once a second administrator approves, with every step in the account’s history', async () => {
    const { request_id, events } = await asked(first.browser, other.user_id);
    expect(events).toEqual(['withdraw']);
    expect(await rolesOf(other.user_id)).toEqual(['zky-admin']);
    expect((await seen(second.browser, request_id))?.events).toEqual(['approve', 'refuse']);
    expect(await decide(second.browser, request_id, 'approve')).toMatchObject({
      code: 20000,
      data: { status: 'approved', events: [] },
    });
    expect(await rolesOf(other.user_id)).toEqual(['admin', 'zky-admin']);
    const { data } = await second.browser.call('user/fetchUserById', { user_id: other.user_id });
    const { timeline } = contract['user/fetchUserById'].output.parse(data);
    expect(timeline.map(({ action, by, reason: why }) => [action, by, why])).toEqual([
      ['request_grant', first.username, reason],
      ['approve_grant', second.username, null],
    ]);
  });

  it('are never given by the one who asked, nor by the one who gains', async () => {
    const { request_id } = await asked(first.browser, other.user_id);
    expect((await decide(first.browser, request_id, 'approve')).code).toBe(41009);
    expect((await decide(first.browser, request_id, 'refuse', '不再需要')).code).toBe(41009);
    expect((await decide(other.browser, request_id, 'approve')).code).toBe(40902);
    expect((await seen(other.browser, request_id))?.events).toEqual([]);
    expect((await request(first.browser, first.user_id)).code).toBe(40400);
    expect(await rolesOf(other.user_id)).toEqual(['zky-admin']);
  });

  it('are refused with a reason, or withdrawn by the one who asked alone', async () => {
    const refused = await asked(first.browser, other.user_id);
    expect(await decide(second.browser, refused.request_id, 'refuse')).toMatchObject({
      code: 40000,
      data: { fields: { refuse_content: { key: 'reason_required' } } },
    });
    expect((await decide(second.browser, refused.request_id, 'withdraw')).code).toBe(40902);
    expect((await decide(second.browser, refused.request_id, 'refuse', '人选待定')).data).toMatchObject({
      status: 'refused',
      refuse_content: '人选待定',
    });
    const again = await asked(first.browser, other.user_id);
    expect((await decide(first.browser, again.request_id, 'withdraw')).data).toMatchObject({
      status: 'withdrawn',
    });
    expect(await rolesOf(other.user_id)).toEqual(['zky-admin']);
  });

  it('are asked for once at a time, in parallel too, and decided once', async () => {
    const answers = await Promise.all([
      request(first.browser, other.user_id),
      request(second.browser, other.user_id),
      request(first.browser, other.user_id),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([20000, 40901, 40901]);
    const { data } = await first.browser.call('user/fetchGrants', {});
    const [item] = contract['user/fetchGrants'].output.parse(data).items;
    const request_id = item?.request_id ?? 0;
    const third = await open('admin');
    const decisions = await Promise.all([
      decide(third.browser, request_id, 'approve'),
      decide(third.browser, request_id, 'refuse', '人选待定'),
      decide(third.browser, request_id, 'approve'),
    ]);
    expect(decisions.filter(({ code }) => code === 20000)).toHaveLength(1);
    expect(decisions.filter(({ code }) => code === 40901)).toHaveLength(2);
  });

  it('lapse after a week, for everybody at once and in the history by the clock', async () => {
    const { request_id } = await asked(first.browser, other.user_id);
    // Idle sessions end long before the request does, so only the request is moved into the past.
    const past = new Date(test.services.now().getTime() - 1000);
    await test.services.store.db
      .updateTable('grant_request')
      .set({ expires_at: past })
      .where('request_id', '=', request_id)
      .execute();
    expect((await seen(second.browser, request_id))?.events).toEqual([]);
    expect((await decide(second.browser, request_id, 'approve')).code).toBe(40901);
    expect(await expireGrants(test.services)).toBe(1);
    expect(await seen(second.browser, request_id)).toMatchObject({ status: 'expired' });
    expect((await request(first.browser, other.user_id)).code).toBe(20000);
  });

  it('are not approved by an account that the one who asked can act as', async () => {
    await takeInHand(test.services, { by: first.user_id, on: second.user_id });
    const { request_id } = await asked(first.browser, other.user_id);
    expect((await decide(second.browser, request_id, 'approve')).code).toBe(41009);
    const third = await open('admin');
    expect((await decide(third.browser, request_id, 'approve')).code).toBe(20000);
  });

  it('are not given on the word of one who is no administrator any more', async () => {
    const { request_id } = await asked(first.browser, other.user_id);
    await open('admin');
    await test.services.store.db.deleteFrom('account_role').where('user_id', '=', first.user_id).execute();
    expect((await decide(second.browser, request_id, 'approve')).code).toBe(40902);
  });

  it('are approved by the platform’s staff while there is one administrator only', async () => {
    const staff = await open('zky-admin');
    const { request_id } = await asked(first.browser, other.user_id);
    expect((await decide(staff.browser, request_id, 'approve')).code).toBe(40902);
    await test.services.store.db.deleteFrom('account_role').where('user_id', '=', second.user_id).execute();
    expect((await seen(staff.browser, request_id))?.events).toEqual(['approve', 'refuse']);
    expect((await decide(other.browser, request_id, 'approve')).code).toBe(40902);
    expect((await decide(staff.browser, request_id, 'approve')).code).toBe(20000);
  });

  it('are for accounts that can sign in and are none yet; absent and forbidden answer alike', async () => {
    const frozen = await createAccount(test.services, {
      username: `cold${serial}`,
      roles: ['master'],
      status: 'frozen',
    });
    expect((await request(first.browser, frozen)).code).toBe(40902);
    expect((await request(first.browser, second.user_id)).code).toBe(40902);
    const absent = await request(first.browser, 404_404);
    const forbidden = await request(other.browser, second.user_id);
    expect([absent.code, forbidden.code, forbidden.message]).toEqual([40400, 40400, absent.message]);
    expect((await decide(second.browser, 404_404, 'approve')).code).toBe(40901);
    expect(
      (await first.browser.call('user/requestGrant', { user_id: other.user_id, reason: ' ' })).code,
    ).toBe(40000);
  });

  it('are still given by no change of roles', async () => {
    const roles = ['admin', 'zky-admin'];
    const answer = await first.browser.call('user/updateUser', { user_id: other.user_id, roles });
    expect(answer).toMatchObject({ code: 40000, data: { fields: { roles: { key: 'not_offered' } } } });
  });

  describe('a reset of an administrator', () => {
    const ask = (browser: Browser, user_id: number, kind: string) =>
      browser.call('user/requestGrant', { user_id, kind, reason: '忘记密码' });
    const askFor = async (browser: Browser, user_id: number, kind: string) =>
      contract['user/requestGrant'].output.parse((await ask(browser, user_id, kind)).data);

    it('is nobody’s to do alone, by password, factor or phone', async () => {
      const { user_id } = second;
      const alone = [
        await first.browser.call('user/resetInitPwd', { user_id }),
        await first.browser.call('user/resetFactor', { user_id, reason: '手机遗失' }),
        await first.browser.call('user/updateUser', { user_id, phone: '13800009123' }),
      ];
      expect(alone.map(({ code }) => code)).toEqual([41014, 41014, 41014]);
      expect((await second.browser.call('user/info', {})).code).toBe(20000);
      expect((await first.browser.call('user/resetInitPwd', { user_id: other.user_id })).code).toBe(20000);
    });

    it('gives a new password to whoever approves, once, and signs the account out', async () => {
      const third = await open('admin');
      const { request_id, kind } = await askFor(first.browser, second.user_id, 'reset_password');
      expect(kind).toBe('reset_password');
      expect((await decide(first.browser, request_id, 'approve')).code).toBe(41009);
      expect((await decide(second.browser, request_id, 'approve')).code).toBe(40902);
      expect((await second.browser.call('user/info', {})).code).toBe(20000);
      const { data } = await decide(third.browser, request_id, 'approve');
      const { initial_password, status } = contract['user/decideGrant'].output.parse(data);
      expect(status).toBe('approved');
      expect((await second.browser.call('user/info', {})).code).toBe(50012);
      const back = await signIn(test.app, second.username, initial_password ?? '');
      expect((await back.call('class/fetchClassLists', {})).code).toBe(40103);
      expect((await decide(third.browser, request_id, 'approve')).code).toBe(40901);
      const seen = await third.browser.call('user/fetchUserById', { user_id: second.user_id });
      const { timeline } = contract['user/fetchUserById'].output.parse(seen.data);
      expect(timeline.map(({ action, by, reason: why }) => [action, by, why])).toEqual([
        ['request_reset', first.username, '忘记密码'],
        ['approve_reset', third.username, null],
        ['reset_init_pwd', third.username, '忘记密码'],
      ]);
      expect(JSON.stringify(seen.data)).not.toContain(initial_password);
    });

    it('takes a lost factor away, and asks for nothing where there is none', async () => {
      const third = await open('admin');
      expect((await ask(first.browser, second.user_id, 'reset_factor')).code).toBe(40902);
      await enrolFactor(test, second.browser);
      const { request_id } = await askFor(first.browser, second.user_id, 'reset_factor');
      expect(await decide(third.browser, request_id, 'approve')).toMatchObject({
        code: 20000,
        data: { initial_password: null },
      });
      await signIn(test.app, second.username);
    });

    it('that is refused or withdrawn changes nothing', async () => {
      const third = await open('admin');
      const refused = await askFor(first.browser, second.user_id, 'reset_password');
      expect(
        (await decide(third.browser, refused.request_id, 'refuse', '本人可自行找回')).data,
      ).toMatchObject({
        status: 'refused',
        initial_password: null,
      });
      const again = await askFor(first.browser, second.user_id, 'reset_password');
      expect((await decide(first.browser, again.request_id, 'withdraw')).code).toBe(20000);
      expect((await second.browser.call('user/info', {})).code).toBe(20000);
    });

    it('is approved by the platform’s staff where there is no third administrator', async () => {
      const { request_id } = await askFor(first.browser, second.user_id, 'reset_password');
      expect((await decide(other.browser, request_id, 'approve')).code).toBe(20000);
      expect((await second.browser.call('user/info', {})).code).toBe(50012);
    });

    it('is approved once, at the same time too', async () => {
      const others = [await open('admin'), await open('admin')];
      const { request_id } = await askFor(first.browser, second.user_id, 'reset_password');
      const answers = await Promise.all(others.map(({ browser }) => decide(browser, request_id, 'approve')));
      expect(answers.map(({ code }) => code).sort()).toEqual([20000, 40901]);
    });

    it.each([
      ['of one who is no administrator', () => other.user_id, 'reset_password', 40902],
      ['of oneself', () => first.user_id, 'reset_password', 40400],
      ['of nobody', () => 404_404, 'reset_password', 40400],
      ['of another kind', () => second.user_id, 'reset_all', 40000],
    ])('%s is not asked for', async (_, whose, kind, code) => {
      expect((await ask(first.browser, whose(), kind)).code).toBe(code);
    });
  });
});
