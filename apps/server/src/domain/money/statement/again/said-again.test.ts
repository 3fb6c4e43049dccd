import type { CallName, InputOf } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { Handler } from '../../../../platform/http/calls/handle.js';
import { writeSheet } from '../../../../platform/sheet/write-sheet.js';
import { engines } from '../../../../testing/engines.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { refusalOf } from '../../../class/testing/refused.js';
import { openStaff } from '../../../class/testing/staff.js';
import { moneyHandlers } from '../../money-handlers.js';
import { moneyDesk } from '../../payments/testing/money-desk.js';
import { importStatement } from '../import-statement.js';
import { partLine } from '../match/part-line.js';

/** One day of an account, as two kinds of export of one bank say it. */
const web = [
  ['交易时间', '收入金额', '支出金额', '对方户名', '摘要'],
  ['2026-11-12 09:12', '680.00', '', '李晓明', '报名费'],
  ['2026-11-12 09:13', '680.00', '', '王芳', '报名费'],
  ['2026-11-12 09:13', '680.00', '', '王芳', '报名费'],
  ['2026-11-12 17:40', '1,380.00', '', '上海明达咨询有限公司', '代缴两人'],
];
const client = [
  ['交易流水号', '对方户名/账号', '借贷标志', '发生额', '交易日期', '交易时间', '用途'],
  [
    'C2026111200004',
    '上海明达咨询有限公司 6227001234567890017',
    '贷',
    '1380',
    '20261112',
    '174011',
    '代缴两人',
  ],
  ['C2026111200003', '王芳 6227001234567890025', '贷', '680', '20261112', '091355', '报名费'],
  ['C2026111200002', '王芳 6227001234567890025', '贷', '680', '20261112', '091306', '报名费'],
  ['C2026111200001', '李晓明 6227001234567890033', '贷', '680', '20261112', '091211', '报名费'],
];
const csv = (rows: readonly (readonly string[])[]) =>
  Buffer.from(rows.map((row) => row.map((cell) => `"${cell}"`).join()).join('\n'));
const xlsx = ([heads = [], ...rows]: readonly (readonly string[])[]) =>
  writeSheet({ title: '流水', columns: heads.map((head) => ({ head, width: 20 })), rows });

