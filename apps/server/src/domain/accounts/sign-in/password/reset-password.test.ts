import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestFacts } from '../../../../platform/http/calls/handle.js';
import { type Browser, createBrowser } from '../../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../../testing/engines.js';
import { listOutbox } from '../../../messaging/list-outbox.js';
import { startSession } from '../session/start-session.js';
import { createAccount, testPassword } from '../testing/create-account.js';
import { signIn } from '../testing/sign-in.js';

let serial = 0;
const next = () => {
  serial += 1;
  return serial;
};
const newPhone = () => `137${String(20_000_000 + next())}`;
const password = 'granite-tide-58';
const facts: RequestFacts = {
  request_id: 'r',
  address: '203.0.113.1',
  user_agent: '',
  language: 'en',
  key: '',
  bytes: new Uint8Array(),
  setCookie: () => undefined,
  cookie: () => undefined,
  header: () => undefined,
  reportMissing: () => undefined,
  gone: () => new AbortController().signal,
};

describe.each(engines)('a forgotten password, on $name', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(engine);
  });
  afterAll(() => test.close());

  const open = () => createBrowser(test.app, `203.0.${100 + (next() % 100)}.${next() % 250}`);
  const createOwner = async (phone: string, more: { status?: 'frozen' } = {}) => {
    const { keyring } = test.services;
    const username = `owner${next()}`;
    const user_id = await createAccount(test.services, {
      username,
      roles: ['master'],
      phone_enc: keyring.seal('phone', phone),
      phone_index: keyring.blindIndex('phone', phone),
      ...more,
    });
    return { user_id, username };
  };
  const ask = (browser: Browser, phone: string) =>
    browser.call('user/fetchVerfyCode', { phone, purpose: 'reset' });
  const newestCode = async () => {
    const [message] = await listOutbox(test.services, 1);
    return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  };
  const prove = async (browser: Browser, phone: string) => {
    await ask(browser, phone);
    const verify_code = await newestCode();
    return browser.call('user/diffVerfyCode', { phone, verify_code, purpose: 'reset' });
  };
  const reset = (browser: Browser, user_id: number, chosen = password) =>
    browser.call('user/resetPassword', { user_id, password: chosen });
  const login = (username: string, secret: string) =>
    createBrowser(test.app, '203.0.113.200').call('user/login', { username, password: secret });

  it('is replaced after a code, ends every session, and is audited', async () => {
    const phone = newPhone();
    const { user_id, username } = await createOwner(phone);
    const signedIn = await signIn(test.app, username);
    const browser = open();
    expect(await prove(browser, phone)).toMatchObject({ code: 20000, data: { expires_in: 600 } });
    expect((await browser.call('user/fetchAccount', {})).data).toEqual({
      items: [{ user_id, username, has_factor: false }],
    });
    expect(await reset(browser, user_id)).toMatchObject({ code: 20000, data: { username } });
    expect((await signedIn.call('user/info', { token: String(signedIn.token) })).code).toBe(50012);
    expect((await login(username, testPassword)).code).toBe(40101);
    expect((await login(username, password)).code).toBe(20000);
    const { rows } = await test.services.store.pool.query(
      `select action from audit_event where object_type = 'account' and object_id = $1 order by seq`,
      [String(user_id)],
    );
    expect(rows.map(({ action }) => action)).toContain('reset_password');
  });

  it('uses its proof up: of two uses at once one wins, and a third finds none', async () => {
    const phone = newPhone();
    const { user_id } = await createOwner(phone);
    const browser = open();
    await prove(browser, phone);
    const ticket = browser.cookies.get('__Host-ticket') ?? '';
    const answers = await Promise.all([reset(browser, user_id), reset(browser, user_id, 'marble-creek-91')]);
    expect(answers.map(({ code }) => code).sort()).toEqual([20000, 40203]);
    browser.cookies.set('__Host-ticket', ticket);
    expect((await reset(browser, user_id)).code).toBe(40203);
  });

  it('ends the other proofs of the phone', async () => {
    const phone = newPhone();
    const { user_id } = await createOwner(phone);
    const thief = open();
    await prove(thief, phone);
    test.pass(61);
    const owner = open();
    await prove(owner, phone);
    expect((await reset(owner, user_id)).code).toBe(20000);
    expect((await reset(thief, user_id, 'marble-creek-91')).code).toBe(40203);
  });

  it('leaves no session that its old password started meanwhile', async () => {
    const phone = newPhone();
    const { user_id, username } = await createOwner(phone);
    const browser = open();
    await prove(browser, phone);
    const { rows } = await test.services.store.pool.query(
      'select password_hash from account where user_id = $1',
      [user_id],
    );
    await reset(browser, user_id);
    const password_hash = String(rows[0]?.password_hash);
    const late = { user_id, role: 'master', password_hash, verify_code: '' };
    await expect(startSession(test.services, late, facts)).rejects.toMatchObject({
      refusal: 'wrong_credentials',
    });
    expect((await login(username, password)).code).toBe(20000);
  });

  it('lets an account try to sign in again that wrong passwords had closed', async () => {
    const phone = newPhone();
    const { user_id, username } = await createOwner(phone);
    for (let time = 0; time < 6; time += 1) await login(username, `wrong-password-${time}`);
    expect((await login(username, testPassword)).code).toBe(42900);
    const browser = open();
    await prove(browser, phone);
    await reset(browser, user_id);
    expect((await login(username, password)).code).toBe(20000);
  });

  it('answers the same for a phone that no account has, and sends nothing', async () => {
    const known = newPhone();
    await createOwner(known);
    const before = (await listOutbox(test.services, 100)).length;
    const unknown = await ask(open(), newPhone());
    expect((await listOutbox(test.services, 100)).length).toBe(before);
    const sent = await ask(open(), known);
    expect((await listOutbox(test.services, 100)).length).toBe(before + 1);
    for (const { status, code, message, data } of [unknown, sent])
      expect({ status, code, message, data }).toEqual({
        status: sent.status,
        code: 20000,
        message: sent.message,
        data: { resend_after: 60, expires_in: 300 },
      });
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(sent.headers).sort());
  });

  it('counts a phone that no account has like any other', async () => {
    const phone = newPhone();
    expect((await ask(open(), phone)).code).toBe(20000);
    expect((await ask(open(), phone)).code).toBe(40202);
  });

  it('does not send a code to the phone of a frozen account', async () => {
    const phone = newPhone();
    await createOwner(phone, { status: 'frozen' });
    const before = (await listOutbox(test.services, 100)).length;
    expect((await ask(open(), phone)).code).toBe(20000);
    expect((await listOutbox(test.services, 100)).length).toBe(before);
  });

  it('is not replaced for a foreign account, and absent looks the same', async () => {
    const phone = newPhone();
    await createOwner(phone);
    const foreign = await createOwner(newPhone());
    const browser = open();
    await prove(browser, phone);
    const refused = [await reset(browser, foreign.user_id), await reset(browser, 999_999)];
    expect(refused[0]).toMatchObject({ code: 40400 });
    expect(refused[0]?.message).toBe(refused[1]?.message);
    expect((await login(foreign.username, testPassword)).code).toBe(20000);
  });

  it('is not replaced without a proof, nor with one for enrolling', async () => {
    const phone = newPhone();
    const { user_id } = await createOwner(phone);
    expect((await reset(open(), user_id)).code).toBe(40203);
    const candidate = open();
    await candidate.call('class/fetchClassVerfyCode', { phone });
    const verify_code = await newestCode();
    await candidate.call('class/diffClassVerfyCode', { phone, verify_code });
    expect((await reset(candidate, user_id)).code).toBe(40203);
    expect((await candidate.call('user/fetchAccount', {})).code).toBe(40203);
  });

  it.each([
    ['a short one', () => 'short1a', 'invalid_password'],
    ['one without a digit', () => 'no-digits-at-all', 'invalid_password'],
    ['a common one', () => 'password123', 'common_password'],
    ['one with the account’s name', (username: string) => `harbour-${username}-12`, 'password_has_name'],
  ])('is not replaced by %s, and the proof stays good', async (_, weak, key) => {
    const phone = newPhone();
    const { user_id, username } = await createOwner(phone);
    const browser = open();
    await prove(browser, phone);
    expect(await reset(browser, user_id, weak(username))).toMatchObject({
      code: 40000,
      data: { fields: { password: { key } } },
    });
    expect((await reset(browser, user_id)).code).toBe(20000);
  });

  it('opens nothing when its ticket is old', async () => {
    const phone = newPhone();
    const { user_id } = await createOwner(phone);
    const browser = open();
    await prove(browser, phone);
    test.pass(601);
    expect((await reset(browser, user_id)).code).toBe(40203);
  });
});
