import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../../../platform/http/create-log.js';
import { openTestApp, type TestApp } from '../../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../../testing/engines.js';
import { accountOffice } from '../../../accounts/testing/account-office.js';
import { refusalOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { takeLooks } from './take-looks.js';

const day = 86_400;
const budget = { name: 'looks', hits: 2, seconds: day };

describe.each(engines)('an account that has used up its looks, on $name', (engine) => {
  let test: TestApp;
  let logged = '';
  beforeAll(async () => {
    const stream = new PassThrough().on('data', (chunk) => {
      logged += chunk;
    });
    test = await openTestApp(engine, { log: createLog({ log_level: 'warn' }, stream) });
  });
  afterAll(() => test.close());

  const warnings = () => logged.split('\n').filter((line) => line.includes('used up its looks'));
  const counted = async () => {
    const { body } = await test.app.inject('/metrics');
    return Number(/skillcert_reveal_budgets_spent_total (\d+)/.exec(body)?.[1]);
  };

  it('is reported once a day: to the log without its name, to the metrics, and in its history', async () => {
    const { services } = test;
    const admin = await openStaff(services, { roles: ['admin'], name: '陈思远' });
    const curious = await openStaff(services, { roles: ['master'], name: '林秋月' });
    const request = { address: '203.0.113.7', request_id: 'look-201' };
    const look = (count?: number) => takeLooks({ services, caller: curious, request }, budget, count);
    const before = await counted();
    await look();
    await look();
    expect([warnings(), await counted()]).toEqual([[], before]);
    for (const _ of ['first', 'again']) expect(await refusalOf(look())).toBe('too_many');
    expect(await counted()).toBe(before + 1);
    const [warning = '', ...more] = warnings();
    expect(more).toEqual([]);
    expect(JSON.parse(warning)).toMatchObject({
      level: 40,
      request_id: 'look-201',
      budget: 'looks',
      per_day: 2,
    });
    expect(warning).not.toMatch(/林秋月|203\.0\.113\.7/);
    const history = async () =>
      (await accountOffice(services).read(admin, curious.user_id)).timeline.map(({ action }) => action);
    expect(await history()).toEqual(['spend_looks']);
    const { detail } = await services.store.db
      .selectFrom('audit_event')
      .select('detail')
      .where('request_id', '=', 'look-201')
      .executeTakeFirstOrThrow();
    expect(detail).toEqual({ budget: 'looks', per_day: 2 });

    test.pass(2 * day);
    // More at once than a day has is refused; nothing is used up by it.
    expect(await refusalOf(look(3))).toBe('too_many');
    expect(warnings()).toHaveLength(1);
    await look(2);
    expect(await refusalOf(look())).toBe('too_many');
    expect([warnings().length, await counted(), await history()]).toEqual([
      2,
      before + 2,
      ['spend_looks', 'spend_looks'],
    ]);
  });
});
