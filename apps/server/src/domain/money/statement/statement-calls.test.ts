import type { InputOf } from '@skillcert/api-client/contract';
import { formatSerial } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { bookOf as workbookOf } from '../../../platform/sheet/testing/book-of.js';
import { writeSheet } from '../../../platform/sheet/write-sheet.js';
import { engines } from '../../../testing/engines.js';
import { insertCertificate } from '../../certificates/testing/insert-certificate.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf, sentenceOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { invoiceDesk } from '../invoices/testing/invoice-desk.js';
import { declareGroupPayment } from '../payments/group/declare-group-payment.js';
import { fetchReceiptLists } from '../payments/receipts/fetch-receipt-lists.js';
import { moneyDesk, type Paying, testPaidOn, testPayer } from '../payments/testing/money-desk.js';
import { fetchBankLines } from './fetch-bank-lines.js';
import { importStatement } from './import-statement.js';
import { matchBankLine } from './match-bank-line.js';
import { previewStatement } from './preview-statement.js';
import { undoBankMatch } from './undo-bank-match.js';

const heads = [
  '交易日期',
  '交易时间段',
  '贷方发生额(元)',
  '借方发生额',
  '对方户名',
  '对方账号',
  '摘要',
  '交易流水号',
];

/** A line as a bank writes it. */
const lineOf = (day: string, credit: string, payer: string, note: string, reference = '') => [
  day,
  '',
  credit,
  credit === '' ? '90.00' : '',
  payer,
  '6227001234567890017',
  note,
  reference,
];
const csvOf = (rows: readonly (readonly string[])[], separator = ',') =>
  rows.map((row) => row.map((cell) => `"${cell}"`).join(separator)).join('\r\n');

