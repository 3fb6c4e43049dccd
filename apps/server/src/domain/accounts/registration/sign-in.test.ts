import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { createAccount, testPassword } from '../sign-in/testing/create-account.js';
import { openVisitor, provePhone } from './testing/prove-phone.js';

const password = 'ginkgo77';

describe.each(engines)('a candidate with an account, on $name', (engine) => {
  let test: TestApp;
  let serial = 0;
  beforeAll(async () => {
    test = await openTestApp(engine);
    await createAccount(test.services, { username: 'master01', roles: ['master'] });
  });
  afterAll(() => test.close());

  const open = () => openVisitor(test.app);
  const own = (browser: Browser) => browser.call('class/fetchEnrollListsByPhone', {});
  const signIn = (browser: Browser, username: string, typed = password) =>
    browser.call('candidate/signIn', { username, password: typed });
  const register = async () => {
    serial += 1;
    const phone = `1370000${String(1_000 + serial)}`;
    const username = `Person${serial}`;
    const browser = open();
    await provePhone(test.services, browser, phone);
    const input = { kind: 'candidate', username, name: '李晓明', password };
    const { code, message } = await browser.call('user/register', input);
    if (code !== 20000) throw new Error(message);
    return { phone, username, browser };
  };

  it('signs in with the account name or the phone, however they are written', async () => {
    const { phone, username } = await register();
    const wide = [...phone].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('');
    for (const typed of [username, username.toUpperCase(), phone, `+86 ${phone}`, wide]) {
      const browser = open();
      expect(await signIn(browser, typed)).toMatchObject({ code: 20000, data: { username, name: '李晓明' } });
      expect((await own(browser)).data).toMatchObject({ account: { username } });
    }
  });

  it('says the same of an unknown name, an unknown phone and a wrong password', async () => {
    const { phone, username } = await register();
    const answers = [
      await signIn(open(), 'nobody99'),
      await signIn(open(), '13799999999'),
      await signIn(open(), username, 'ginkgo78'),
      await signIn(open(), phone, 'ginkgo78'),
      // Staff have no account here, and a candidate has none at the console.
      await signIn(open(), 'master01', testPassword),
      await open().call('user/login', { username, password }),
    ];
    for (const { status, code, message, data } of answers) {
      expect({ status, code, message, data }).toEqual({
        status: 200,
        code: 40101,
        message: answers[0]?.message,
        data: null,
      });
    }
  });

  it('is locked out by five wrong passwords, sent in parallel too, and by no right one', async () => {
    const { username } = await register();
    for (let time = 0; time < 6; time += 1) expect((await signIn(open(), username)).code).toBe(20000);
    const guesses = await Promise.all(Array.from({ length: 8 }, () => signIn(open(), username, 'ginkgo78')));
    expect(guesses.filter(({ code }) => code === 40101)).toHaveLength(5);
    expect(guesses.filter(({ code }) => code === 42900)).toHaveLength(3);
    expect((await signIn(open(), username)).code).toBe(42900);
    test.pass(2 * 900);
    expect((await signIn(open(), username)).code).toBe(20000);
  });

  it('does not reveal by its limits that a name and a phone belong together', async () => {
    const { phone, username } = await register();
    for (let time = 0; time < 5; time += 1) await signIn(open(), username, 'ginkgo78');
    expect((await signIn(open(), phone)).code).toBe(20000);
  });

  it('signs in with a code, which is used up, and learns without an account that there is none', async () => {
    const { phone, username } = await register();
    const browser = open();
    expect((await browser.call('candidate/signInByCode', {})).code).toBe(40203);
    await provePhone(test.services, browser, phone, 'enrol');
    const ticket = browser.cookies.get('__Host-ticket') ?? '';
    expect((await browser.call('candidate/signInByCode', {})).data).toMatchObject({ username });
    const other = open();
    other.cookies.set('__Host-ticket', ticket);
    expect((await own(other)).code).toBe(40203);
    const stranger = open();
    await provePhone(test.services, stranger, '13788889999', 'enrol');
    expect((await stranger.call('candidate/signInByCode', {})).code).toBe(41012);
    expect((await own(stranger)).data).toMatchObject({ account: null });
  });

  it('changes the password with the old one, which ends every other session', async () => {
    const { username, browser } = await register();
    const elsewhere = open();
    await signIn(elsewhere, username);
    const change = (old_password: string, chosen: string) =>
      browser.call('candidate/changePassword', { old_password, password: chosen });
    const refused = [
      [await change('ginkgo78', 'maple-88'), { old_password: 'wrong_password' }],
      [await change('', 'maple-88'), { old_password: 'required' }],
      [await change(password, 'short'), { password: 'invalid_password' }],
      [await change(password, password), { password: 'same_password' }],
    ] as const;
    for (const [{ code, data }, problems] of refused) {
      expect(code).toBe(40000);
      const fields = Object.entries(problems).map(([name, key]) => [name, expect.objectContaining({ key })]);
      expect(data.fields).toEqual(Object.fromEntries(fields));
    }
    expect(await change(password, 'maple-88')).toMatchObject({ code: 20000, data: { ended: 1 } });
    expect((await own(browser)).code).toBe(20000);
    expect((await own(elsewhere)).code).toBe(40203);
    expect((await signIn(open(), username)).code).toBe(40101);
    expect((await signIn(open(), username, 'maple-88')).code).toBe(20000);
  });

  it('of two changes at once makes one', async () => {
    const { browser } = await register();
    const changes = await Promise.all(
      ['maple-88', 'cedar-99'].map((chosen) =>
        browser.call('candidate/changePassword', { old_password: password, password: chosen }),
      ),
    );
    expect(changes.filter(({ code }) => code === 20000)).toHaveLength(1);
  });

  it('replaces a forgotten password after a code, once, and is signed in', async () => {
    const { phone, username, browser: former } = await register();
    const browser = open();
    await provePhone(test.services, browser, phone, 'enrol');
    const ticket = browser.cookies.get('__Host-ticket') ?? '';
    expect((await browser.call('candidate/changePassword', { password: 'maple-88' })).code).toBe(20000);
    expect((await own(browser)).data).toMatchObject({ account: { username } });
    expect((await own(former)).code).toBe(40203);
    const thief = open();
    thief.cookies.set('__Host-ticket', ticket);
    expect((await thief.call('candidate/changePassword', { password: 'cedar-99' })).code).toBe(40203);
    const stranger = open();
    await provePhone(test.services, stranger, '13788887777', 'enrol');
    expect((await stranger.call('candidate/changePassword', { password: 'maple-88' })).code).toBe(41012);
  });
});