describe.each(engines)('lines that another export says again, on $name', (engine) => {
  let services: TestServices;
  let cashier: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    cashier = await openStaff(services, { roles: ['zky-admin'] });
  });
  afterAll(() => services.close());
  beforeEach(() => services.store.db.deleteFrom('bank_line').execute());

  const run = <Name extends CallName>(name: Name, input: InputOf<Name>) => {
    const handler = moneyHandlers.find(({ call }) => call === name) as Handler<Name> | undefined;
    if (!handler) throw new Error(`${name} has no handler.`);
    return callHandler(handler, { services, caller: cashier, input } as never);
  };
  const send = (bytes: Buffer) =>
    callHandler(importStatement, { services, caller: cashier, input: { title: '对账单' }, bytes });
  const list = (view: InputOf<'payment/fetchBankLines'>['view'] = 'open') =>
    run('payment/fetchBankLines', { view, limit: 200 });
  const told = (added: number, known: number, perhaps = 0) => ({ added, known, perhaps, unread: 0 });

  it('are the lines that are there, whichever export and file comes first', async () => {
    expect(await send(csv(web))).toMatchObject(told(4, 0));
    expect(await send(await xlsx(web))).toMatchObject(told(0, 4));
    expect(await send(csv(client))).toMatchObject(told(0, 4));
    expect(await send(await xlsx(client))).toMatchObject(told(0, 4));
    // A third equal line, which only the next export has, is new; later the web says it too.
    const third = ['C2026111200009', '王芳 6227001234567890025', '贷', '680', '20261112', '180002', '报名费'];
    expect(await send(csv([...client, third]))).toMatchObject(told(1, 4));
    expect(await send(csv([...web, ['2026-11-12 18:00', '680.00', '', '王芳', '报名费']]))).toMatchObject(
      told(0, 5),
    );
    expect((await list()).total).toBe(5);
  });

  it('are not told by numbers whose end a spreadsheet cut: the line is found by what else it says', async () => {
    const heads = ['交易流水号', '日期', '收入金额', '付款人', '摘要'];
    const lineOf = (number: string, day: string, payer: string) => [number, day, '680.00', payer, '报名费'];
    const cut = '20261112123456700';
    const lines = [lineOf(cut, '2026-11-12', '李晓明'), lineOf(cut, '2026-11-12', '王芳')];
    expect(await send(csv([heads, ...lines]))).toMatchObject({
      ...told(2, 0),
      reading: [{ kind: 'lost_digits', count: 2, rows: [2, 3] }],
    });
    // The same lines once more, from an export that nobody saved with a spreadsheet.
    const whole = ['20261112123456712', '20261112123456734'];
    const again = lines.map(([, day = '', , payer = ''], at) => lineOf(whole[at] ?? '', day, payer));
    expect(await send(csv([heads, ...again]))).toMatchObject(told(0, 2));
    // Other lines, whose numbers lost what they differ by.
    const others = [lineOf(cut, '2026-11-13', '赵敏'), lineOf(cut, '2026-11-14', '孙悦')];
    expect(await send(csv([heads, ...others]))).toMatchObject(told(2, 0));
  });

  it('are not cut where few of many numbers end in zeros', async () => {
    const heads = ['交易流水号', '日期', '收入金额', '付款人'];
    const numbers = ['20261112123456700', '20261112123456712', '20261112123456734'];
    const rows = numbers.map((number, at) => [number, '2026-11-12', '680.00', `付款人${at}`]);
    const { reading } = await send(csv([heads, ...rows]));
    expect(reading).toEqual([]);
  });

  it('are one line with the parts that were parted from it, which are none of the bank’s', async () => {
    await send(csv(web));
    const [whole] = (await list()).items.filter(({ amount_cents }) => amount_cents === 138_000);
    await services.store.withTx(async (tx) => {
      const part = await partLine(tx, { line_id: whole?.line_id ?? 0 }, 70_000);
      await partLine(tx, { line_id: part }, 2_000);
    });
    expect(await send(csv(client))).toMatchObject(told(0, 4));
    // Another transfer of that day, as large as what is left of the first one, is not that one.
    const more = ['C2026111200010', '上海明达咨询有限公司', '贷', '680', '20261112', '201500', '代缴两人'];
    expect(await send(csv([...client, more]))).toMatchObject(told(1, 4));
    expect((await list()).items).toHaveLength(7);
  });

  it('are the same with a number and without, and as payments already', async () => {
    const class_id = await insertTestClass(services, { code: 'TC26-0977', capacity: 10 });
    const desk = moneyDesk(services, class_id);
    await desk.gather(cashier);
    const { payment_id } = await desk.declare(await desk.approved(1), { payer_name: '李晓明' });
    const bare = [
      ['日期', '金额', '付款人', '摘要'],
      ['2026-11-12', '680', '李晓明', '报名费'],
    ];
    await send(csv(bare));
    const line_id = (await list()).items[0]?.line_id ?? 0;
    await run('payment/matchBankLine', { line_id, class_id, payment_id });
    const numbered = bare.map((row, at) => [...row, at === 0 ? '流水号' : 'F20261112000081']);
    expect(await send(csv(numbered))).toMatchObject(told(0, 1));
    // The number that it learnt is of another kind, so nobody can be sure.
    expect(await send(csv(client))).toMatchObject(told(3, 0, 1));
    expect(await list('matched')).toMatchObject({ total: 1 });
  });

  it('are shown as perhaps there already where that is not sure, and a person decides', async () => {
    await send(csv(web.slice(0, 2)));
    const vague = [
      ['日期', '金额', '对方户名', '交易类型', '附言'],
      ['2026-11-12', '680', '李晓明', '转账', '跨行汇款'],
    ];
    expect(await send(csv(vague))).toMatchObject(told(0, 0, 1));
    expect(await send(csv(vague))).toMatchObject(told(0, 1, 0));
    const [line] = (await list('perhaps')).items;
    expect(line).toMatchObject({
      note: '跨行汇款',
      is_sure: false,
      perhaps: { paid_on: '2026-11-12', payer_name: '李晓明', note: '报名费', is_matched: false },
    });
    expect(await run('payment/countBankLines', {})).toMatchObject({ open: 2, perhaps: 1 });
    const line_ids = [line?.line_id ?? 0];
    expect(await run('payment/keepBankLines', { line_ids })).toEqual({ changed: 1 });
    expect(await refusalOf(run('payment/keepBankLines', { line_ids }))).toBe('state_changed');
    expect((await list('perhaps')).total).toBe(0);
    expect((await list()).items.map(({ perhaps }) => perhaps)).toEqual([null, null]);
    expect(await verifyChain(services.store.db, 0)).toMatchObject({ ok: true });
  });
});
