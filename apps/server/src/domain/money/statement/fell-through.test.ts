import type { InputOf } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { moneyDesk } from '../payments/testing/money-desk.js';
import { fetchBankLines } from './fetch-bank-lines.js';
import { importStatement } from './import-statement.js';
import { matchBankLine } from './match-bank-line.js';
import { previewStatement } from './preview-statement.js';
import { setBankLinesAside } from './set-bank-lines-aside.js';

describe.each(engines)('lines whose money never came or went back, on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let caller: StaffSession;
  let desk: ReturnType<typeof moneyDesk>;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services, { code: 'TC26-0931' });
    caller = await openStaff(services, { roles: ['zky-admin'] });
    desk = moneyDesk(services, class_id);
    await desk.gather(caller);
  });
  afterAll(() => services.close());

  const fileOf = (rows: readonly string[]) =>
    Buffer.from(`交易时间,交易类型,交易对方,收/支,金额(元),当前状态,交易单号\n${rows.join('\n')}`);
  const rowOf = (payer: string, status: string, number: string) =>
    `2026-11-12 10:00:00,转账,${payer},收入,¥680.00,${status},${number}`;
  const send = (rows: readonly string[]) =>
    callHandler(importStatement, { services, caller, input: { title: '微信账单' }, bytes: fileOf(rows) });
  const list = async (view: InputOf<'payment/fetchBankLines'>['view']) =>
    (await callHandler(fetchBankLines, { services, caller, input: { view, limit: 100 } })).items;

  it('are set aside with the word of the statement, and said', async () => {
    const rows = [
      rowOf('何晓', '已收钱', '1000000001'),
      rowOf('韩雪', '交易关闭', '1000000002'),
      rowOf('罗志', '已退款(¥20.00)', '1000000003'),
      rowOf('尹天', '处理中', '1000000004'),
    ];
    const look = { services, caller, input: {}, bytes: fileOf(rows) };
    expect(await callHandler(previewStatement, look)).toMatchObject({
      found: { incoming: 3, fell_through: 2, unread: 1, unread_rows: [5] },
      first: [
        {},
        {},
        {},
        { cells: ['2026-11-12 10:00:00', '转账', '尹天', '收入', '680.00', null, '****0004'] },
      ],
    });
    expect(await send(rows)).toMatchObject({ added: 3, fell_through: 2, unread: 1, unread_rows: [5] });
    expect((await list('open')).map(({ payer_name }) => payer_name)).toEqual(['何晓']);
    const aside = (await list('aside')).map(({ payer_name, aside_reason }) => [payer_name, aside_reason]);
    expect(Object.fromEntries(aside)).toEqual({
      韩雪: expect.stringContaining('交易关闭'),
      罗志: expect.stringContaining('已退款(¥20.00)'),
    });
    expect(await send(rows)).toMatchObject({ added: 0, known: 3, fell_through: 0 });
  });

  it('are set aside where a later statement says so, once and as long as nobody confirmed them', async () => {
    await send([rowOf('陆游', '已收钱', '2000000001')]);
    const refunded = [rowOf('陆游', '已全额退款', '2000000001')];
    expect(await send(refunded)).toMatchObject({
      added: 0,
      known: 1,
      fell_through: 1,
      fell_through_rows: [],
    });
    expect((await list('open')).map(({ payer_name }) => payer_name)).not.toContain('陆游');
    expect(await list('aside')).toContainEqual(
      expect.objectContaining({ payer_name: '陆游', aside_reason: expect.stringContaining('已全额退款') }),
    );
    expect(await send(refunded)).toMatchObject({ known: 1, fell_through: 0 });
    expect(await verifyChain(services.store.db, 0)).toMatchObject({ ok: true });
  });

  it('stay with a person who took them back, until a statement says something else', async () => {
    const said = (status: string) => send([rowOf('柳永', status, '4000000001')]);
    await said('已退款(¥20.00)');
    const asideId = async () =>
      (await list('aside')).find(({ payer_name }) => payer_name === '柳永')?.line_id ?? 0;
    const input = { line_ids: [await asideId()], reason: '' };
    await callHandler(setBankLinesAside, { services, caller, input });
    expect(await said('已退款(¥20.00)')).toMatchObject({ known: 1, fell_through: 0 });
    expect(await asideId()).toBe(0);
    expect(await said('已全额退款')).toMatchObject({ known: 1, fell_through: 1 });
    expect(await asideId()).toBe(input.line_ids[0]);
  });

  it('that are a payment already are named by their rows', async () => {
    const paying = await desk.approved(1);
    const { payment_id } = await desk.declare(paying, { payer_name: '辛弃疾' });
    await send([rowOf('辛弃疾', '已收钱', '3000000001')]);
    const line = (await list('open')).find(({ payer_name }) => payer_name === '辛弃疾');
    await callHandler(matchBankLine, {
      services,
      caller,
      input: { line_id: line?.line_id ?? 0, class_id, payment_id },
    });
    const rows = [rowOf('李煜', '已收钱', '3000000002'), rowOf('辛弃疾', '已全额退款', '3000000001')];
    expect(await send(rows)).toMatchObject({ added: 1, known: 1, fell_through: 0, fell_through_rows: [3] });
    expect((await list('matched')).map(({ payer_name }) => payer_name)).toContain('辛弃疾');
  });
});
