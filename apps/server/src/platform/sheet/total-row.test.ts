import { defaultExam, defaultProgramme, type RegistryRules } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../domain/certificates/registry/read-answer.js';
import { namedColumns } from '../../domain/enrolment/import/rows/guess-columns.js';
import { readStatement } from '../../domain/money/statement/read-statement.js';
import { plainHeads } from '../../domain/money/statement/statement-layout.js';
import { readScoreSheet } from '../../domain/scores/import/read-score-sheet.js';
import { readTable } from './read-table.js';
import { sheetsHere } from './testing/sheets-here.js';

const today = '2026-11-30';
const registryAnswer: RegistryRules['answer'] = {
  number: ['证书编号'],
  result: ['审核结果'],
  fault: ['原因'],
  accepted: ['通过'],
  rejected: ['不通过'],
};
const statement = async (text: string) => {
  const rules = { programme: defaultProgramme, today };
  const { lines, unread, reading } = await readStatement(sheetsHere, Buffer.from(text), plainHeads, rules);
  const totals = reading.find(({ kind }) => kind === 'total_row_left_out')?.rows ?? [];
  return { cents: lines.map(({ amount_cents }) => amount_cents), unread, totals };
};
const one = { cents: [68_000], unread: [], totals: [3] };

describe('a row of totals', () => {
  const heads = '交易日期,摘要,贷方发生额,余额,对方户名\n2026-11-12,报名费,680.00,9680.00,李明\n';
  it.each([
    '2026-11-30,本月合计,680.00,9680.00,',
    '2026-11-30,本年累计,"9,680.00",,',
    '2026-11-30 23:59:59,小计,680.00,-,-',
    '2026年11月,合计：,680.00,,',
    '2026/11/30,期初余额,9000.00,9000.00,',
    '20261130,期末余额,9680.00,9680.00,',
    '2026-11-30,承前页,680.00,9680.00,',
    '2026-11-30,过次页,680.00,9680.00,',
    '2026-11-30,上年结转,680.00,9680.00,',
    '2026-11-01至2026-11-30,贷方合计,680.00,人民币,',
    '2026-11-30,Total,680.00,,',
    '2026-11-30,Subtotal,680.00,,',
    '2026-11-30,Opening balance,680.00,,',
    '2026-11-30,Balance brought forward,680.00,贷,',
    '2026-11-30,Saldo inicial,680.00,,',
    '2026-11-30,前期繰越,680.00,,',
  ])('is known in any cell beside days and figures: %s', async (row) => {
    expect(await statement(heads + row)).toEqual(one);
  });

  it.each([
    '2026-11-30,报名费合计,680.00,9680.00,',
    '2026-11-30,合计,680.00,9680.00,王芳',
    '2026-11-30,,680.00,9680.00,Total',
    '2026-11-30,,680.00,9680.00,合计',
    '2026-11-30,网银转账,680.00,9680.00,Total Energies',
  ])('is none of other words, and none of the name of a payer: %s', async (row) => {
    expect(await statement(heads + row)).toEqual({ cents: [68_000, 68_000], unread: [], totals: [] });
  });

  it('is no line of candidates, scores or answers', async () => {
    const candidates = '序号,单位,人数,姓名\n1,甲公司,1,王芳\n,,1,\n2,合计,1,\n3,,,合计';
    const table = await readTable(sheetsHere, Buffer.from(candidates), namedColumns);
    expect(table.rows.map(({ row_no }) => row_no)).toEqual([2, 3, 5]);
    const scores =
      '日期,准考证号,姓名,理论成绩\n2026-11-12,T0045,王芳,86\n2026-11-30,总计,,86\n2026-11-30,,总计,70';
    const sheet = await readScoreSheet(sheetsHere, Buffer.from(scores), defaultExam.subjects);
    expect(sheet.rows.map(({ row_no }) => row_no)).toEqual([2, 4]);
    const answers = '日期,证书编号,审核结果\n2026-11-12,A1,通过\n2026-11-30,合计,12';
    const answer = await readAnswer(sheetsHere, Buffer.from(answers), registryAnswer, () => 'accept');
    expect(answer.lines.map(({ row_no }) => row_no)).toEqual([2]);
  });
});
