import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser } from '../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { createAccount } from '../../accounts/sign-in/testing/create-account.js';
import { signIn } from '../../accounts/sign-in/testing/sign-in.js';
import { insertUnit } from '../../class/testing/staff.js';

const payee = {
  bank: '中国工商银行',
  account_name: '华东技术咨询协会',
  account_number: '6222 0210 0111 6245 123',
};

describe.each(engines)('the payee account of a unit, on $name', (engine) => {
  let test: TestApp;
  let own: number;
  let foreign: number;
  let keeper: Browser;
  beforeAll(async () => {
    test = await openTestApp(engine);
    own = await insertUnit(test.services, '华东技术咨询协会');
    foreign = await insertUnit(test.services, '华南科技服务联合会');
    await createAccount(test.services, { username: 'keeper01', roles: ['recommend'], unit_id: own });
    await createAccount(test.services, { username: 'editor01', roles: ['editor'], unit_id: own });
    await createAccount(test.services, { username: 'zky01', roles: ['zky-admin'] });
    keeper = await signIn(test.app, 'keeper01');
  });
  afterAll(() => test.close());

  const update = (browser: Browser, more: object = {}) =>
    browser.call('user/updatePaymentInfo', { ...payee, ...more });

  it('is empty at first, and masked once it is given', async () => {
    const before = await keeper.call('user/fetchPaymentInfo', {});
    expect(before.data).toMatchObject({ unit_id: own, bank: '', updated_at: null });
    expect(await update(keeper)).toMatchObject({
      code: 20000,
      data: { unit_id: own, bank: payee.bank, account_number_masked: '***************5123' },
    });
    const { rows } = await test.services.store.pool.query('select * from payment_account');
    expect(JSON.stringify(rows)).not.toContain('6222021001116245123');
  });

  it('leaves the end of the former and the new number in the trail, and no more of them', async () => {
    await update(keeper);
    await update(keeper, { account_number: '6222021001116249999' });
    const { rows } = await test.services.store.pool.query(
      `select detail from audit_event where action = 'update_payment_info' order by seq desc limit 1`,
    );
    expect(rows).toEqual([{ detail: { from: '***************5123', to: '***************9999' } }]);
  });

  it('is a foreign unit’s for nobody but administrators; foreign answers as absent', async () => {
    for (const call of ['user/fetchPaymentInfo', 'user/updatePaymentInfo'] as const) {
      const input = call === 'user/fetchPaymentInfo' ? {} : payee;
      const answers = [
        await keeper.call(call, { ...input, unit_id: foreign }),
        await keeper.call(call, { ...input, unit_id: 999_999 }),
      ];
      expect(answers[0]).toMatchObject({ code: 40400, message: answers[1]?.message });
    }
    const zky = await signIn(test.app, 'zky01');
    expect((await update(zky, { unit_id: foreign })).code).toBe(20000);
    expect((await zky.call('user/fetchPaymentInfo', { unit_id: foreign })).data).toMatchObject({
      bank: payee.bank,
    });
    expect((await update(zky)).data).toMatchObject({ fields: { unit_id: { key: 'required' } } });
    expect((await zky.call('user/fetchPaymentInfo', {})).data).toMatchObject({ unit_id: null });
  });

  it('is neither shown to other accounts of the unit nor to nobody', async () => {
    const editor = await signIn(test.app, 'editor01');
    expect((await editor.call('user/fetchPaymentInfo', {})).code).toBe(40400);
    expect((await update(editor)).code).toBe(40400);
    expect((await createBrowser(test.app).call('user/fetchPaymentInfo', {})).code).toBe(50008);
  });

  it.each([
    ['a number with letters', { account_number: 'x1234567' }, 'account_number', 'invalid_account_number'],
    ['no bank', { bank: ' ' }, 'bank', 'required'],
  ])('refuses %s', async (_, more, field, key) => {
    expect(await update(keeper, more)).toMatchObject({ code: 40000, data: { fields: { [field]: { key } } } });
  });
});
