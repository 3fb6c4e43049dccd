import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser } from '../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { insertUnit } from '../../class/testing/staff.js';
import { createAccount, testPassword } from '../sign-in/testing/create-account.js';
import { signIn } from '../sign-in/testing/sign-in.js';

describe.each(engines)('one’s own account, on $name', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(engine);
  });
  afterAll(() => test.close());

  it('is shown with its unit, the phone masked, and what happened to it', async () => {
    const { keyring } = test.services;
    const unit_id = await insertUnit(test.services, '华东技术咨询协会');
    const user_id = await createAccount(test.services, {
      username: 'unitkeeper',
      roles: ['recommend'],
      unit_id,
      email: 'keeper@example.com',
      phone_enc: keyring.seal('phone', '13800001111'),
      phone_index: keyring.blindIndex('phone', '13800001111'),
    });
    const browser = await signIn(test.app, 'unitkeeper');
    await browser.call('user/changePassword', { old_password: testPassword, password: 'granite-tide-58' });
    const { code, data } = await browser.call('user/fetchOwnAccount', {});
    expect(code).toBe(20000);
    expect(data).toMatchObject({
      user_id,
      username: 'unitkeeper',
      email: 'keeper@example.com',
      phone_masked: '138****1111',
      roles: ['recommend'],
      unit: { unit_id, com_name: '华东技术咨询协会' },
      speaks_for_unit: true,
      timeline: [{ by: 'unitkeeper', action: 'change_password' }],
    });
    expect(JSON.stringify(data)).not.toContain('13800001111');
  });

  it('is shown without a unit and without a phone where there is none', async () => {
    await createAccount(test.services, { username: 'loner01', roles: ['expert'] });
    const { data } = await (await signIn(test.app, 'loner01')).call('user/fetchOwnAccount', {});
    expect(data).toMatchObject({
      unit: null,
      speaks_for_unit: false,
      phone_masked: '',
      email: '',
      timeline: [],
    });
  });

  it('is shown to nobody without a session, and takes no foreign id', async () => {
    expect((await createBrowser(test.app).call('user/fetchOwnAccount', {})).code).toBe(50008);
    const browser = await signIn(test.app, 'loner01');
    expect((await browser.call('user/fetchOwnAccount', { user_id: 1 })).code).toBe(40000);
  });
});
