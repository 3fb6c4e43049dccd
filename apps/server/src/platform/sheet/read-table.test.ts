import { defaultExam, defaultProgramme, type RegistryRules } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../domain/certificates/registry/read-answer.js';
import { namedColumns } from '../../domain/enrolment/import/rows/guess-columns.js';
import { readRoomRows } from '../../domain/exam/rooms/read-room-rows.js';
import { readInvoiceSheet } from '../../domain/money/invoices/sheet/read-invoice-sheet.js';
import { openStatement, readStatement } from '../../domain/money/statement/read-statement.js';
import type { SaidOrder } from '../../domain/money/statement/said-order.js';
import { plainHeads } from '../../domain/money/statement/statement-layout.js';
import { readScoreSheet } from '../../domain/scores/import/read-score-sheet.js';
import type { ColumnChoice } from './choose-columns.js';
import { readTable } from './read-table.js';
import { sheetsHere } from './testing/sheets-here.js';

const today = '2026-11-28';
const registryAnswer: RegistryRules['answer'] = {
  number: ['证书编号'],
  result: ['审核结果', '结果'],
  fault: ['原因'],
  accepted: ['通过'],
  rejected: ['不通过'],
};
const statement = async (text: string) => {
  const { lines, unread, outgoing, reading } = await readStatement(
    sheetsHere,
    Buffer.from(text),
    plainHeads,
    {
      programme: defaultProgramme,
      today,
    },
  );
  return {
    lines: lines.map(({ amount_cents, payer_name }) => [amount_cents, payer_name]),
    unread,
    outgoing,
    kinds: reading.map(({ kind, count, rows }) => [kind, count, rows]),
  };
};

describe('a row with more cells than the heads', () => {
  it('is unread, and told: a comma in a number divides it', async () => {
    const text = '日期,贷方发生额,对方户名\n2026-11-12,1,380.00,李\n2026-11-13,680.00,王\n';
    expect(await statement(text)).toEqual({
      lines: [[68_000, '王']],
      unread: [2],
      outgoing: 0,
      kinds: [['row_too_long', 1, [2]]],
    });
  });

  it('is read where the heads leave cells blank at their end', async () => {
    const text = '日期,贷方发生额,对方户名,\n2026-11-12,1380.00,李,说明\n2026-11-13,680.00,王,\n';
    expect((await statement(text)).lines).toHaveLength(2);
  });

  it('is unread though the heads and its line end with blank cells', async () => {
    const text =
      '日期,对方户名,贷方发生额,\n2026-11-12,李,1,380.00,\n2026-11-13,王,680.00,\n2026-11-14,张,5.00,,,\n';
    const { lines, unread } = await statement(text);
    expect([lines.map(([cents]) => cents), unread]).toEqual([[68_000, 500], [2]]);
  });

  it('is nothing of totals', async () => {
    const text = '日期,贷方发生额,对方户名\n2026-11-13,680.00,王\n合计,1,380.00,2\n';
    expect((await statement(text)).kinds).toEqual([['total_row_left_out', 1, [3]]]);
  });

  it('says no score of a candidate', async () => {
    const bytes = Buffer.from('准考证号,姓名,理论成绩,技能成绩\nT0045,Ruiz, Ana,86,85\nT0046,王芳,70,71\n');
    const { rows, look } = await readScoreSheet(sheetsHere, bytes, defaultExam.subjects);
    expect(rows.map(({ row_no, scores }) => [row_no, ...scores.map(({ score }) => score)])).toEqual([
      [2, null, null],
      [3, 70, 71],
    ]);
    expect(look('zh').reading).toEqual([{ kind: 'row_too_long', count: 1, rows: [2] }]);
  });
});

