import { contract } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser } from '../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { createAccount } from '../sign-in/testing/create-account.js';
import { signIn } from '../sign-in/testing/sign-in.js';

describe.each(engines)('one’s own devices, on $name', (engine) => {
  let test: TestApp;
  let serial = 0;
  beforeAll(async () => {
    test = await openTestApp(engine);
  });
  afterAll(() => test.close());

  const open = async () => {
    serial += 1;
    const username = `owner${serial}`;
    await createAccount(test.services, { username, roles: ['expert'] });
    return { username, browser: await signIn(test.app, username) };
  };
  const devices = async (browser: Browser) => {
    const { data } = await browser.call('user/fetchSessions', {});
    return contract['user/fetchSessions'].output.parse(data).items;
  };
  const end = (browser: Browser, session_id: number) => browser.call('user/endSession', { session_id });

  it('are listed, this one marked, with what the browser said and where it sits', async () => {
    const { username, browser } = await open();
    await signIn(test.app, username);
    const items = await devices(browser);
    expect(items.map(({ is_current }) => is_current).sort()).toEqual([false, true]);
    expect(items[0]).toMatchObject({ user_agent: 'Mozilla/5.0 Chrome/156.0.0.0', address: '127.0.0.1' });
    expect(JSON.stringify(items)).not.toContain(String(browser.token));
  });

  it('are signed out one by one, at once, with a trace', async () => {
    const { username, browser } = await open();
    const lost = await signIn(test.app, username);
    const other = (await devices(browser)).find(({ is_current }) => !is_current);
    const session_id = Number(other?.session_id);
    expect((await end(browser, session_id)).code).toBe(20000);
    expect((await lost.call('user/info', {})).code).toBe(50012);
    expect((await browser.call('user/info', {})).code).toBe(20000);
    expect(await devices(browser)).toHaveLength(1);
    const { rows } = await test.services.store.pool.query(
      `select action from audit_event where object_type = 'session' and object_id = $1 order by seq`,
      [String(session_id)],
    );
    expect(rows.map(({ action }) => action)).toEqual(['login', 'end_session']);
    expect((await end(browser, session_id)).code).toBe(40400);
  });

  it('leave the list when their time is over', async () => {
    const { username } = await open();
    test.pass(31 * 60);
    const browser = await signIn(test.app, username);
    expect(await devices(browser)).toHaveLength(1);
  });

  it('are nobody else’s: a foreign session answers as one that is not there', async () => {
    const mine = await open();
    const foreign = await open();
    const [theirs] = await devices(foreign.browser);
    const refused = [await end(mine.browser, Number(theirs?.session_id)), await end(mine.browser, 999_999)];
    expect(refused[0]).toMatchObject({ code: 40400, message: refused[1]?.message });
    expect((await foreign.browser.call('user/info', {})).code).toBe(20000);
    expect((await end(mine.browser, -1)).code).toBe(40000);
    expect((await createBrowser(test.app).call('user/fetchSessions', {})).code).toBe(50008);
  });
});
