import { readFileSync } from 'node:fs';
import { defaultProgramme } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { sheetsHere } from '../../../platform/sheet/testing/sheets-here.js';
import { readCents } from '../../../platform/sheet/values/read-cents.js';
import { readStatement } from './read-statement.js';
import { plainHeads } from './statement-layout.js';

const rules = { programme: defaultProgramme, today: '2026-11-28' };

/** The content of a bank's file whose columns nobody has named. */
const readOf = async (bytes: Buffer, currency = 'CNY') => {
  const { lines, outgoing, unread } = await readStatement(sheetsHere, bytes, plainHeads, {
    ...rules,
    programme: { ...defaultProgramme, currency },
  });
  return {
    lines: lines.map(({ paid_on, amount_cents, payer_name }) =>
      [paid_on, amount_cents, payer_name].join(' '),
    ),
    outgoing,
    unread: unread.length,
  };
};
const fileOf = (name: string) =>
  readFileSync(new URL(`../../../platform/sheet/testing/files/${name}`, import.meta.url));

describe('statements as banks and payment apps write them', () => {
  it.each([
    ['bank-million.csv', ['2026-11-27 120000000 某某集团有限公司'], 0, 0],
    ['bank-two-amounts.csv', ['2026-11-12 68000 方大海'], 2, 0],
    ['bank-two-amounts-b.csv', ['2026-11-14 68000 方大海'], 1, 0],
    ['bank-icbc-personal.csv', ['2026-11-12 138000 韩雪梅', '2026-11-13 68000 罗志强'], 1, 0],
    ['bank-icbc-business.csv', ['2026-11-12 138000 上海明达咨询有限公司'], 1, 0],
    ['bank-boc-personal.csv', ['2026-11-12 138000 何晓'], 1, 0],
    ['bank-cmb-business.csv', ['2026-11-12 138000 钱多多'], 1, 0],
    ['bank-dash-filler.csv', ['2026-11-12 68000 卫青'], 2, 0],
    [
      'bank-excel-17-digits.xlsx',
      ['2026-11-12 138035 郑成功', '2026-11-13 68010 林则徐', '2026-11-14 138000 戚继光'],
      0,
      0,
    ],
    ['bank-1904.xlsx', ['2026-11-12 68000 岳飞'], 0, 0],
  ])('reads %s', async (name, lines, outgoing, unread) => {
    expect(await readOf(fileOf(name))).toEqual({ lines, outgoing, unread });
  });

  it.each([
    [
      'WeChat',
      `微信支付账单明细,,,
微信昵称：[李],,,
----------------------微信支付账单明细列表--------------------,,,
交易时间,交易类型,交易对方,商品,收/支,金额(元),支付方式,当前状态,交易单号,备注
2026-11-12 10:00:00,转账,何晓,"报名费",收入,¥680.00,零钱,已收钱,"1000	","/"
2026-11-12 11:00:00,扫二维码付款,超市,"/",支出,¥20.00,零钱,支付成功,"1001	","/"
2026-11-12 12:00:00,零钱提现,招商银行,"/",/,¥500.00,招商银行,提现已到账,"1002	","/"`,
      ['2026-11-12 68000 何晓'],
      2,
    ],
    [
      'Alipay',
      `支付宝交易记录明细查询
交易时间,交易分类,交易对方,对方账号,商品说明,收/支,金额,收/付款方式,交易状态,交易订单号,备注
2026-11-12 10:00:00,转账红包,韩雪,h***@qq.com,报名费,收入,680.00,,交易成功,2026	,
2026-11-12 11:00:00,投资理财,余额宝,,余额宝-收益,不计收支,0.12,,交易成功,2027	,
2026-11-12 12:00:00,餐饮,饭店,,晚餐,支出,88.00,,交易成功,2028	,`,
      ['2026-11-12 68000 韩雪'],
      2,
    ],
    [
      'CCB',
      `序号,摘要,币别,钞汇,交易日期,交易金额,账户余额,交易地点/附言,对方账号与户名
1,电子汇入,人民币元,钞,20261112,680.00,1000.00,报名费,6222****/罗志
2,消费,人民币元,钞,20261113,-20.00,980.00,超市,`,
      ['2026-11-12 68000 罗志'],
      1,
    ],
    [
      'Bank of Communications',
      `交易时间,交易类型,借贷,交易金额,余额,对方户名,摘要
2026-11-12 09:00,转账,贷 Cr,"1,380.00","2,000.00",尹天,报名
2026-11-12 09:10,消费,借 Dr,20.00,"1,980.00",超市,`,
      ['2026-11-12 138000 尹天'],
      1,
    ],
  ])('reads %s', async (_, text, lines, outgoing) => {
    expect(await readOf(Buffer.from(text))).toMatchObject({ lines, outgoing, unread: 0 });
  });

  it('reads a Spanish bank, for a programme in its currency', async () => {
    const text = `Fecha de operación;Concepto;Importe (EUR);Ordenante
2026-11-12;Matrícula;680.00;Ana Pérez
2026-11-13;Alquiler;-500.00;Casa SL`;
    expect(await readOf(Buffer.from(text), 'EUR')).toEqual({
      lines: ['2026-11-12 68000 Ana Pérez'],
      outgoing: 1,
      unread: 0,
    });
  });
});

it('names the row that adds a statement up, and leaves it out', async () => {
  const { reading } = await readStatement(sheetsHere, fileOf('bank-icbc-personal.csv'), plainHeads, rules);
  expect(reading).toContainEqual({ kind: 'total_row_left_out', count: 1, rows: [12] });
});

it('reads an amount however it is written, and none that is not whole', () => {
  const centsOf = (text: string) => readCents(text);
  const read = [
    '680.00元',
    '`1380.00',
    '+680.00',
    '￥1,380.00',
    '1,380.00 CR',
    'CNY 680',
    '680.00RMB',
    '1380.3499999999999',
  ].map(centsOf);
  expect(read).toEqual([68_000, 138_000, 68_000, 138_000, 138_000, 68_000, 68_000, 138_035]);
  expect(['(500.00)', '-500', '500.00-', '1,380.00DR', '−71.89'].map(centsOf)).toEqual([
    -50_000, -50_000, -50_000, -138_000, -7_189,
  ]);
  expect(['', '-', '1.234.5', '12,34', '0.001', 'abc'].map(centsOf)).toEqual(Array(6).fill(undefined));
});