describe('two columns of one head', () => {
  const heads = async (text: string) => (await readTable(sheetsHere, Buffer.from(text), namedColumns)).heads;

  it('refuse a table where they are needed', async () => {
    await expect(heads('姓名,手机号,手机号\n李,1,2')).rejects.toMatchObject({
      fault: 'head_twice',
      values: { head: '手机号' },
    });
    const scores = Buffer.from('准考证号,理论成绩,理论成绩\nT0045,86,85\n');
    await expect(readScoreSheet(sheetsHere, scores, defaultExam.subjects)).rejects.toMatchObject({
      fault: 'head_twice',
    });
  });

  it('are nothing to refuse where nobody reads them', async () => {
    expect(await heads('姓名,备注,备注\n李,1,2')).toEqual(['姓名', '备注', '备注']);
    const rooms = Buffer.from('考场,考点名称,行数,每行座位数,备注,备注\n一号,东校区,6,5,x,y');
    expect((await readRoomRows(sheetsHere, rooms, [])).rooms).toMatchObject([{ name: '一号', rows: 6 }]);
  });

  const rules = { programme: defaultProgramme, today };
  const openOf = (text: string, said: Partial<SaidOrder> = {}) =>
    openStatement(sheetsHere, Buffer.from(text), plainHeads, { ...rules, ...said });
  const invoicesOf = (text: string, choice: ColumnChoice = {}) =>
    readInvoiceSheet(sheetsHere, Buffer.from(text), { today, currency: 'CNY' }, choice);
  const answerOf = (text: string, choice: ColumnChoice = {}) =>
    readAnswer(sheetsHere, Buffer.from(text), registryAnswer, () => 'accept', choice);

  it.each([
    '日期,金额,金额\n2026-11-12,5.00,680.00',
    '日期,户名,对方户名,金额,对方户名\n2026-11-12,李,王,5.00,赵',
  ])('refuse a statement, which would be read by either: %s', async (text) => {
    await expect(openOf(text)).rejects.toMatchObject({ fault: 'head_twice' });
  });

  it.each([
    '日期,金额,金额\n2026-11-12,680.00,680.00\n2026-11-13,5.00,5.00',
    '日期,金额,流水号,余额,流水号,余额\n2026-11-12,680.00,A1,1.00,B1,2.00\n2026-11-13,5.00,A2,1.00,B2,2.00',
  ])('refuse no statement that is read alike by either: %s', async (text) => {
    expect((await statement(text)).lines).toEqual([
      [68_000, ''],
      [500, ''],
    ]);
  });

  it('refuse invoices and answers of the registry', async () => {
    await expect(invoicesOf('报名号,发票号码,价税合计,价税合计\n1,25310,5.00,680.00')).rejects.toMatchObject({
      fault: 'head_twice',
    });
    await expect(answerOf('证书编号,审核结果,审核结果\nA1,通过,不通过')).rejects.toMatchObject({
      fault: 'head_twice',
    });
  });

  it('are read where somebody says which one, or as notes of a statement, which are all kept', async () => {
    const fields = ['date', '', 'amount'] as const;
    expect(await openOf('日期,金额,金额\n2026-11-12,5.00,680.00', { head_row: 1, fields })).toMatchObject({
      fields,
    });
    expect((await statement('日期,金额,摘要,摘要\n2026-11-12,5.00,a,b')).lines).toHaveLength(1);
    const choice = { head_row: 1, fields: ['number', '', 'result'] };
    const { lines } = await answerOf('证书编号,审核结果,审核结果\nA1,通过,不通过', choice);
    expect(lines).toHaveLength(1);
  });
});

describe('two columns of other heads that name one field', () => {
  const claimed = (names: readonly string[]) => [
    { kind: 'field_named_twice', count: names.length, rows: [], names },
  ];

  it('are asked about where a row would be read by the first of them', async () => {
    const answer = await readAnswer(
      sheetsHere,
      Buffer.from('证书编号,审核结果,结果\nA1,通过,不通过'),
      registryAnswer,
      () => 'accept',
    );
    expect([answer.lines, answer.look.is_whole, answer.look.reading]).toEqual([[], false, claimed(['C'])]);
    const invoices = await readInvoiceSheet(
      sheetsHere,
      Buffer.from('报名号,发票号码,价税合计,合计\n1,25310,5.00,680.00'),
      { today, currency: 'CNY' },
    );
    expect([invoices.look.is_whole, invoices.look.reading]).toEqual([false, claimed(['D'])]);
  });

  it('are read as somebody says', async () => {
    const choice = { head_row: 1, fields: ['enrol_no', 'invoice_no', '', 'total_cents'] };
    const bytes = Buffer.from('报名号,发票号码,价税合计,合计\n1,25310,5.00,680.00');
    const { said, look } = await readInvoiceSheet(sheetsHere, bytes, { today, currency: 'CNY' }, choice);
    expect([said[0]?.amount_cents, look.reading]).toEqual([68_000, []]);
  });
});
