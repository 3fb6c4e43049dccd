import { defaultProgramme } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { sheetsHere } from '../../../platform/sheet/testing/sheets-here.js';
import { readStatement } from './read-statement.js';
import { plainHeads } from './statement-layout.js';

const read = async (text: string) => {
  const rules = { programme: defaultProgramme, today: '2026-11-28' };
  const { lines, unread, reading } = await readStatement(sheetsHere, Buffer.from(text), plainHeads, rules);
  return {
    cents: lines.map(({ amount_cents }) => amount_cents),
    unread,
    notes: reading
      .filter(({ kind }) => kind.startsWith('unit'))
      .map(({ kind, rows, names }) => [kind, rows, names]),
  };
};

const under = (head: string, ...amounts: readonly string[]) =>
  read([`交易日期,${head},对方户名`, ...amounts.map((amount) => `2026-11-12,${amount},王芳`)].join('\n'));

describe('the unit of an amount', () => {
  it.each([
    ['收入金额(万元)', '0.68', 680_000, '万元'],
    ['收入（千元）', '0.68', 68_000, '千元'],
    ['收入金额（单位：百元）', '6.8', 68_000, '百元'],
    ['入账金额(分)', '68000', 68_000, '分'],
    ['入账金额(角)', '6800', 68_000, '角'],
    ['收入金额/万元', '0.068', 68_000, '万元'],
    ['收入金额万元', '0.068', 68_000, '万元'],
    ['收入金额（亿元）', '0.00000680', 68_000, '亿元'],
    ['收入金额（人民币万元）', '1.234567', 1_234_567, '万元'],
    ["Credit (CNY '000)", '0.68', 68_000, "'000"],
    ['Credit (in thousands)', '0.68', 68_000, 'thousands'],
  ])('in the head %s is converted, and said', async (head, amount, cents, unit) => {
    expect(await under(head, amount)).toEqual({
      cents: [cents],
      unread: [],
      notes: [['unit_converted', [2], [unit]]],
    });
  });

  it.each([
    ['单位：万元', ''],
    ['单位,万元', ''],
    ['对账单（单位：万元）', ''],
    ['上海农商银行对账单   金额单位：人民币万元', ''],
    ['单位：元', '单位：万元'],
  ])('above the heads is converted: %s %s', async (first, second) => {
    const file = [
      first,
      second,
      '交易日期,收入金额,支出金额,对方户名',
      '2026-11-12,0.068,,王芳',
      '2026-11-13,,1.2,王芳',
    ];
    const { cents, notes } = await read(file.filter(Boolean).join('\n'));
    expect(cents).toEqual([68_000]);
    expect(notes).toMatchObject([['unit_converted', second ? [4, 5] : [3, 4], ['万元']]]);
  });

  it('of the head stands before that above the table', async () => {
    const file = '单位：万元\n交易日期,收入金额(元),对方户名\n2026-11-12,680.00,王芳';
    expect(await read(file)).toEqual({ cents: [68_000], unread: [], notes: [] });
  });

  it.each([['单位：上海某某技能中心'], ['单位,万元集团'], ['单位名称：分众传媒'], ['单位：元']])(
    'is none in a line above that names an employer or the usual unit: %s',
    async (line) => {
      const file = `${line}\n交易日期,收入金额,对方户名\n2026-11-12,680.00,王芳`;
      expect(await read(file)).toEqual({ cents: [68_000], unread: [], notes: [] });
    },
  );

  it('leaves a row unread whose amount is no whole cents in it, or names another unit', async () => {
    expect(await under('收入金额(万元)', '0.68', '0.0680001', '6800元', '¥0.068')).toEqual({
      cents: [680_000, 68_000],
      unread: [3, 4],
      notes: [
        ['unit_not_converted', [3, 4], ['万元']],
        ['unit_converted', [2, 5], ['万元']],
      ],
    });
  });

  it('takes what spreadsheets store for what people see', async () => {
    const stored = ['0.067999999999999991', '1.2340000000000001', '0.068', '1.234', '-0.5', '"1,234.5"'];
    const { cents, unread } = await under('收入金额(万元)', ...stored);
    expect([cents, unread]).toEqual([[68_000, 1_234_000, 68_000, 1_234_000, 1_234_500_000], []]);
  });

  it('is that of each column, also of a balance in another one', async () => {
    const rows = ['2026-11-12,0.068,10680', '2026-11-13,0.1,11680', '2026-11-14,0.068,11000'];
    const file = ['日期,金额(万元),余额(元)', ...rows].join('\n');
    expect(await read(file)).toMatchObject({ cents: [100_000], unread: [2, 4] });
  });

  it.each([
    ['0.68万元', 680_000, '万元'],
    ['￥0.68万', 680_000, '万'],
    ['人民币0.068万元整', 68_000, '万元'],
    ['0.068 万元 CR', 68_000, '万元'],
    ['6.8百元', 68_000, '百元'],
    ['68000分', 68_000, '分'],
    ['0.68 thousand', 68_000, 'thousand'],
    ['CNY 0.00068 million', 68_000, 'million'],
  ])('inside its cell is converted, and said: %s', async (amount, cents, unit) => {
    expect(await under('收入金额', amount, '680.00')).toEqual({
      cents: [cents, 68_000],
      unread: [],
      notes: [['unit_converted', [2], [unit]]],
    });
    expect(await under(`收入金额（${unit}）`, amount)).toMatchObject({ cents: [cents], unread: [] });
  });

  it.each(['"1,200元"', '¥1200.00', '1200.00 CNY', '1200元整', 'RMB 1200.00元'])(
    'is the usual one inside a cell, and nothing is said of it: %s',
    async (amount) => {
      expect(await under('收入金额', amount)).toEqual({ cents: [120_000], unread: [], notes: [] });
      expect(await under('收入金额（元）', amount)).toEqual({ cents: [120_000], unread: [], notes: [] });
    },
  );

  it.each([
    ['收入金额(元)', '0.68万元', '元'],
    ['收入金额(万元)', '6.8千元', '万元'],
    ['收入金额（分）', '680元', '分'],
    ['Credit (in thousands)', '0.68万元', 'thousands'],
  ])('inside a cell that contradicts the head %s leaves the row unread: %s', async (head, amount, unit) => {
    expect(await under(head, amount)).toEqual({
      cents: [],
      unread: [2],
      notes: [['unit_not_converted', [2], [unit]]],
    });
  });

  it.each(['0.68万美元', '2万份', '1万2千元', '6元8角', '0.0000001万元', '1.234万元', '0.68万kg'])(
    'is not guessed in a cell that is no amount of it: %s',
    async (amount) => {
      expect(await under('收入金额', amount)).toMatchObject({ cents: [], unread: [2] });
    },
  );

  const lines = ['交易日期,收入金额,对方户名', '2026-11-12,0.068,王芳', '2026-11-13,1.2,王芳'];

  it.each([
    ['单位：万元'],
    ['（金额单位：万元）'],
    ['单位,万元'],
    ['合计,1.268,', '单位：万元'],
    ['合计（万元）,1.268,', '单位：万元'],
    ['合计,1.268万元,', '单位：万元'],
    ['单位：万元,,制表人：张三'],
    ['注：本表单位：万元'],
    ['# 单位：万元'],
  ])('below the table is converted, and said: %s %s', async (...foot) => {
    expect(await read([...lines, ...foot].join('\n'))).toEqual({
      cents: [68_000, 1_200_000],
      unread: [],
      notes: [['unit_converted', [2, 3], ['万元']]],
    });
  });

  it('below the table gives way to that of a head, and leaves rows unread where a line above says another', async () => {
    const [head = '', ...others] = lines;
    const own = [head.replace('金额', '金额(元)'), '2026-11-12,680.00,王芳', '单位：万元'];
    expect(await read(own.join('\n'))).toEqual({ cents: [68_000], unread: [], notes: [] });
    const both = ['单位：千元', head, ...others, '单位：万元'];
    expect(await read(both.join('\n'))).toEqual({
      cents: [],
      unread: [3, 4],
      notes: [['unit_not_converted', [3, 4], ['千元', '万元']]],
    });
  });

  it.each(['2026-11-14,5.00,单位：万元商贸', '2026-11-14,5.00,单位：万元', '某日,5.00,单位：万元'])(
    'is none in a row that is a movement: %s',
    async (row) => {
      const file = [...lines.with(1, '2026-11-12,68.00,王芳'), row].join('\n');
      const { cents, notes } = await read(file);
      expect([cents.slice(0, 2), notes]).toEqual([[6_800, 120], []]);
    },
  );
});
