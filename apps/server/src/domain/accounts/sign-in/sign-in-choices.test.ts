import { limits } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser } from '../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { listOutbox } from '../../messaging/list-outbox.js';
import { enrolFactor } from './factor/testing/enrol-factor.js';
import { createAccount, testPassword } from './testing/create-account.js';

let serial = 0;
const next = () => {
  serial += 1;
  return serial;
};
const newPhone = () => `139${String(30_000_000 + next())}`;

describe.each(engines)('who signs in as what, on $name', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(engine);
    await createAccount(test.services, { username: 'several01', roles: ['recommend', 'master', 'editor'] });
  });
  afterAll(() => test.close());

  const open = () => createBrowser(test.app, `203.0.${100 + (next() % 100)}.${next() % 250}`);
  const several = { username: 'several01', password: testPassword };
  const rolesOf = async (browser: Browser, token: unknown) => {
    browser.token = String(token);
    const { data } = await browser.call('user/info', {});
    return { roles: data.roles, held_roles: data.held_roles };
  };
  const held_roles = expect.arrayContaining(['recommend', 'master', 'editor']);

  it('asks which role, after the right password only', async () => {
    const wrong = await open().call('user/login', { ...several, password: 'not-the-one-9' });
    expect([wrong.code, wrong.data]).toEqual([40101, null]);
    const asked = await open().call('user/login', several);
    expect(asked).toMatchObject({ code: 40106, data: { choices: held_roles } });
    expect(asked.headers['set-cookie']).toBeUndefined();
  });

  it('works under the role that was chosen, and under all of them at once where none was meant', async () => {
    const browser = open();
    const one = await browser.call('user/login', { ...several, user_selected: 'editor' });
    expect(one.data.token).toBe('editor-token');
    expect(await rolesOf(browser, one.data.token)).toEqual({ roles: ['editor'], held_roles });
    const all = await browser.call('user/login', { ...several, user_selected: '' });
    expect(await rolesOf(browser, all.data.token)).toEqual({ roles: held_roles, held_roles });
  });

  it('takes no role that the account does not hold, nor what is none', async () => {
    for (const user_selected of ['admin', 'company', 'nonsense']) {
      const answer = await open().call('user/login', { ...several, user_selected });
      expect(answer).toMatchObject({
        code: 40000,
        data: { fields: { user_selected: { key: 'not_offered' } } },
      });
    }
  });

  it('asks nothing where there is one role', async () => {
    await createAccount(test.services, { username: 'single01', roles: ['master'] });
    const browser = open();
    const { data } = await browser.call('user/login', { username: 'single01', password: testPassword });
    expect(await rolesOf(browser, data.token)).toEqual({ roles: ['master'], held_roles: ['master'] });
  });

  const createOwner = async (phone: string, more: { status?: 'frozen' } = {}) => {
    const { keyring } = test.services;
    const username = `phoned${next()}`;
    const sealed = {
      phone_enc: keyring.seal('phone', phone),
      phone_index: keyring.blindIndex('phone', phone),
    };
    const user_id = await createAccount(test.services, { username, roles: ['master'], ...sealed, ...more });
    return { user_id, username };
  };
  const newestText = async () => (await listOutbox(test.services, 1))[0]?.text ?? '';
  const prove = async (browser: Browser, phone: string, purpose = 'login') => {
    await browser.call('user/fetchVerfyCode', { phone, purpose });
    const verify_code = /\d{6}/.exec(await newestText())?.[0] ?? '';
    const { code } = await browser.call('user/diffVerfyCode', { phone, verify_code, purpose });
    expect(code).toBe(20000);
  };

  it('lets in whoever has proven the phone, once', async () => {
    const phone = newPhone();
    const { user_id } = await createOwner(phone);
    const browser = open();
    expect(await browser.call('user/login', { username: phone })).toMatchObject({
      code: 40000,
      data: { fields: { password: { key: 'required' } } },
    });
    await prove(browser, phone);
    const ticket = browser.cookies.get('__Host-ticket') ?? '';
    const entered = await browser.call('user/login', { username: ` +86 ${phone}` });
    expect(entered).toMatchObject({ code: 20000, data: { user_id } });
    expect(await rolesOf(browser, entered.data.token)).toMatchObject({ roles: ['master'] });
    expect(browser.cookies.get('__Host-ticket')).toBeUndefined();
    browser.cookies.set('__Host-ticket', ticket);
    expect((await browser.call('user/login', { username: phone })).code).toBe(40000);
  });

  it('takes the proof of no other phone, of no other purpose, and of no frozen account', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    const { username } = await createOwner(phone);
    await createOwner(other);
    const browser = open();
    await prove(browser, other);
    expect((await browser.call('user/login', { username })).code).toBe(40101);
    expect((await browser.call('user/login', { username: phone })).code).toBe(40101);
    const resetting = open();
    await prove(resetting, phone, 'reset');
    expect((await resetting.call('user/login', { username })).code).toBe(40000);
    const frozen = newPhone();
    const { username: cold } = await createOwner(frozen, { status: 'frozen' });
    const before = await newestText();
    await open().call('user/fetchVerfyCode', { phone: frozen, purpose: 'login' });
    expect(await newestText()).toBe(before);
    expect((await browser.call('user/login', { username: cold })).code).toBe(40101);
  });

  it('asks which account where the phone has several', async () => {
    const phone = newPhone();
    const [one, two] = [await createOwner(phone), await createOwner(phone)];
    const browser = open();
    await prove(browser, phone);
    const asked = await browser.call('user/login', { username: phone });
    expect(asked).toMatchObject({ code: 40106, data: { choices: [one.username, two.username] } });
    expect(await browser.call('user/login', { username: two.username })).toMatchObject({
      code: 20000,
      data: { user_id: two.user_id },
    });
  });

  it('opens an account that wrong passwords have locked', async () => {
    const phone = newPhone();
    const { username } = await createOwner(phone);
    const browser = open();
    const wrong = { username, password: 'not-the-one-9' };
    for (let time = 0; time < limits.login_tries_per_account; time += 1) {
      await browser.call('user/login', wrong);
    }
    const right = { username, password: testPassword };
    expect((await browser.call('user/login', right)).code).toBe(42900);
    await prove(browser, phone);
    expect((await browser.call('user/login', { username: phone })).code).toBe(20000);
    expect((await browser.call('user/login', right)).code).toBe(20000);
  });

  it('asks for the second factor after the phone as well', async () => {
    const phone = newPhone();
    const { username } = await createOwner(phone);
    const owner = open();
    const entered = await owner.call('user/login', { username, password: testPassword });
    owner.token = String(entered.data.token);
    const { app } = await enrolFactor(test, owner);
    const browser = open();
    await prove(browser, phone);
    expect((await browser.call('user/login', { username: phone })).code).toBe(40104);
    expect(await browser.call('user/login', { username: phone, verify_code: app.next() })).toMatchObject({
      code: 20000,
    });
  });

  it('lets no proof outlive a new password', async () => {
    const phone = newPhone();
    const { user_id } = await createOwner(phone);
    const thief = open();
    await prove(thief, phone);
    const owner = open();
    await prove(owner, phone, 'reset');
    await owner.call('user/resetPassword', { user_id, password: 'granite-tide-58' });
    expect((await thief.call('user/login', { username: phone })).code).toBe(40000);
  });
});
