import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, testPassword } from '../../domain/accounts/sign-in/testing/create-account.js';
import { signIn } from '../../domain/accounts/sign-in/testing/sign-in.js';
import { listOutbox } from '../../domain/messaging/list-outbox.js';
import { engines } from '../../testing/engines.js';
import { createLog } from './create-log.js';
import { createBrowser } from './testing/create-browser.js';
import { openTestApp, type TestApp } from './testing/open-test-app.js';

const [engine] = engines;

describe('the log', () => {
  let test: TestApp;
  let text = '';
  const stream = new PassThrough().on('data', (chunk) => {
    text += chunk;
  });
  const log = createLog({ log_level: 'trace' }, stream);
  beforeAll(async () => {
    if (!engine) throw new Error('there is no engine');
    test = await openTestApp(engine, { log });
    await createAccount(test.services, { username: 'master01', roles: ['master'] });
  });
  afterAll(() => test.close());

  it('has one line a call with route, code and time, and nobody’s data, over a whole thread', async () => {
    const phone = '13812345678';
    const id_card = '11010519491231002X';
    const candidate = createBrowser(test.app, '203.0.113.77');
    await candidate.call('class/fetchClassVerfyCode', { phone });
    const [message] = await listOutbox(test.services, 1);
    const code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
    await candidate.call('class/diffClassVerfyCode', { phone, verify_code: '000000' });
    await candidate.call('class/diffClassVerfyCode', { phone, verify_code: code });
    await candidate.call('class/checkClassIdCard', { class_id: 1, name: '李晓明', id_type: 'cn', id_card });
    await candidate.call('class/fetchEnrollListsByPhone', {});
    const staff = await signIn(test.app, 'master01');
    await createBrowser(test.app).call('user/login', { username: 'master01', password: 'wrong-password-1' });
    await staff.call('user/info', { token: String(staff.token) });
    await staff.call('class/fetchClassLists', { page: 1, search: phone });
    await test.app.inject(`/api/unknown/${phone}?id_card=${id_card}`);
    await staff.call('user/logout', { token: String(staff.token) });

    const secrets = [
      phone,
      id_card,
      '李晓明',
      testPassword,
      'wrong-password-1',
      'master01',
      '203.0.113.77',
      String(staff.token),
    ];
    secrets.push(...[...candidate.cookies.values(), ...staff.cookies.values()]);
    expect(text.split('\n').filter((line) => line.includes('"answered"')).length).toBeGreaterThanOrEqual(10);
    expect(text).toContain('"route":"/api/user/login","status":200,"code":40101');
    expect(code).toMatch(/^\d{6}$/);
    for (const secret of [...secrets, `"${code}"`]) expect(text).not.toContain(secret);
  });

  it('hides what an error quotes, and named fields wherever they stand', () => {
    text = '';
    const error = Object.assign(new Error('duplicate key 13812345678 for 11010519491231002X'), {
      code: '23505',
      detail: 'Key (phone)=(13812345678) already exists.',
      constraint: 'account_username_key_key',
    });
    log.error({ err: error }, 'a call failed');
    log.info(
      { body: { phone: '138', id_card: '110', inner: { token: 'abc' } }, password: 'x1' },
      'never do this',
    );
    expect(text).toContain('account_username_key_key');
    for (const secret of ['13812345678', '11010519491231002X', '"138"', '"110"', '"abc"', '"x1"']) {
      expect(text).not.toContain(secret);
    }
  });
});
