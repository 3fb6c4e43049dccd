import type { CallName, InputOf } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Handler } from '../../../platform/http/calls/handle.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { moneyHandlers } from '../money-handlers.js';
import { moneyDesk } from '../payments/testing/money-desk.js';
import { importStatement } from './import-statement.js';

describe.each(engines)('days and money of our own in a statement, on $name', (engine) => {
  let services: TestServices;
  let cashier: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    cashier = await openStaff(services, { roles: ['zky-admin'] });
    const class_id = await insertTestClass(services, { code: 'TC26-0978' });
    await moneyDesk(services, class_id).gather(cashier);
  });
  afterAll(() => services.close());
  beforeEach(() => services.store.db.deleteFrom('bank_line').execute());

  const run = <Name extends CallName>(name: Name, input: InputOf<Name>) => {
    const handler = moneyHandlers.find(({ call }) => call === name) as Handler<Name> | undefined;
    if (!handler) throw new Error(`${name} has no handler.`);
    return callHandler(handler, { services, caller: cashier, input } as never);
  };
  const send = (text: string, more: Partial<InputOf<'payment/importStatement'>> = {}) =>
    callHandler(importStatement, {
      services,
      caller: cashier,
      input: { title: '对账单', ...more },
      bytes: Buffer.from(text),
    });
  const list = async (view: InputOf<'payment/fetchBankLines'>['view'] = 'open') =>
    (await run('payment/fetchBankLines', { view, limit: 100 })).items;
  const heads = '日期,金额,付款人,摘要,余额';

  it('asks how a day is read that can be read in two ways, and takes nothing before', async () => {
    const file = `${heads}\n03/05/2026,680,方大海,报名费,`;
    const asked = await send(file);
    expect(asked).toMatchObject({
      added: 0,
      asks_day: {
        text: '03/05/2026',
        readings: [
          { order: 'dmy', day: '2026-05-03' },
          { order: 'mdy', day: '2026-03-05' },
        ],
      },
    });
    expect(await list()).toEqual([]);
    expect(await send(file, { day_order: 'mdy' })).toMatchObject({ added: 1, asks_day: null });
    expect(await list()).toMatchObject([{ paid_on: '2026-03-05' }]);
  });

  it.each([
    ['a value above 12', `${heads}\n03/05/2026,680,甲,,\n13/05/2026,1,乙,,`, ['2026-05-03', '2026-05-13']],
    [
      'the period in the head',
      `起始日期：2026-03-01 终止日期：2026-03-31\n${heads}\n03/05/2026,680,甲,,`,
      ['2026-03-05'],
    ],
    ['the balance', `${heads}\n03/05/2026,10,甲,,110\n04/03/2026,20,乙,,130`, ['2026-03-05', '2026-04-03']],
    [
      'days that stand in order',
      `${heads}\n05/03/2026,1,甲,,\n07/03/2026,2,乙,,\n02/04/2026,3,丙,,`,
      ['2026-03-05', '2026-03-07', '2026-04-02'],
    ],
  ])('reads days by %s', async (_, file, days) => {
    expect(await send(file)).toMatchObject({ added: days.length, asks_day: null });
    expect((await list()).map(({ paid_on }) => paid_on).sort()).toEqual(days);
  });

  it('sets money of our own accounts aside, and says what looks like no fee', async () => {
    const rows = [
      '2026-11-12,5000,华东职业能力评价协会,备用金,',
      '2026-11-12,800,上海本院基本户,调拨,',
      '2026-11-13,3.21,,季度结息,',
      '2026-11-13,15,中国工商银行,手续费退回,',
      '2026-11-13,680,某公司,退汇 户名不符,',
      '2026-11-13,681,李晓明,报名费,',
    ];
    const told = await send(`户名：上海本院基本户\n${heads}\n${rows.join('\n')}`);
    expect(told).toMatchObject({ added: 6, own: 2 });
    const aside = await list('aside');
    expect(aside.map(({ payer_name }) => payer_name).sort()).toEqual([
      '上海本院基本户',
      '华东职业能力评价协会',
    ]);
    expect(aside[0]).toMatchObject({ aside_reason: '本单位账户之间的转账', aside_by: expect.any(String) });
    const looks = (await list()).map(({ amount_cents, looks_like }) => [amount_cents, looks_like]);
    expect(new Map(looks as [number, string | null][])).toEqual(
      new Map([
        [321, 'interest'],
        [1_500, 'charge'],
        [68_000, 'refund'],
        [68_100, null],
      ]),
    );
    const own = aside.map(({ line_id }) => line_id);
    await run('payment/setBankLinesAside', { line_ids: own, reason: '' });
    expect(await list()).toHaveLength(6);
  });
});
