import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser } from '../../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../../testing/engines.js';
import { createAccount } from '../testing/create-account.js';
import { signIn } from '../testing/sign-in.js';
import { sweepExpired } from './sweep-expired.js';

const [engine] = engines;

describe('sweeping', () => {
  let test: TestApp;
  beforeAll(async () => {
    if (!engine) throw new Error('there is no engine');
    test = await openTestApp(engine);
  });
  afterAll(() => test.close());

  const rows = async (table: 'verify_code' | 'rate_window' | 'session') =>
    (await test.services.store.db.selectFrom(table).selectAll().execute()).length;

  it('leaves what still counts and deletes what has had its time', async () => {
    await createAccount(test.services, { username: 'master01', roles: ['master'] });
    await signIn(test.app, 'master01');
    await createBrowser(test.app).call('class/fetchClassVerfyCode', { phone: '13800000001' });
    await sweepExpired(test.services);
    expect([await rows('verify_code'), (await rows('rate_window')) > 0, await rows('session')]).toEqual([
      1,
      true,
      1,
    ]);
    test.pass(4 * 86_400);
    await sweepExpired(test.services);
    expect([await rows('verify_code'), await rows('rate_window'), await rows('session')]).toEqual([0, 0, 1]);
    test.pass(91 * 86_400);
    await sweepExpired(test.services);
    expect(await rows('session')).toBe(0);
  });
});
