import { type CallName, contract } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser } from '../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { createAccount } from '../sign-in/testing/create-account.js';
import { signIn } from '../sign-in/testing/sign-in.js';
import { openVisitor, provePhone } from './testing/prove-phone.js';

const names = Object.values(contract).map(({ call }) => call);
const accessOf = (call: CallName) => contract[call].access.to;
const cookie = '__Host-candidate';

describe.each(engines)('the session of a candidate, on $name', (engine) => {
  let test: TestApp;
  let serial = 0;
  beforeAll(async () => {
    test = await openTestApp(engine);
    await createAccount(test.services, { username: 'master01', roles: ['master'] });
  });
  afterAll(() => test.close());

  const signedIn = async (): Promise<Browser> => {
    serial += 1;
    const browser = openVisitor(test.app);
    await provePhone(test.services, browser, `1350000${String(1_000 + serial)}`);
    const input = { kind: 'candidate', username: `person${serial}`, name: '李晓明', password: 'ginkgo77' };
    const { code, message } = await browser.call('user/register', input);
    if (code !== 20000) throw new Error(message);
    return browser;
  };
  const own = (browser: Browser) => browser.call('class/fetchEnrollListsByPhone', {});
  const ask = (browser: Browser, call: CallName, token: string | undefined) => {
    const { body, example } = contract[call];
    const file = body === 'bytes' && { file: { bytes: Buffer.from('no picture'), type: 'image/png' } };
    const options = { key: 'key-of-candidate', headers: { 'x-token': token }, ...file };
    return browser.call(call, example.input, options);
  };

  it('opens no call of the console, whatever it is passed off as', async () => {
    const browser = await signedIn();
    const secret = browser.cookies.get(cookie) ?? '';
    expect(secret).toHaveLength(43);
    const passedOff = createBrowser(test.app, '203.0.113.40');
    passedOff.cookies.set(cookie, secret);
    passedOff.cookies.set('__Host-sid', secret);
    const tokens = [undefined, secret, 'candidate-token', 'admin-token'];
    const gated = names.filter((call) => ['roles', 'session'].includes(accessOf(call)));
    // A call that candidates share with staff is closed to a candidate's session that sends any token.
    const shared = names.filter((call) => accessOf(call) === 'ticket_or_roles');
    expect(gated.length).toBeGreaterThan(50);
    const questions = [
      ...gated.flatMap((call) => tokens.map((token) => ({ call, token }))),
      ...shared.flatMap((call) => tokens.slice(1).map((token) => ({ call, token }))),
    ];
    const opened: string[] = [];
    for (const { call, token } of questions) {
      const { code } = await ask(passedOff, call, token);
      if (code !== 50008) opened.push(`${call} with ${token}: ${code}`);
    }
    expect(opened).toEqual([]);
    expect((await own(browser)).code).toBe(20000);
  });

  it('is none of staff, and that of staff is none of a candidate', async () => {
    const staff = await signIn(test.app, 'master01');
    expect((await own(staff)).code).toBe(40203);
    staff.cookies.set(cookie, staff.cookies.get('__Host-sid') ?? '');
    expect((await own(staff)).code).toBe(40203);
  });

  it('stands for the phone where enrolments are concerned, and for no other proof', async () => {
    const browser = await signedIn();
    for (const call of names.filter((name) => accessOf(name) === 'ticket')) {
      const access = contract[call].access;
      const isEnrol = 'purpose' in access && access.purpose === 'enrol';
      const { code } = await ask(browser, call, undefined);
      expect([call, code === 40203]).toEqual([call, !isEnrol]);
    }
  });

  it('gives way to another phone that is proven meanwhile', async () => {
    const browser = await signedIn();
    await provePhone(test.services, browser, '13511112222', 'enrol');
    expect((await own(browser)).data).toMatchObject({ phone_masked: '135****2222', account: null });
  });

  it('runs out after thirty idle minutes and after twelve hours, and use keeps it alive', async () => {
    const browser = await signedIn();
    for (let minutes = 0; minutes < 12 * 60 - 29; minutes += 29) {
      test.pass(29 * 60);
      expect((await own(browser)).code).toBe(20000);
    }
    test.pass(29 * 60);
    expect((await own(browser)).code).toBe(40203);
    const idle = await signedIn();
    test.pass(31 * 60);
    expect((await own(idle)).code).toBe(40203);
  });

  it('ends with the sign-out, and with it every proof that the browser holds', async () => {
    const browser = await signedIn();
    await provePhone(test.services, browser, '13511113333', 'enrol');
    const kept = new Map(browser.cookies);
    expect((await browser.call('candidate/signOut', {})).code).toBe(20000);
    expect(browser.cookies.has(cookie)).toBe(false);
    const thief = openVisitor(test.app);
    for (const [name, value] of kept) thief.cookies.set(name, value);
    expect((await own(thief)).code).toBe(40203);
    expect((await openVisitor(test.app).call('candidate/signOut', {})).code).toBe(20000);
    const { rows } = await test.services.store.pool.query(
      `select actor_role, action from audit_event where object_type = 'session' and actor_role = 'candidate'
       order by seq desc limit 1`,
    );
    expect(rows).toEqual([{ actor_role: 'candidate', action: 'logout' }]);
  });
});
