import { defaultProgramme } from '@skillcert/core';
import { expect, it } from 'vitest';
import { sheetsHere } from '../../../../platform/sheet/testing/sheets-here.js';
import { readStatement } from '../read-statement.js';
import { plainHeads } from '../statement-layout.js';

const payers = async (...rows: readonly string[]) => {
  const rules = { programme: defaultProgramme, today: '2026-11-28' };
  const read = await readStatement(sheetsHere, Buffer.from(rows.join('\n')), plainHeads, rules);
  return read.lines.map(({ payer_name }) => payer_name);
};

it('户名 alone names the payer', async () => {
  const rows = ['2026-11-01,680.00,王芳', '2026-11-02,680.00,李雷'];
  expect(await payers('交易日期,贷方发生额,户名', ...rows)).toEqual(['王芳', '李雷']);
});

it('户名 names nobody beside another head of the payer, and where it is the holder', async () => {
  const two = ['2026-11-01,680.00,技能中心,王芳', '2026-11-02,680.00,上海技能中心,李雷'];
  expect(await payers('交易日期,贷方发生额,户名,对方户名', ...two)).toEqual(['王芳', '李雷']);
  const own = ['2026-11-01,680.00,技能中心', '2026-11-02,680.00,技能中心'];
  expect(await payers('交易日期,贷方发生额,户名', ...own)).toEqual(['', '']);
});

it('对方账号 of Alipay names the payer before the account', async () => {
  const rows = [
    '2026-11-09 12:53:45,"上海某某(集团)有限公司(138***@qq.com)",680.00,0.00',
    '2026-11-09 12:54:45,贺杰(138******12),680.00,0.00',
  ];
  expect(await payers('发生时间,对方账号,收入金额（+元）,支出金额（-元）', ...rows)).toEqual([
    '上海某某(集团)有限公司',
    '贺杰',
  ]);
});

it('对方账号 of accounts alone names nobody', async () => {
  const rows = ['2026-11-01,680.00,6222021001116245', '2026-11-02,680.00,6222021001116246'];
  expect(await payers('交易日期,贷方发生额,对方账号', ...rows)).toEqual(['', '']);
});

it.each([
  '"Nov 17, 2026"',
  '17 November 2026',
  'November 17 2026',
  '"Nov. 17th, 2026 10:00 AM"',
  '17-Nov-2026',
])('the day %s is read', async (day) => {
  expect(await payers('Date,Credit,Payer', `${day},680.00,Ann`)).toEqual(['Ann']);
});
