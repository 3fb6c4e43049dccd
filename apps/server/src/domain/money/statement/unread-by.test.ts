import type { InputOf } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { importStatement } from './import-statement.js';
import { previewStatement } from './preview-statement.js';

describe.each(engines)('rows of a statement that cannot be read on $name', (engine) => {
  let services: TestServices;
  let cashier: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    cashier = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
  });
  afterAll(() => services.close());

  const ask = (text: string) => {
    const bytes = Buffer.from(text);
    const of = { services, caller: cashier, bytes };
    return {
      look: (input: InputOf<'payment/previewStatement'> = {}) =>
        callHandler(previewStatement, { ...of, input }),
      take: () => callHandler(importStatement, { ...of, input: { title: '对账单' } }),
    };
  };

  it('are told by what cannot be read, and a doubt of the reading once', async () => {
    const rows = [
      '某日,680.00,收入,支付成功,USD',
      '2026-11-02,六百八,收入,支付成功,CNY',
      '2026-11-03,680.00,来往,支付成功,CNY',
      '2026-11-04,680.00,收入,未知状态,CNY',
      '2026-11-05,680.00,收入,支付成功,USD',
      '2026-13-05,680.00,收入,支付成功,CNY',
      '2026-11-06,680.00,收入,支付成功,CNY',
    ];
    const { look, take } = ask(['日期,金额,收支,交易状态,币种', ...rows].join('\n'));
    const unread_by = [
      { part: 'day', count: 1, rows: [7] },
      { part: 'amount', count: 1, rows: [3] },
      { part: 'direction', count: 1, rows: [4] },
      { part: 'status', count: 1, rows: [5] },
    ];
    expect((await look()).found).toMatchObject({ incoming: 1, unread: 6, unread_by });
    expect(await take()).toMatchObject({ added: 1, unread: 6, unread_by });
  });

  it('are told by their balance, which contradicts them', async () => {
    const rows = ['2026-11-05,680.00,1680.00', '2026-11-06,100.00,1580.00', '2026-11-07,680.00,2260.00'];
    const { look } = ask(['日期,金额,余额', ...rows].join('\n'));
    expect((await look()).found).toMatchObject({ unread_by: [{ part: 'balance', count: 2, rows: [2, 3] }] });
  });

  it('are all counted, and twenty of them named', async () => {
    const rows = Array.from({ length: 25 }, () => '某日,680.00');
    const { look } = ask(['日期,贷方发生额', ...rows].join('\n'));
    const { found } = await look();
    expect(found).toMatchObject({ unread: 25, unread_by: [{ part: 'day', count: 25 }] });
    expect([found?.unread_rows.length, found?.unread_by[0]?.rows.length]).toEqual([20, 20]);
  });

  it('are not those whose order of day and month nobody has said yet: their days are shown as written', async () => {
    const { look } = ask('Date,Credit,Payer\n11/06/26,680.00,Ann\n10/02/26 09:30,680.00,Bob\nnone,1.00,Cy');
    expect(await look()).toMatchObject({
      found: null,
      asks_day: { text: '11/06/26' },
      first: [
        { cells: ['11/06/26', '680.00', 'Ann'], undecided: [0] },
        { cells: ['10/02/26 09:30', '680.00', 'Bob'], undecided: [0] },
        { cells: [null, '1.00', 'Cy'] },
      ],
    });
    const said = await look({ day_order: 'mdy' });
    expect(said.first.map(({ cells, undecided }) => [cells[0], undecided])).toEqual([
      ['2026-11-06', undefined],
      ['2026-10-02 09:30', undefined],
      [null, undefined],
    ]);
  });
});
