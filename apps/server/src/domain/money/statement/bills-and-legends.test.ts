import { defaultProgramme } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { sheetsHere } from '../../../platform/sheet/testing/sheets-here.js';
import { readStatement } from './read-statement.js';
import { plainHeads } from './statement-layout.js';

const read = async (text: string | Buffer) => {
  const rules = { programme: defaultProgramme, today: '2026-11-28' };
  const { lines, outgoing, unread, reading } = await readStatement(
    sheetsHere,
    Buffer.from(text),
    plainHeads,
    rules,
  );
  return {
    cents: lines.map(({ amount_cents }) => amount_cents),
    outgoing,
    unread,
    kinds: reading.map(({ kind }) => kind),
  };
};
const readRows = (heads: string, rows: readonly string[]) =>
  read(`${heads}\n${rows.map((row) => `2026-11-12,${row}`).join('\n')}`);

describe('a bill that says the money more than once', () => {
  it.each([
    ['交易时间,收款金额,手续费,到账金额', '680.00,4.08,675.92'],
    ['交易时间,到账金额(元),手续费,收款金额(元)', '675.92,4.08,680.00'],
    ['交易时间,收款金额,实收金额', '680.00,675.92'],
    ['交易时间,收款金额,商家实收', '680.00,675.92'],
    ['交易时间,应结订单金额,订单金额', '680.00,700.00'],
    ['交易时间,订单金额,代金券金额,应结订单金额', '700.00,20.00,680.00'],
  ])('is read by what the payer paid, with the heads %s', async (heads, row) => {
    expect(await readRows(heads, [row])).toEqual({ cents: [68_000], outgoing: 0, unread: [], kinds: [] });
  });

  it.each([
    // More arrived than was paid: another currency, perhaps.
    ['交易时间,收款金额,到账金额', '100.00,720.00'],
    ['交易时间,收款金额,到账金额', '0.00,680.00'],
    ['交易时间,收款金额,收入金额', '680.00,675.92'],
    ['交易时间,应结订单金额,订单金额', '680.00,600.00'],
    ['交易时间,到账金额,实收金额', '680.00,675.92'],
  ])('is doubted where fees and coupons do not explain it: %s, %s', async (heads, row) => {
    expect(await readRows(heads, [row])).toMatchObject({ cents: [], unread: [2], kinds: ['two_amounts'] });
  });
});

describe('a bill in two currencies', () => {
  it.each([
    ['交易时间,收款金额,到账金额', 'JPY 15000,CNY 680.00'],
    ['交易时间,收款金额,到账金额', 'JPY 15000,680.00'],
    ['交易时间,收款金额(JPY),到账金额(CNY)', '15000,680.00'],
    ['交易时间,收款金额(USD),到账金额(元)', '100.00,680.00'],
    ['交易时间,到账金额,收款金额', 'CNY 680.00,JPY 15000'],
    ['交易时间,币种,收款金额,到账金额(CNY)', 'JPY,15000,680.00'],
    // Paid in the currency of the programme, and arrived in another.
    ['交易时间,收款金额,到账金额', '680.00,USD 95.00'],
  ])('is read by the amount in the currency of the programme: %s, %s', async (heads, row) => {
    expect(await readRows(heads, [row])).toEqual({ cents: [68_000], outgoing: 0, unread: [], kinds: [] });
  });

  it.each([
    ['交易时间,收款金额,到账金额', 'JPY 15000,USD 95.00'],
    ['交易时间,币种,收款金额,到账金额', 'JPY,15000,680.00'],
    ['交易时间,币种,收款金额(CNY)', 'JPY,15000'],
    ['交易时间,收款金额(JPY),到账金额(CNY)', '15000,'],
  ])('is doubted where nobody says which amount is in it: %s, %s', async (heads, row) => {
    expect(await readRows(heads, [row])).toMatchObject({ cents: [], unread: [2] });
  });
});

