import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser } from '../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { createAccount, testPassword } from './testing/create-account.js';
import { signIn } from './testing/sign-in.js';

describe.each(engines)('signing in, on $name', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(engine);
    await createAccount(test.services, { username: 'Master01', roles: ['master'] });
  });
  afterAll(() => test.close());

  const login = (input: object, address?: string) =>
    createBrowser(test.app, address).call('user/login', input);

  it('answers with a token and an HttpOnly cookie that only this host gets', async () => {
    const answer = await login({ username: ' master01 ', password: testPassword });
    expect(answer).toMatchObject({
      status: 200,
      code: 20000,
      data: { token: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-sid=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('keeps only hashes of token and cookie', async () => {
    const browser = await signIn(test.app, 'master01');
    const dump = await test.services.store.pool.query('select session::text as row from session');
    const text = JSON.stringify(dump.rows);
    expect(text).not.toContain(browser.token);
    expect(text).not.toContain(browser.cookies.get('__Host-sid'));
  });

  it('finds the account whatever the width and case of the typed name', async () => {
    expect((await login({ username: 'ＭＡＳＴＥＲ０１', password: testPassword })).code).toBe(20000);
  });

  it('says the same of an unknown name, a wrong password and a foreign entry', async () => {
    await createAccount(test.services, { username: 'expert01', roles: ['expert'], entry: 'expert' });
    const answers = [
      await login({ username: 'nobody99', password: testPassword }),
      await login({ username: 'expert01', password: 'wrong-password-1' }),
      await login({ username: 'expert01', password: testPassword, login_type: 'editor' }),
    ];
    for (const { status, code, message, data } of answers) {
      expect({ status, code, message, data }).toEqual({
        status: 200,
        code: 40101,
        message: 'The account name or the password is wrong.',
        data: null,
      });
    }
    expect((await login({ username: 'expert01', password: testPassword, login_type: 'expert' })).code).toBe(
      20000,
    );
  });

  it('lets an account in through the plain page as well as through its own entry', async () => {
    await createAccount(test.services, { username: 'editor01', roles: ['editor'], entry: 'editor' });
    expect((await login({ username: 'editor01', password: testPassword })).code).toBe(20000);
  });

  it.each(['pending', 'refused', 'frozen'] as const)(
    'says so to a %s account, after the right password only',
    async (status) => {
      const username = `acct${status}`;
      await createAccount(test.services, { username, roles: ['editor'], status });
      expect((await login({ username, password: 'wrong-password-1' })).code).toBe(40101);
      expect((await login({ username, password: testPassword })).code).toBe(40102);
    },
  );

  it('says to an account whose only role has run out that it cannot sign in', async () => {
    const editor_deadline = new Date(test.services.now().getTime() - 1000);
    await createAccount(test.services, { username: 'lateeditor', roles: ['editor'], editor_deadline });
    expect((await login({ username: 'lateeditor', password: testPassword })).code).toBe(40102);
  });

  it('lets five of twenty parallel guesses be made, then none, whatever the spelling of the name', async () => {
    await createAccount(test.services, { username: 'target01', roles: ['editor'] });
    const spellings = ['target01', 'TARGET01', ' target01', 'ｔarget01'];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, guess) =>
        login({ username: spellings[guess % 4], password: `guess-number-${guess}` }, `198.51.100.${guess}`),
      ),
    );
    expect(answers.filter(({ code }) => code === 40101)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 42900)).toHaveLength(15);
    const right = await login({ username: 'target01', password: testPassword }, '198.51.100.99');
    expect(right).toMatchObject({ code: 42900, data: { retry_after: expect.any(Number) } });
    expect(right.message).toMatch(/^Too many attempts\. Please try again in \d+ minutes?\.$/);
  });

  it('lets whoever types a wrong password wait twice as long each time', async () => {
    const from = test.pauses.length;
    for (const guess of ['one', 'two', 'three'])
      await login({ username: 'nobody77', password: `${guess}-wrong-1` }, '203.0.113.77');
    expect(test.pauses.slice(from)).toEqual([100, 200, 400]);
  });

  it('does not count right passwords against anybody', async () => {
    await createAccount(test.services, { username: 'frequent01', roles: ['editor'] });
    for (let time = 0; time < 7; time += 1) {
      expect((await login({ username: 'frequent01', password: testPassword }, '203.0.113.7')).code).toBe(
        20000,
      );
    }
  });

  it('lets an address make thirty wrong guesses in a quarter of an hour, a whole IPv6 /64 counting as one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 34 }, (_, guess) =>
        login({ username: `nosuch${guess}`, password: 'x' }, `2001:db8:1:2::${(guess + 1).toString(16)}`),
      ),
    );
    expect(answers.filter(({ code }) => code === 42900)).toHaveLength(4);
  });

  it('leaves an audit record of success and of refusal, without the name that was typed', async () => {
    await login({ username: 'typedname', password: 'nope' }, '203.0.113.50');
    const { rows } = await test.services.store.pool.query(
      `select action, object_type, object_id, audit_event::text as row from audit_event where class_id = 0 order by seq`,
    );
    const actions = rows.map(({ action }) => action);
    expect(actions).toContain('login');
    expect(actions).toContain('login_refused');
    expect(JSON.stringify(rows)).not.toContain('typedname');
  });

  it('ends the former session of the same browser', async () => {
    const browser = await signIn(test.app, 'master01');
    const former = browser.token;
    const formerCookies = new Map(browser.cookies);
    await browser.call('user/login', { username: 'master01', password: testPassword });
    const old = createBrowser(test.app);
    old.token = former;
    for (const [name, value] of formerCookies) old.cookies.set(name, value);
    expect((await old.call('user/info', {})).code).toBe(50012);
  });
});
