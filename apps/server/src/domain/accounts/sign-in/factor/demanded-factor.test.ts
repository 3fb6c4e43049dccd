import { contract } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser } from '../../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../../testing/engines.js';
import { listOutbox } from '../../../messaging/list-outbox.js';
import { createAccount, testPassword } from '../testing/create-account.js';
import { signIn } from '../testing/sign-in.js';
import { wrongCode } from './testing/authenticator.js';
import { enrolFactor } from './testing/enrol-factor.js';

let serial = 0;
const freshName = () => {
  serial += 1;
  return `demand${serial}`;
};

describe.each(engines)('a second factor that a role demands, on $name', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(engine, { config: { factor_roles: ['admin', 'zky-admin'] } });
  });
  afterAll(() => test.close());

  it('is enrolled before anything else: no call of a role is served, nor a change of the account', async () => {
    const username = freshName();
    const user_id = await createAccount(test.services, { username, roles: ['zky-admin', 'master'] });
    const browser = await signIn(test.app, username);
    expect((await browser.call('user/info', {})).data).toMatchObject({ must_enrol_factor: true });
    expect((await browser.call('user/fetchFactor', {})).data).toMatchObject({ required: true });
    for (const call of ['class/fetchClassLists', 'user/getList'] as const) {
      expect((await browser.call(call, contract[call].example.input)).code).toBe(40105);
    }
    expect((await browser.call('user/updateUser', { user_id, name: '冯晓燕' })).code).toBe(40105);
    browser.token = 'master-token';
    expect((await browser.call('class/fetchClassLists', {})).code).toBe(40105);

    await enrolFactor(test, browser);
    expect((await browser.call('user/info', {})).data).toMatchObject({ must_enrol_factor: false });
    expect((await browser.call('class/fetchClassLists', {})).code).toBe(20000);
  });

  it('is nothing to roles that it is not demanded of', async () => {
    const username = freshName();
    await createAccount(test.services, { username, roles: ['master'] });
    const browser = await signIn(test.app, username);
    expect((await browser.call('class/fetchClassLists', {})).code).toBe(20000);
  });

  it('comes after the initial password', async () => {
    const username = freshName();
    await createAccount(test.services, { username, roles: ['admin'], must_change_password: true });
    const browser = await signIn(test.app, username);
    expect((await browser.call('class/fetchClassLists', {})).code).toBe(40103);
  });

  it('is enrolled anew at once by whoever gives it up', async () => {
    const username = freshName();
    await createAccount(test.services, { username, roles: ['admin'] });
    const browser = await signIn(test.app, username);
    const { app } = await enrolFactor(test, browser);
    const given = { password: testPassword, verify_code: app.next() };
    expect((await browser.call('user/removeFactor', given)).code).toBe(20000);
    expect((await browser.call('class/fetchClassLists', {})).code).toBe(40105);
  });
});

describe.each(engines)('a lost second factor, on $name', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(engine);
  });
  afterAll(() => test.close());

  const open = async (roles: Parameters<typeof createAccount>[1]['roles'], phone = '') => {
    const { keyring } = test.services;
    const username = freshName();
    const user_id = await createAccount(test.services, {
      username,
      roles,
      ...(phone && {
        phone_enc: keyring.seal('phone', phone),
        phone_index: keyring.blindIndex('phone', phone),
      }),
    });
    const browser = await signIn(test.app, username);
    return { username, user_id, browser };
  };
  const reset = (browser: Browser, user_id: number) =>
    browser.call('user/resetFactor', { user_id, reason: '手机遗失' });

  it('is taken away by an administrator with a reason, ends the sessions, and is audited', async () => {
    const admin = await open(['admin']);
    const owner = await open(['master']);
    await enrolFactor(test, owner.browser);
    const record = await admin.browser.call('user/fetchUserById', { user_id: owner.user_id });
    expect(record.data).toMatchObject({ has_factor: true });
    expect(await reset(admin.browser, owner.user_id)).toMatchObject({
      code: 20000,
      data: { has_factor: false },
    });
    expect((await owner.browser.call('user/info', {})).code).toBe(50012);
    await signIn(test.app, owner.username);
    const { data } = await admin.browser.call('user/fetchUserById', { user_id: owner.user_id });
    const { timeline } = contract['user/fetchUserById'].output.parse(data);
    expect(timeline).toContainEqual(expect.objectContaining({ action: 'reset_factor', reason: '手机遗失' }));
    expect((await reset(admin.browser, owner.user_id)).code).toBe(40901);
  });

  it('is nobody’s own to take away, nor the platform staff’s of an administrator, and absent answers alike', async () => {
    const admin = await open(['admin']);
    const zky = await open(['zky-admin']);
    const recommend = await open(['recommend']);
    await enrolFactor(test, admin.browser);
    const answers = [
      await reset(admin.browser, admin.user_id),
      await reset(zky.browser, admin.user_id),
      await reset(recommend.browser, admin.user_id),
      await reset(zky.browser, 404_404),
    ];
    expect(answers.map(({ code, message }) => [code, message])).toEqual(
      answers.map(() => [40400, answers[0]?.message]),
    );
    expect((await admin.browser.call('user/resetFactor', { user_id: 404_404, reason: '' })).code).toBe(40000);
  });

  it('keeps a password from being reset by the phone alone', async () => {
    const phone = '13700031001';
    const owner = await open(['admin'], phone);
    const { app } = await enrolFactor(test, owner.browser);
    const browser = createBrowser(test.app, '203.0.113.77');
    await browser.call('user/fetchVerfyCode', { phone, purpose: 'reset' });
    const [message] = await listOutbox(test.services, 1);
    const sent = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
    await browser.call('user/diffVerfyCode', { phone, verify_code: sent, purpose: 'reset' });
    expect((await browser.call('user/fetchAccount', {})).data).toEqual({
      items: [{ user_id: owner.user_id, username: owner.username, has_factor: true }],
    });
    const password = 'granite-tide-58';
    const choose = (verify_code?: string) =>
      browser.call('user/resetPassword', { user_id: owner.user_id, password, verify_code });
    expect((await choose()).code).toBe(40104);
    expect((await choose(wrongCode(app))).data).toMatchObject({
      fields: { verify_code: { key: 'wrong_code' } },
    });
    expect(
      (await createBrowser(test.app).call('user/login', { username: owner.username, password })).code,
    ).toBe(40101);
    // The proof of the phone is as good as before: only a right code uses it up.
    expect((await choose(app.next())).code).toBe(20000);
    expect((await choose(app.next())).code).toBe(40203);
    const login = (verify_code?: string) =>
      createBrowser(test.app).call('user/login', { username: owner.username, password, verify_code });
    expect((await login()).code).toBe(40104);
    expect((await login(app.next())).code).toBe(20000);
  });
});
