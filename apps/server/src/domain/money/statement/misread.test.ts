import type { InputOf } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { fetchBankLines } from './fetch-bank-lines.js';
import { importStatement } from './import-statement.js';
import { previewStatement } from './preview-statement.js';

describe.each(engines)('statements that may be read by either of two columns on $name', (engine) => {
  let services: TestServices;
  let cashier: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    cashier = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
  });
  afterAll(() => services.close());

  const send = (file: string, chosen: Partial<InputOf<'payment/importStatement'>> = {}) =>
    callHandler(importStatement, {
      services,
      caller: cashier,
      input: { title: '对账单', ...chosen },
      bytes: Buffer.from(file),
    });
  const lines = (view: 'open', search: string) =>
    callHandler(fetchBankLines, { services, caller: cashier, input: { limit: 100, view, search } });

  it('of one head are shown before somebody chooses, and drop what was misread by them', async () => {
    const file = '交易日期,金额,金额,对方户名\n2026-10-21,5.00,680.00,孔融';
    const look = (input: InputOf<'payment/previewStatement'>) =>
      callHandler(previewStatement, { services, caller: cashier, input, bytes: Buffer.from(file) });
    // The line as it was read by the first of the columns, before such files were refused.
    expect(await send('交易日期,金额,对方户名\n2026-10-21,5.00,孔融')).toMatchObject({ added: 1 });
    expect(await refusalOf(send(file))).toBe('import_refused');
    expect(await look({})).toMatchObject({
      columns: ['date', 'amount', 'amount', 'payer'].map((field) => ({ field })),
      found: null,
      reading: [{ kind: 'field_named_twice', count: 1, rows: [], names: ['C'] }],
    });
    const chosen = { head_row: 1, columns: 'date,,amount,payer' };
    expect(await look(chosen)).toMatchObject({ found: { incoming: 1 } });
    expect(await send(file, chosen)).toMatchObject({ added: 1, known: 0 });
    const left = (await lines('open', '孔融')).items.map(({ amount_cents }) => amount_cents);
    expect(left).toEqual([68_000]);
  });

  it('drop lines read by the first of two amounts, once somebody chooses the other', async () => {
    const file = '交易日期,贷方发生额,收入金额,对方户名\n2026-10-22,5.00,680.00,祢衡';
    expect(await send('交易日期,贷方发生额,对方户名\n2026-10-22,5.00,祢衡')).toMatchObject({ added: 1 });
    expect(await send(file)).toMatchObject({ added: 0, unread: 1 });
    expect(await send(file, { head_row: 1, columns: 'date,,credit,payer' })).toMatchObject({ added: 1 });
    const left = (await lines('open', '祢衡')).items.map(({ amount_cents }) => amount_cents);
    expect(left).toEqual([68_000]);
  });

  it('drop lines that were read in another unit than the one that stands above the table', async () => {
    const file = '单位：万元\n交易日期,收入金额,对方户名\n2026-10-23,0.07,曹操';
    // The line as it was read before units were.
    const before = '交易日期,收入金额,对方户名\n2026-10-23,0.07,曹操';
    expect(await send(before)).toMatchObject({ added: 1 });
    expect(await send(file)).toMatchObject({ added: 1, reading: [{ kind: 'unit_converted' }, {}] });
    expect(await send(file)).toMatchObject({ added: 0, known: 1 });
    const left = (await lines('open', '曹操')).items.map(({ amount_cents }) => amount_cents);
    expect(left).toEqual([70_000]);
  });
});