describe.each(engines)('bank statements on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let cashier: StaffSession;
  let desk: ReturnType<typeof moneyDesk>;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services, { code: 'TC26-0900', capacity: 100 });
    cashier = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    desk = moneyDesk(services, class_id);
    await desk.gather(cashier);
  });
  afterAll(() => services.close());

  let people = 0;
  const declared = async (form: object = {}): Promise<Paying & { payment_id: number; enrol_no: string }> => {
    people += 1;
    const paying = await desk.approved(people);
    const { payment_id } = await desk.declare(paying, form);
    const { enrol_no } = await services.store.db
      .selectFrom('enrolment')
      .select('enrol_no')
      .where('enrolment_id', '=', paying.enrolment_id)
      .executeTakeFirstOrThrow();
    return { ...paying, payment_id, enrol_no };
  };
  const send = (file: Buffer | string, chosen: Partial<InputOf<'payment/importStatement'>> = {}) =>
    callHandler(importStatement, {
      services,
      caller: cashier,
      input: { title: '对账单', ...chosen },
      bytes: Buffer.from(file),
    });
  const lines = (view: InputOf<'payment/fetchBankLines'>['view'] = 'open', search = '') =>
    callHandler(fetchBankLines, { services, caller: cashier, input: { limit: 100, view, search } });
  const lineBy = async (payer: string) =>
    (await lines()).items.find(({ payer_name }) => payer_name === payer);
  const match = (input: InputOf<'payment/matchBankLine'>) =>
    callHandler(matchBankLine, { services, caller: cashier, input });
  const bookOf = async (id: number) => (await desk.books()).find(({ payment_id }) => payment_id === id);

  it('is read from the sheet of a workbook that somebody chose, and the others stay as they are', async () => {
    const file = workbookOf({
      十月: [heads, lineOf('2026-10-20', '681.00', '汪一', '费用', 'S1')],
      十一月: [heads, lineOf('2026-11-20', '682.00', '汪二', '费用', 'S2')],
    });
    const look = (input: object) =>
      callHandler(previewStatement, { services, caller: cashier, input, bytes: file });
    expect(await look({ sheet: '十一月' })).toMatchObject({
      first: [{ cells: expect.arrayContaining(['682.00', '汪二']) }],
      reading: [{ kind: 'other_sheets_ignored', names: ['十月'], read: '十一月' }],
    });
    expect(await sentenceOf(look({ sheet: '十二月' }))).toContain('十二月');
    expect(await send(file)).toMatchObject({ added: 1 });
    const columns = 'date,,credit,,payer,,note,';
    expect(await send(file, { sheet: '十一月', head_row: 1, columns })).toMatchObject({ added: 1 });
    expect(await lineBy('汪一')).toMatchObject({ amount_cents: 68_100 });
    expect(await lineBy('汪二')).toMatchObject({ amount_cents: 68_200 });
    await services.store.db.deleteFrom('bank_line').execute();
    await services.store.db.deleteFrom('statement_layout').execute();
  });

  it('are read as CSV of either encoding and as XLSX, and every line is kept once', async () => {
    const rows = [
      lineOf('20261120', '1,680.50', '王芳', '货款'),
      lineOf('2026/11/20', '1,680.50', '王芳', '货款'),
      lineOf('2026-11-20', '', '物业公司', '水电费'),
      lineOf('不详', '3.00', '李强', ''),
      lineOf('2026-11-21', '', '', ''),
    ];
    const counts = {
      added: 2,
      perhaps: 0,
      known: 0,
      outgoing: 2,
      unread: 1,
      own: 0,
      fell_through: 0,
      fell_through_rows: [],
      asks_day: null,
      unread_rows: [6],
      unread_by: [{ part: 'day', count: 1, rows: [6] }],
    };
    const file = csvOf([['账号：6222…'], heads, ...rows]);
    const reading = [{ kind: 'rows_above_head', count: 1, rows: [1] }];
    expect(await send(`\uFEFF${file}`)).toEqual({ ...counts, unread_rows: [6], reading });
    const again = { ...counts, added: 0, known: 2 };
    expect(await send(csvOf([['账号：6222…'], heads, ...rows], ';'))).toEqual({ ...again, reading });
    const sheet = { title: '流水', columns: heads.map((head) => ({ head, width: 10 })), rows };
    expect(await send(await writeSheet(sheet))).toEqual({
      ...again,
      unread_rows: [5],
      unread_by: [{ part: 'day', count: 1, rows: [5] }],
      reading: [],
    });
    // 日期,金额,付款人 and one line, as a Chinese spreadsheet writes them.
    const head = Buffer.from('c8d5c6da2cbdf0b6ee2cb8b6bfeec8cb0a', 'hex');
    const chinese = Buffer.concat([head, Buffer.from('2026-11-19,5,'), Buffer.from('d5c5c8fd', 'hex')]);
    expect(await send(chinese)).toMatchObject({ added: 1 });
    expect(await lineBy('张三')).toMatchObject({ amount_cents: 500, paid_on: '2026-11-19' });
    expect((await lines()).items.filter(({ payer_name }) => payer_name === '王芳')).toMatchObject([
      { amount_cents: 168_050 },
      { amount_cents: 168_050 },
    ]);
  });

  it('list every amount that came in, and leave out what went out or is none', async () => {
    const amounts = [
      ['百万', '"1,200,000.00"', 120_000_000],
      ['千亿', '98765432109.87', 9_876_543_210_987],
      // As spreadsheets store 1380.35 and 680.10.
      ['浮点', '1380.3499999999999', 138_035],
      ['尾数', '680.10000000000002', 68_010],
    ] as const;
    const others = ['-', '--', '680.125', '99999999999999999999.00'];
    const rows = [
      ...amounts.map(([payer, text]) => `${text},${payer}`),
      ...others.map((text) => `${text},某人`),
    ];
    const file = `交易日期,贷方发生额,对方户名\n${rows.map((row) => `2026-09-18,${row}`).join('\n')}`;
    const caller = await openStaff(services, { roles: ['zky-admin'] });
    const sent = { services, caller, input: { title: '对账单' }, bytes: Buffer.from(file) };
    expect(await callHandler(importStatement, sent)).toMatchObject({ added: 4, outgoing: 2, unread: 2 });
    for (const [payer, , amount_cents] of amounts)
      expect(await lineBy(payer)).toMatchObject({ amount_cents });
  });

  it.each([
    ['the time in a column of its own', '交易时间,交易日期,金额,付款人\n09:12:11,20261118,7.00,陈静'],
    ['the time after the day', '交易时间,金额,付款人\n20261118 09:12:11,7.00,周静'],
    ['the day of the entry too', '交易日期,记账日期,金额,付款人\n20261118,20261119,7.00,吴静'],
  ])('know the day with %s', async (_, file) => {
    expect(await send(file)).toMatchObject({ added: 1, unread: 0 });
    expect(await lineBy(file.slice(-2))).toMatchObject({ paid_on: '2026-11-18', amount_cents: 700 });
  });

  it('keep no whole account or phone, and refuse what is no statement', async () => {
    const number = formatSerial(services.programme.numbers.enrolment, {
      class_code: formatSerial(services.programme.numbers.class_code, { yy: '26', serial: 24 }),
      serial: 296,
    });
    const note = `${number.replaceAll('-', '')} 卡`;
    const marked = lineOf('2026-11-18', '3', '赵七', `${note}6227001234567890017`);
    await send(
      csvOf([heads, lineOf('2026-11-18', '2', '赵六', '电话13800009001 卡6227001234567890017'), marked]),
    );
    expect(await lineBy('赵六')).toMatchObject({ note: '电话****9001 卡****0017' });
    expect(await lineBy('赵七')).toMatchObject({ note: `${note}****0017` });
    for (const file of ['姓名,电话\n李强,1', '', Buffer.from([0xd0, 0xcf, 0x11, 0xe0])]) {
      expect(await refusalOf(send(file))).toBe('import_refused');
    }
    expect(await refusalOf(send(Buffer.alloc(5_242_881)))).toBe('too_large');
  });

  it('take their columns from whoever sends them, show them masked before, and know the bank again', async () => {
    const file =
      '账号 6227001234567890017\n到账,进账,来自,说明\n2026-11-15,12.50,孙悦,会费\n2026-11-16,3,钱程,会费';
    const look = (text: string) =>
      callHandler(previewStatement, { services, caller: cashier, input: {}, bytes: Buffer.from(text) });
    expect(await refusalOf(send(file))).toBe('import_refused');
    expect(await look(file)).toMatchObject({
      // Nobody knows these heads: the first of the rows that say most is offered.
      head_row: 2,
      columns: ['到账', '进账', '来自', '说明'].map((head) => ({ head, field: '' })),
      found: null,
      remembered: false,
      head_rows: [
        { cells: ['账号 ****0017'] },
        { row_no: 2 },
        { cells: ['2026-11-15', '12.50', '孙悦', '会费'] },
        {},
      ],
    });
    for (const chosen of [
      { head_row: 2 },
      { head_row: 2, columns: 'date,payer' },
      { columns: 'date,credit' },
    ]) {
      expect(await refusalOf(send(file, chosen))).toBe('invalid_input');
    }
    // Said wrongly first: the note for the payer.
    expect(await send(file, { head_row: 2, columns: 'date,credit,,payer' })).toMatchObject({ added: 2 });
    const [first] = (await lines()).items.filter(({ payer_name }) => payer_name === '会费');
    expect(first).toMatchObject({ note: '', paid_on: '2026-11-16' });
    const rightly = { head_row: 2, columns: 'date,credit,payer,note' };
    expect(await send(file, rightly)).toMatchObject({ added: 2, known: 0 });
    expect((await lines()).items.filter(({ payer_name }) => payer_name === '会费')).toEqual([]);
    expect(await lineBy('孙悦')).toMatchObject({ amount_cents: 1_250, note: '会费' });
    expect(await send(`${file}\n2026-11-17,4,周游,会费`)).toMatchObject({ added: 1, known: 2 });
    expect(await look(file)).toMatchObject({
      columns: ['date', 'credit', 'payer', 'note'].map((field) => ({ field })),
      remembered: true,
      first: [
        { cells: ['2026-11-15', '12.50', '孙悦', '会费'] },
        { cells: ['2026-11-16', '3.00', '钱程', '会费'] },
      ],
      found: { incoming: 2, own: 0, outgoing: 0, unread: 0 },
    });
    expect(await verifyChain(services.store.db, 0)).toMatchObject({ ok: true });
  });

  it('suggest payments of exactly the amount with what speaks for each, the best first', async () => {
    const byNumber = await declared({ payer_name: '甲公司', paid_on: '2026-10-02' });
    const byName = await declared({ payer_name: '乙公司', paid_on: '2026-10-03' });
    await send(
      csvOf([
        heads,
        lineOf('2026-10-03', '680', '乙公司', `代缴 ${byNumber.enrol_no.toLowerCase()}费`),
        lineOf('2026-10-03', '680', '乙公司', '代缴'),
        lineOf('2026-10-03', '679.99', '乙公司', `少付 ${byNumber.enrol_no}`),
      ]),
    );
    const found = (await lines()).items.filter(({ payer_name }) => payer_name === '乙公司');
    const [whole, plain, short] = ['代缴 ', '代缴', '少付'].map((start) =>
      found.find(({ note }) => note.startsWith(start) && (start !== '代缴' || note === start)),
    );
    expect(short?.suggestions).toMatchObject([
      { payment_id: byNumber.payment_id, amount_cents: 68_000, reasons: ['number', 'day'] },
    ]);
    expect([whole?.is_sure, short?.is_sure]).toEqual([false, false]);
    expect(whole?.suggestions).toMatchObject([
      { payment_id: byNumber.payment_id, reasons: ['amount', 'number', 'day'] },
    ]);
    expect(plain?.suggestions).toMatchObject([
      { payment_id: byName.payment_id, reasons: ['amount', 'payer', 'day'] },
    ]);
    const { payment_id } = byNumber;
    expect(await refusalOf(match({ line_id: short?.line_id ?? 0, class_id, payment_id }))).toBe(
      'amount_differs',
    );
  });

  it('confirm a payment once, with its receipt, by ten statements, and are no other then', async () => {
    const mine = await declared({ payer_name: '丙公司' });
    const other = await declared({ payer_name: '丙公司' });
    await send(csvOf([heads, lineOf('2026-11-20', '680.00', '丙公司', '报名费')]));
    const line_id = (await lineBy('丙公司'))?.line_id ?? 0;
    const { payment_id } = mine;
    expect(await refusalOf(match({ line_id, class_id, payment_id: 404 }))).toBe('not_found');
    expect(await refusalOf(match({ line_id: 404, class_id, payment_id }))).toBe('state_changed');
    const statements = await countStatements(() => match({ line_id, class_id, payment_id }));
    expect(statements.length).toBeLessThanOrEqual(10);
    expect(await bookOf(payment_id)).toMatchObject({ status: 'confirmed', entries: 1, sum: 68_000 });
    for (const id of [payment_id, other.payment_id]) {
      expect(await refusalOf(match({ line_id, class_id, payment_id: id }))).toBe('state_changed');
    }
    expect(await bookOf(other.payment_id)).toMatchObject({ status: 'declared', entries: 0 });
    expect(await lineBy('丙公司')).toBeUndefined();
    expect((await lines('matched')).items).toMatchObject([
      { line_id, suggestions: [], payment: { payment_id, enrol_no: mine.enrol_no }, matched_by: '陈思远' },
    ]);
    const { rows } = await sql<{ detail: object }>`
      select detail from audit_event where class_id = ${class_id} and action = 'confirm' and object_id = ${String(payment_id)}`.execute(
      services.store.db,
    );
    expect(rows).toMatchObject([{ detail: { line_id } }]);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
    expect(await verifyChain(services.store.db, 0)).toMatchObject({ ok: true });
  });

  it('of two people who take one line, or one payment, let the first alone', async () => {
    const [a, b] = [await declared({ payer_name: '丁公司' }), await declared({ payer_name: '丁公司' })];
    const three = ['1', '2', '3'].map((n) => lineOf('2026-11-20', '680.00', '丁公司', '', n));
    await send(csvOf([heads, ...three]));
    const [first, second, third] = (await lines()).items
      .filter(({ payer_name }) => payer_name === '丁公司')
      .map(({ line_id }) => line_id);
    const at = (line_id = 0, { payment_id }: { payment_id: number }) =>
      match({ line_id, class_id, payment_id });
    const oneLine = await Promise.allSettled([at(first, a), at(first, b)]);
    expect(oneLine.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const left = (await bookOf(a.payment_id))?.status === 'declared' ? a : b;
    const twoLines = await Promise.allSettled([at(second, left), at(third, left)]);
    expect(twoLines.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await bookOf(left.payment_id)).toMatchObject({ entries: 1 });
    expect((await lines()).items.filter(({ payer_name }) => payer_name === '丁公司')).toHaveLength(1);
  });

  describe('matched in error', () => {
    const undo = (line_id: number, caller = cashier) =>
      callHandler(undoBankMatch, { services, caller, input: { line_id, reason: '该款为另一考生所付' } });
    const matched = async (payer: string) => {
      const mine = await declared({ payer_name: payer });
      await send(csvOf([heads, lineOf('2026-11-20', '680.00', payer, '报名费')]));
      const line_id = (await lineBy(payer))?.line_id ?? 0;
      const { payment_id } = mine;
      await match({ line_id, class_id, payment_id });
      return { ...mine, line_id };
    };

    it('go out of the books by a counter-entry, and both sides wait again', async () => {
      const { payment_id, line_id } = await matched('戊公司');
      const before = await services.store.db
        .selectFrom('payment')
        .selectAll()
        .where('payment_id', '=', payment_id)
        .executeTakeFirstOrThrow();
      const statements: Awaited<ReturnType<typeof undo>>[] = [];
      const sent = await countStatements(async () => statements.push(await undo(line_id)));
      expect(sent.length).toBeLessThanOrEqual(7);
      const again = statements[0]?.payment_id ?? 0;
      expect(await bookOf(payment_id)).toMatchObject({ status: 'failed', entries: 2, sum: 0 });
      expect(await bookOf(again)).toMatchObject({ status: 'declared', entries: 0 });
      const { proof_id, payer_account_masked, paid_on } = before;
      const after = await services.store.db
        .selectFrom('payment')
        .selectAll()
        .where('payment_id', '=', again)
        .executeTakeFirstOrThrow();
      expect(after).toMatchObject({ proof_id, payer_account_masked, paid_on, decided_by: null });
      expect(await lineBy('戊公司')).toMatchObject({ line_id, payment: null });
      const { items } = await callHandler(fetchReceiptLists, {
        services,
        caller: cashier,
        input: { class_id, limit: 100 },
      });
      expect(items.find((each) => each.payment_id === payment_id)).toMatchObject({ is_void: true });
      await match({ line_id, class_id, payment_id: again });
      expect(await bookOf(again)).toMatchObject({ status: 'confirmed', entries: 1, sum: 68_000 });
      const { rows } = await sql<{ object_type: string; reason: string | null }>`
        select object_type, reason from audit_event where action = 'undo_match' order by object_type`.execute(
        services.store.db,
      );
      expect(rows).toEqual([
        { object_type: 'bank_line', reason: '该款为另一考生所付' },
        { object_type: 'payment', reason: '该款为另一考生所付' },
      ]);
      expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
      expect(await verifyChain(services.store.db, 0)).toMatchObject({ ok: true });
    });

    it('are undone once, by the platform, and not behind a refund, an invoice or a certificate', async () => {
      const twice = await matched('己公司');
      const both = await Promise.allSettled([undo(twice.line_id), undo(twice.line_id)]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await refusalOf(undo(404))).toBe('state_changed');
      expect(await refusalOf(undo(twice.line_id))).toBe('state_changed');

      const asked = await matched('庚公司');
      const editor = await openStaff(services, { roles: ['editor'] });
      expect(await refusalOf(undo(asked.line_id, editor))).toBe('transition_refused');
      const { enrolment_id } = asked;
      await insertCertificate(services, { class_id, enrolment_id, by: [cashier, editor] });
      expect(await refusalOf(undo(asked.line_id))).toBe('certificate_stands');
      await services.store.db.deleteFrom('certificate').where('class_id', '=', class_id).execute();
      await desk.ask(asked.candidate, asked.payment_id);
      expect(await refusalOf(undo(asked.line_id))).toBe('transition_refused');

      const invoiced = await matched('辛公司');
      await invoiceDesk(services, class_id).ask(invoiced.candidate, [invoiced.payment_id]);
      expect(await refusalOf(undo(invoiced.line_id))).toBe('transition_refused');
      expect(await bookOf(invoiced.payment_id)).toMatchObject({ status: 'confirmed', entries: 1 });
    });

    it('of a transfer for many wait again together', async () => {
      const pair = [await desk.approved(91), await desk.approved(92)];
      const unit = await openStaff(services, { roles: ['zky-admin'] });
      const group = await callHandler(declareGroupPayment, {
        services,
        caller: unit,
        input: {
          ...testPayer,
          paid_on: testPaidOn(services),
          class_id,
          proof_id: await desk.insertProof(unit),
          enrolment_ids: pair.map(({ enrolment_id }) => enrolment_id),
        },
      });
      await send(csvOf([heads, lineOf('2026-11-20', '1360.00', '壬公司', '')]));
      const line_id = (await lineBy('壬公司'))?.line_id ?? 0;
      const parts = await services.store.db
        .selectFrom('payment')
        .select('payment_id')
        .where('group_id', '=', group.group_id)
        .execute();
      const first = parts[0]?.payment_id ?? 0;
      await match({ line_id, class_id, payment_id: first });
      const payment_id = (await undo(line_id)).payment_id ?? 0;
      for (const part of parts) {
        expect(await bookOf(part.payment_id)).toMatchObject({ status: 'failed', sum: 0 });
      }
      expect(await match({ line_id, class_id, payment_id })).toMatchObject({ status: 'confirmed' });
      const later = (await desk.books()).filter((each) => each.payment_id >= payment_id);
      expect(later.map(({ status, sum }) => [status, sum])).toEqual([
        ['confirmed', 68_000],
        ['confirmed', 68_000],
      ]);
    });
  });

  it('of 5,000 lines are taken in at once, and their list takes two statements', async () => {
    const many = Array.from({ length: 5_000 }, (_, n) =>
      lineOf('2026-09-01', '680', `付款人${n}`, `第${n}笔`),
    );
    expect(await send(csvOf([heads, ...many]))).toMatchObject({ added: 5_000, unread: 0 });
    expect(await send(csvOf([heads, ...many]))).toMatchObject({ added: 0, known: 5_000 });
    expect(await countStatements(() => lines())).toHaveLength(2);
  });
});
