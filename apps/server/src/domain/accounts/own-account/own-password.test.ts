import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser } from '../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { createAccount, testPassword } from '../sign-in/testing/create-account.js';
import { signIn } from '../sign-in/testing/sign-in.js';

let serial = 0;
const password = 'granite-tide-58';

describe.each(engines)('one’s own password, on $name', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(engine);
  });
  afterAll(() => test.close());

  const open = async (more: { must_change_password?: boolean } = {}) => {
    serial += 1;
    const username = `keeper${serial}`;
    const user_id = await createAccount(test.services, { username, roles: ['master'], ...more });
    return { username, user_id, browser: await signIn(test.app, username) };
  };
  const change = (
    browser: ReturnType<typeof createBrowser>,
    old_password = testPassword,
    chosen = password,
  ) => browser.call('user/changePassword', { old_password, password: chosen });
  const login = (username: string, secret: string) =>
    createBrowser(test.app, '203.0.113.201').call('user/login', { username, password: secret });
  const actionsOf = async (user_id: number) => {
    const { rows } = await test.services.store.pool.query(
      `select action, detail from audit_event where object_type = 'account' and object_id = $1 order by seq`,
      [String(user_id)],
    );
    return rows;
  };

  it('is changed by its owner, ends the other sessions but not this one, and is audited', async () => {
    const { username, user_id, browser } = await open();
    const elsewhere = await signIn(test.app, username);
    expect(await change(browser)).toMatchObject({ code: 20000, data: { ended: 1 } });
    expect((await browser.call('user/info', {})).code).toBe(20000);
    expect((await elsewhere.call('user/info', {})).code).toBe(50012);
    expect((await login(username, testPassword)).code).toBe(40101);
    expect((await login(username, password)).code).toBe(20000);
    expect(await actionsOf(user_id)).toContainEqual({ action: 'change_password', detail: { ended: 1 } });
  });

  it('is stored as argon2id with 19 MiB and two rounds', async () => {
    const { user_id, browser } = await open();
    expect((await change(browser)).code).toBe(20000);
    const { password_hash } = await test.services.store.db
      .selectFrom('account')
      .select('password_hash')
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(password_hash ?? '', password)).toBe(true);
  });

  it('stands as an initial one until it is changed, and no call of a role is served before', async () => {
    const { browser } = await open({ must_change_password: true });
    expect((await browser.call('user/checkInitPwd', {})).data).toEqual({ stands: true });
    expect((await browser.call('user/info', {})).data.must_change_password).toBe(true);
    expect((await browser.call('class/fetchClassLists', {})).code).toBe(40103);
    expect((await change(browser)).code).toBe(20000);
    expect((await browser.call('user/checkInitPwd', {})).data).toEqual({ stands: false });
    expect((await browser.call('user/info', {})).data.must_change_password).toBe(false);
    expect((await browser.call('class/fetchClassLists', {})).code).toBe(20000);
  });

  it('is not changed without the present one', async () => {
    const { username, browser } = await open();
    expect(await change(browser, 'not-the-one-44')).toMatchObject({
      code: 40000,
      data: { fields: { old_password: { key: 'wrong_password' } } },
    });
    expect((await login(username, testPassword)).code).toBe(20000);
  });

  it('cannot be guessed at an open desk: wrong ones count as at the sign-in, in parallel too', async () => {
    const { username, browser } = await open();
    const guesses = await Promise.all(
      Array.from({ length: 8 }, (_, guess) => change(browser, `not-the-one-${guess}`)),
    );
    expect(guesses.filter(({ code }) => code === 40000)).toHaveLength(5);
    expect(guesses.filter(({ code }) => code === 42900)).toHaveLength(3);
    expect((await change(browser)).code).toBe(42900);
    expect((await login(username, testPassword)).code).toBe(42900);
  });

  it.each([
    ['a short one', 'short1a', 'invalid_password'],
    ['a common one', 'password123', 'common_password'],
    ['the same one', testPassword, 'same_password'],
    ['the same one in wide letters', testPassword.replace('h', 'ｈ'), 'same_password'],
    ['nothing', '', 'required'],
  ])('is not changed to %s', async (_, chosen, key) => {
    const { browser } = await open();
    expect(await change(browser, testPassword, chosen)).toMatchObject({
      code: 40000,
      data: { fields: { password: { key } } },
    });
  });

  it('is changed once: of two changes at the same time one wins', async () => {
    const { browser } = await open();
    const answers = await Promise.all([change(browser), change(browser, testPassword, 'marble-creek-91')]);
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 40901 || code === 40000)).toHaveLength(1);
  });

  it('is nobody else’s to change', async () => {
    expect((await change(createBrowser(test.app))).code).toBe(50008);
    expect((await createBrowser(test.app).call('user/checkInitPwd', {})).code).toBe(50008);
  });
});