describe('a cell that says no money', () => {
  it.each(['¥-', '￥ -', '¥ - ', '–', '—', '−', '$-', '无', 'null', '＊', 'N/A'])(
    'is none in the column of outgoing money: %s',
    async (none) => {
      expect(await readRows('日期,借方发生额,贷方发生额', [`${none},680.00`, `20.00,${none}`])).toEqual({
        cents: [68_000],
        outgoing: 1,
        unread: [],
        kinds: [],
      });
    },
  );

  it('is also one that cannot be read beside money that came in', async () => {
    expect(await readRows('日期,借方发生额,贷方发生额', ['见附言,680.00'])).toMatchObject({
      cents: [68_000],
    });
  });
});

describe('two amounts that went out', () => {
  it('are nothing to refuse', async () => {
    const rows = ['-100.00,-720.00', '-100.00,', '100.00,720.00', '-100.00,720.00'];
    expect(await readRows('日期,交易金额,记账金额', rows)).toEqual({
      cents: [],
      outgoing: 2,
      unread: [4, 5],
      kinds: ['two_amounts'],
    });
  });

  it('contradict no balance', async () => {
    const rows = ['+680.00,+680.00,680.00', '-10.00,-72.00,608.00', '+5.00,+5.00,613.00'];
    expect(await readRows('日期,交易金额,记账金额,余额', rows)).toMatchObject({
      cents: [68_000, 500],
      outgoing: 1,
      unread: [],
    });
  });
});

describe('the currency in a line above the heads', () => {
  const below = '日期,贷方发生额\n2026-11-12,680.00';

  it.each([
    '币种：人民币 户名：上海开元',
    '币种:人民币;户名:美元之家',
    'Currency: CNY  Transaction type: ALL',
    'Currency: CNY Transaction type: ALL',
    'Currency: CNY ALL transactions',
    'Type: ALL Currency: CNY',
    '户名：美元之家 币种：',
    '账户币种,,人民币',
    '币种,,账号：美元户',
  ])('is that of the programme: %s', async (above) => {
    expect(await read(`${above}\n${below}`)).toMatchObject({ cents: [68_000], unread: [] });
  });

  it.each([
    '账号：6222 币种：美元',
    '账号：6222，币种：美元，户名：上海开元',
    'Account: 6222 Currency: USD',
    'Account: 6222 Account Currency: US Dollar Type: all',
    '账户币种,,美元',
    '"账号：6222 币种：",,美元',
    '币种：,USD',
    '币种：人民币/美元',
  ])('is another one: %s', async (above) => {
    expect(await read(`${above}\n${below}`)).toMatchObject({ cents: [], unread: [3] });
  });
});

describe('numbers that say a direction', () => {
  it.each([
    ['借贷标志(01借02贷)', '2', '1'],
    ['借贷标志(1借2贷)', '02', '01'],
    ['借贷标志 1-借 2-贷', '2', '1'],
    ['借贷标志1=借，2=贷', '02', '01'],
    ['借贷标志：1借2贷', '2', '1'],
    ['收/支 1-收 2-支', '1', '2'],
    ['借贷标志 借-1 贷-2', '2', '1'],
    ['D/C 1:D 2:C', '2', '1'],
  ])('are read with the head %s', async (head, came, went) => {
    expect(await readRows(`日期,"${head}",金额`, [`${came},680.00`, `${went},20.00`])).toEqual({
      cents: [68_000],
      outgoing: 1,
      unread: [],
      kinds: [],
    });
  });

  it('mean the same with and without a zero before them where the balance proves them', async () => {
    const rows = ['01,680.00,1680.00', '02,20.00,1660.00', '1,5.00,1665.00', '2,10.00,1655.00'];
    expect(await readRows('日期,借贷标志,金额,余额', rows)).toMatchObject({
      cents: [68_000, 500],
      outgoing: 2,
    });
  });
});
