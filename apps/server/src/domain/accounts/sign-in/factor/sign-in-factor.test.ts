import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser } from '../../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../../testing/engines.js';
import { createAccount, testPassword } from '../testing/create-account.js';
import { signIn } from '../testing/sign-in.js';
import { wrongCode } from './testing/authenticator.js';
import { enrolFactor } from './testing/enrol-factor.js';

let serial = 0;
const wrong = { code: 40000, data: { fields: { verify_code: { key: 'wrong_code' } } } };

describe.each(engines)('signing in with a second factor, on $name', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(engine);
  });
  afterAll(() => test.close());

  const open = async () => {
    serial += 1;
    const username = `double${serial}`;
    const user_id = await createAccount(test.services, { username, roles: ['zky-admin'] });
    const browser = await signIn(test.app, username);
    return { username, user_id, browser, ...(await enrolFactor(test, browser)) };
  };
  const login = (username: string, verify_code?: string, password = testPassword) =>
    createBrowser(test.app, `203.0.113.${serial}`).call('user/login', {
      username,
      password,
      ...(verify_code === undefined ? {} : { verify_code }),
    });

  it('asks for the code after the right password, and after nothing else', async () => {
    const { username, app } = await open();
    expect((await login(username, undefined, 'wrong-password-1')).code).toBe(40101);
    expect((await login(username, app.next(), 'wrong-password-1')).code).toBe(40101);
    expect(await login(username)).toMatchObject({ code: 40104, data: null });
    expect((await login(username, app.code())).code).toBe(20000);
  });

  it('takes the code of the step before and after, and no other', async () => {
    const { username, app } = await open();
    test.pass(600);
    app.next();
    expect(await login(username, app.code(-2))).toMatchObject(wrong);
    expect(await login(username, app.code(2))).toMatchObject(wrong);
    expect((await login(username, app.code(-1))).code).toBe(20000);
    expect((await login(username, app.code(1))).code).toBe(20000);
  });

  it('takes a code as people type it', async () => {
    const { username, app } = await open();
    const code = app.next();
    const wide = [...code].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('');
    expect((await login(username, ` ${wide.slice(0, 3)} ${wide.slice(3)} `)).code).toBe(20000);
  });

  it('takes a code once: neither again, nor an older one, nor twice at the same time', async () => {
    const { username, app } = await open();
    test.pass(600);
    const code = app.next();
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(username, code)));
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
    expect(await login(username, code)).toMatchObject(wrong);
    expect(await login(username, app.code(-1))).toMatchObject(wrong);
    // The wrong codes count, so some time has to pass.
    test.pass(1_900);
    expect((await login(username, app.next())).code).toBe(20000);
  });

  it('takes each recovery code once, at the same time too, in any spelling, and of its own account only', async () => {
    const { username, browser, recovery_codes } = await open();
    const other = await open();
    const [first = '', second = ''] = recovery_codes;
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(username, first)));
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
    expect(await login(username, first)).toMatchObject(wrong);
    expect((await login(username, ` ${second.replace('-', ' ').toUpperCase()}`)).code).toBe(20000);
    expect(await login(other.username, recovery_codes[2])).toMatchObject(wrong);
    expect((await browser.call('user/fetchFactor', {})).data).toMatchObject({ recovery_left: 8 });
    const { rows } = await test.services.store.pool.query(
      `select detail from audit_event where action = 'login' and detail->>'proof' = 'recovery_code'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(2);
  });

  it('lets five of twenty parallel guesses be made, then none, the right password and code included', async () => {
    const { username, app } = await open();
    test.pass(600);
    const guess = wrongCode(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(username, guess)));
    expect(answers.filter(({ code }) => code === 40000)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 42900)).toHaveLength(15);
    expect((await login(username, app.code())).code).toBe(42900);
    // Beyond the budget a right password gets the answer of a wrong one.
    const { message } = await login(username);
    expect((await login(username, undefined, 'wrong-password-1')).message).toBe(message);
  });

  it('closes the code for the day after twenty wrong ones, however many quarters of an hour they take', async () => {
    // The budget slides with the days, so the tries lie within one.
    test.passToNext(86_400);
    const { username, app } = await open();
    for (let quarter = 0; quarter < 4; quarter += 1) {
      test.pass(1_900);
      await Promise.all(Array.from({ length: 5 }, () => login(username, wrongCode(app))));
    }
    test.pass(1_900);
    expect((await login(username, app.code())).code).toBe(42900);
    test.pass(2 * 86_400);
    expect((await login(username, app.code())).code).toBe(20000);
  });

  it('lets a busy office in: no right password is a guess of its address', async () => {
    const { username, app } = await open();
    for (let time = 0; time < 20; time += 1) {
      expect((await login(username)).code).toBe(40104);
      expect((await login(username, app.next())).code).toBe(20000);
    }
  });

  it('leaves a trace of a wrong code, without the code', async () => {
    const { username, user_id, app } = await open();
    const guess = wrongCode(app);
    await login(username, guess);
    const { rows } = await test.services.store.pool.query(
      `select audit_event::text as row from audit_event where action = 'login_refused' and object_id = $1`,
      [String(user_id)],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(guess);
  });
});
