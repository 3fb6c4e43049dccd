import { contract } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser } from '../../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../../testing/engines.js';
import { createAccount, testPassword } from '../testing/create-account.js';
import { signIn } from '../testing/sign-in.js';
import { openAuthenticator, wrongCode } from './testing/authenticator.js';
import { enrolFactor } from './testing/enrol-factor.js';

let serial = 0;

describe.each(engines)('one’s own second factor, on $name', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(engine);
  });
  afterAll(() => test.close());

  const open = async () => {
    serial += 1;
    const username = `keeper${serial}`;
    const user_id = await createAccount(test.services, { username, roles: ['master'] });
    return { username, user_id, browser: await signIn(test.app, username) };
  };
  const start = async (browser: ReturnType<typeof createBrowser>) => {
    const { data } = await browser.call('user/startFactor', { password: testPassword });
    return contract['user/startFactor'].output.parse(data);
  };
  const confirm = (browser: ReturnType<typeof createBrowser>, verify_code: string) =>
    browser.call('user/confirmFactor', { verify_code });
  const state = async (browser: ReturnType<typeof createBrowser>) =>
    (await browser.call('user/fetchFactor', {})).data;

  it('is enrolled with the password and a code, ends the other sessions but not this one, and is audited', async () => {
    const { username, user_id, browser } = await open();
    const elsewhere = await signIn(test.app, username);
    expect(await state(browser)).toEqual({ since: null, recovery_left: 0, required: false });
    const { recovery_codes, ended } = await enrolFactor(test, browser);
    expect(new Set(recovery_codes).size).toBe(10);
    expect(recovery_codes.every((code) => /^[a-z2-9]{5}-[a-z2-9]{5}$/.test(code))).toBe(true);
    expect(ended).toBe(1);
    expect((await elsewhere.call('user/info', {})).code).toBe(50012);
    expect(await state(browser)).toEqual({ since: expect.any(String), recovery_left: 10, required: false });
    const { rows } = await test.services.store.pool.query(
      `select action, detail from audit_event where object_type = 'account' and object_id = $1 order by seq`,
      [String(user_id)],
    );
    expect(rows).toContainEqual({ action: 'enrol_factor', detail: { ended: 1 } });
  });

  it('is shown as a secret and as an address that names the account', async () => {
    const { username, browser } = await open();
    const { secret, address } = await start(browser);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(address);
    expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(url.pathname)).toContain(username);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret, digits: '6', period: '30' });
  });

  it('counts for nothing until a code of it was typed', async () => {
    const { username, browser } = await open();
    const { secret } = await start(browser);
    await signIn(test.app, username);
    const app = openAuthenticator(test, secret);
    expect(await confirm(browser, wrongCode(app))).toMatchObject({
      code: 40000,
      data: { fields: { verify_code: { key: 'wrong_code' } } },
    });
    await signIn(test.app, username);
    expect(await state(browser)).toMatchObject({ since: null });
    expect((await confirm(browser, app.code())).code).toBe(20000);
  });

  it('is that of the newest secret alone', async () => {
    const { browser } = await open();
    const first = await start(browser);
    const second = await start(browser);
    expect((await confirm(browser, openAuthenticator(test, first.secret).code())).code).toBe(40000);
    expect((await confirm(browser, openAuthenticator(test, second.secret).code())).code).toBe(20000);
  });

  it('is confirmed once: of parallel codes one wins', async () => {
    const { browser } = await open();
    const app = openAuthenticator(test, (await start(browser)).secret);
    const answers = await Promise.all([0, 0, 1, -1].map((steps) => confirm(browser, app.code(steps))));
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
    expect(await state(browser)).toMatchObject({ recovery_left: 10 });
  });

  it('is not started without the password, nor over one that is in force', async () => {
    const { browser } = await open();
    const wrong = await browser.call('user/startFactor', { password: 'not-the-one-44' });
    expect(wrong).toMatchObject({ code: 40000, data: { fields: { password: { key: 'wrong_password' } } } });
    expect((await confirm(browser, '123456')).code).toBe(40901);
    await enrolFactor(test, browser);
    expect((await browser.call('user/startFactor', { password: testPassword })).code).toBe(40902);
    expect((await confirm(browser, '123456')).code).toBe(40901);
  });

  it('is stored sealed, its recovery codes as hashes, and nothing of either in the audit', async () => {
    const { browser } = await open();
    const { secret, recovery_codes } = await enrolFactor(test, browser);
    const dump = async (table: string) =>
      JSON.stringify(
        (await test.services.store.pool.query(`select ${table}::text as row from ${table}`)).rows,
      );
    const text = `${await dump('account_factor')}${await dump('recovery_code')}${await dump('audit_event')}`;
    for (const word of [secret, ...recovery_codes, ...recovery_codes.map((code) => code.replace('-', ''))]) {
      expect(text).not.toContain(word);
    }
  });

  it('is given up with the password and a code, and with neither alone', async () => {
    const { username, browser } = await open();
    const { app, recovery_codes } = await enrolFactor(test, browser);
    const remove = (password: string, verify_code: string) =>
      browser.call('user/removeFactor', { password, verify_code });
    expect((await remove('not-the-one-44', app.next())).data).toMatchObject({
      fields: { password: { key: 'wrong_password' } },
    });
    expect((await remove(testPassword, wrongCode(app))).data).toMatchObject({
      fields: { verify_code: { key: 'wrong_code' } },
    });
    expect((await remove(testPassword, '')).data).toMatchObject({
      fields: { verify_code: { key: 'required' } },
    });
    expect(await state(browser)).toMatchObject({ recovery_left: 10 });
    expect((await remove(testPassword, recovery_codes[0] ?? '')).code).toBe(20000);
    expect(await state(browser)).toEqual({ since: null, recovery_left: 0, required: false });
    await signIn(test.app, username);
    expect((await remove(testPassword, app.next())).data).toMatchObject({
      fields: { verify_code: { key: 'wrong_code' } },
    });
  });

  it('is one’s own: nobody without a session has any', async () => {
    const nobody = createBrowser(test.app, '203.0.113.9');
    expect((await nobody.call('user/fetchFactor', {})).code).toBe(50008);
    expect((await nobody.call('user/startFactor', { password: testPassword })).code).toBe(50008);
    expect((await confirm(nobody, '123456')).code).toBe(50008);
  });
});
