import { type Role, roles } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser } from '../../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../../testing/engines.js';
import { createAccount, testPassword } from '../testing/create-account.js';
import { signIn } from '../testing/sign-in.js';

describe.each(engines)('a session, on $name', (engine) => {
  let test: TestApp;
  const account = (username: string, held: readonly Role[]) =>
    createAccount(test.services, { username, roles: held });

  beforeAll(async () => {
    test = await openTestApp(engine);
    await account('admin01', ['admin']);
    await account('zky01', ['zky-admin']);
    await account('master01', ['master']);
    await account('editorexpert', ['editor', 'expert']);
  });
  afterAll(() => test.close());

  const elsewhere = (browser: Browser) => {
    const other = createBrowser(test.app);
    other.token = browser.token;
    return other;
  };
  const switched = async (browser: Browser, role: string) =>
    browser.call('user/info', {}, { headers: { 'x-token': `${role}-token` } });

  it('shows the profile field by field', async () => {
    const browser = await signIn(test.app, 'master01');
    const { code, data } = await browser.call('user/info', {});
    expect(code).toBe(20000);
    expect(data).toMatchObject({
      name: 'master01',
      roles: ['master'],
      held_roles: ['master'],
      recommend_info: null,
    });
  });

  it('of a browser opens nothing without its cookie', async () => {
    const browser = await signIn(test.app, 'master01');
    expect((await elsewhere(browser).call('user/info', {})).code).toBe(50008);
  });

  it('opens nothing with the cookie of somebody else', async () => {
    const browser = await signIn(test.app, 'master01');
    const thief = await signIn(test.app, 'editorexpert');
    thief.token = browser.token;
    expect((await thief.call('user/info', {})).code).toBe(50008);
  });

  it('needs the header even where the cookie is there', async () => {
    const browser = await signIn(test.app, 'master01');
    browser.token = undefined;
    expect((await browser.call('user/info', {})).code).toBe(50008);
  });

  it('takes the token from the query of user/info where there is no header', async () => {
    const browser = await signIn(test.app, 'master01');
    const { token = '' } = browser;
    browser.token = undefined;
    expect((await browser.call('user/info', { token })).code).toBe(20000);
    expect(
      (await browser.call('user/info', { token }, { headers: { 'x-token': 'master-token' } })).code,
    ).toBe(50008);
  });

  it.each([
    ['a list', 'token=a&token=b'],
    ['nothing', 'token='],
    ['more than 128 characters', `token=${'a'.repeat(129)}`],
    ['an object by brackets', 'token[a]=b'],
    ['another alphabet', 'token=%00%E6%96%87'],
  ])('refuses %s as a token with 50008', async (_what, query) => {
    const browser = await signIn(test.app, 'master01');
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await test.app.inject({ url: `/api/user/info?${query}`, headers: { cookie } });
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 200, code: 50008 });
  });

  const takes: Record<string, readonly Role[]> = {
    admin01: ['admin'],
    zky01: ['zky-admin'],
    master01: ['master'],
    editorexpert: ['editor', 'expert'],
  };
  it.each(Object.entries(takes))('of %s takes exactly the roles it holds', async (username, allowed) => {
    const browser = await signIn(test.app, username);
    for (const role of roles) {
      const { code, data } = await switched(browser, role);
      expect({ role, code }).toEqual({ role, code: allowed.includes(role) ? 20000 : 50008 });
      if (code === 20000) expect(data).toMatchObject({ roles: [role], held_roles: allowed });
    }
    expect((await switched(browser, 'owner')).code).toBe(50008);
  });

  it('takes a role token for nothing without its cookie', async () => {
    const stranger = createBrowser(test.app);
    for (const role of roles) expect((await switched(stranger, role)).code).toBe(50008);
  });

  it('ends with the sign-out, also while a role token is active', async () => {
    const browser = await signIn(test.app, 'admin01');
    const real = browser.token;
    const cookies = new Map(browser.cookies);
    browser.token = 'master-token';
    const answer = await browser.call('user/logout', {});
    expect(answer.code).toBe(20000);
    expect(answer.headers['set-cookie']).toContain('Max-Age=0');
    const old = createBrowser(test.app);
    old.token = real;
    for (const [name, value] of cookies) old.cookies.set(name, value);
    expect((await old.call('user/info', {})).code).toBe(50008);
    expect((await old.call('user/logout', {})).code).toBe(20000);
  });

  it('is not ended by its token alone', async () => {
    const browser = await signIn(test.app, 'master01');
    await elsewhere(browser).call('user/logout', {});
    expect((await browser.call('user/info', {})).code).toBe(20000);
  });

  it('runs out after thirty idle minutes, and use keeps it alive', async () => {
    const browser = await signIn(test.app, 'master01');
    for (let time = 0; time < 3; time += 1) {
      test.pass(29 * 60);
      expect((await browser.call('user/info', {})).code).toBe(20000);
    }
    test.pass(31 * 60);
    expect((await browser.call('user/info', {})).code).toBe(50014);
  });

  it('runs out after twelve hours however much it is used', async () => {
    const browser = await signIn(test.app, 'master01');
    let code = 20000;
    for (let minutes = 0; minutes < 12 * 60; minutes += 25) {
      expect(code).toBe(20000);
      test.pass(25 * 60);
      code = (await browser.call('user/info', {})).code;
    }
    expect(code).toBe(50014);
  });

  it('ends at once when the account is frozen, when its roles change so do the rights', async () => {
    const user_id = await account('changing', ['editor']);
    const browser = await signIn(test.app, 'changing');
    const { db } = test.services.store;
    await db.updateTable('account_role').set({ role: 'master' }).where('user_id', '=', user_id).execute();
    expect((await browser.call('user/info', {})).data).toMatchObject({ roles: ['master'] });
    await db.updateTable('account').set({ status: 'frozen' }).where('user_id', '=', user_id).execute();
    expect((await browser.call('user/info', {})).code).toBe(50012);
  });

  it('loses a role with its deadline, and itself with the last role', async () => {
    const now = test.services.now().getTime();
    await createAccount(test.services, {
      username: 'shortterm',
      roles: ['editor', 'recommend'],
      editor_deadline: new Date(now + 600_000),
      recommend_deadline: new Date(now + 1_200_000),
    });
    const browser = await signIn(test.app, 'shortterm');
    expect((await browser.call('user/info', {})).data).toMatchObject({ roles: ['editor', 'recommend'] });
    test.pass(610);
    expect((await browser.call('user/info', {})).data).toMatchObject({ roles: ['recommend'] });
    expect((await switched(browser, 'editor')).code).toBe(50008);
    test.pass(610);
    expect((await browser.call('user/info', {})).code).toBe(50012);
  });

  it.each(['editor', 'recommend', 'expert'] as const)(
    'ends with the deadline of %s as its day begins in the programme’s zone',
    async (role) => {
      const day_ms = 86_400_000;
      // Midnight in Shanghai, eight hours ahead of UTC the whole year.
      const now = test.services.now().getTime();
      const midnight = Math.ceil((now + 8 * 3_600_000 + 120_000) / day_ms) * day_ms - 8 * 3_600_000;
      const username = `${role}end`;
      const deadline = { [`${role}_deadline`]: new Date(midnight) };
      await createAccount(test.services, { username, roles: [role], ...deadline });
      test.pass((midnight - now) / 1_000 - 60);
      const browser = await signIn(test.app, username);
      expect((await browser.call('user/info', {})).data).toMatchObject({ roles: [role] });
      test.pass(60);
      expect((await browser.call('user/info', {})).code).toBe(50012);
      const again = await createBrowser(test.app).call('user/login', { username, password: testPassword });
      expect(again.code).toBe(40102);
    },
  );

  it('of a program needs no cookie, lives an hour, and can be forbidden', async () => {
    const bare = { origin: undefined, 'sec-fetch-site': undefined };
    const program = createBrowser(test.app);
    const answer = await program.call(
      'user/login',
      { username: 'master01', password: testPassword },
      { headers: bare },
    );
    expect(answer.headers['set-cookie']).toBeUndefined();
    program.token = String(answer.data.token);
    expect((await program.call('user/info', {}, { headers: bare })).code).toBe(20000);
    for (let time = 0; time < 3; time += 1) {
      test.pass(20 * 60 + 1);
      await program.call('user/info', {}, { headers: bare });
    }
    expect((await program.call('user/info', {}, { headers: bare })).code).toBe(50014);
  });

  it('costs one statement to resolve, two when it notes its use', async () => {
    const browser = await signIn(test.app, 'master01');
    const { pool } = test.services.store;
    const seen: string[] = [];
    const query = pool.query.bind(pool);
    const connect = pool.connect.bind(pool);
    Reflect.set(pool, 'query', (...args: unknown[]) => {
      seen.push(JSON.stringify(args[0]));
      return Reflect.apply(query, pool, args);
    });
    Reflect.set(pool, 'connect', (...args: unknown[]) => {
      if (args.length === 0) seen.push('connect');
      return Reflect.apply(connect, pool, args);
    });
    await browser.call('user/info', {});
    Reflect.set(pool, 'query', query);
    Reflect.set(pool, 'connect', connect);
    // The session, then the profile itself.
    expect(seen).toHaveLength(2);
  });
});
