import { defaultProgramme } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { sheetsHere } from '../../../platform/sheet/testing/sheets-here.js';
import { readStatement } from './read-statement.js';
import { plainHeads } from './statement-layout.js';

const read = async (text: string) => {
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
    kinds: reading.map(({ kind, count, rows }) => [kind, count, rows]),
  };
};
const readRows = (heads: string, rows: readonly string[]) =>
  read(`${heads}\n${rows.map((row) => `2026-11-12,${row}`).join('\n')}`);

describe('a statement that does not say which way its money went', () => {
  it('is read as money that came in, and said', async () => {
    expect(await readRows('日期,金额,摘要', ['680.00,报名费', '20.00,房租'])).toEqual({
      cents: [68_000, 2_000],
      outgoing: 0,
      unread: [],
      kinds: [['direction_unsaid', 2, [2, 3]]],
    });
  });

  it.each([
    ['whose balance explains no line', '日期,金额,余额', ['680.00,5.00', '20.00,9.00']],
    ['of one line', '日期,金额,余额', ['680.00,1680.00']],
    ['whose balance is empty', 'date,amount,balance', ['680.00,', '20.00,']],
  ])('is said also with a balance %s', async (_, heads, rows) => {
    expect((await readRows(heads, rows)).kinds).toMatchObject([
      ['direction_unsaid', rows.length, [2, 3].slice(0, rows.length)],
    ]);
  });

  it.each([
    ['a column of its own', '日期,贷方发生额', ['680.00', '20.00']],
    ['a word', '日期,收支,金额', ['收入,680.00', '收入,20.00']],
    ['a sign', '日期,金额', ['+680.00', '-20.00']],
    ['amounts of orders, which a payment app pays out', '交易时间,应结订单金额', ['680.00', '20.00']],
    ['its balance', '日期,金额,余额', ['680.00,1680.00', '20.00,1700.00', '5.00,1705.00']],
  ])('is no such statement with %s', async (_, heads, rows) => {
    expect((await readRows(heads, rows)).kinds).toEqual([]);
  });
});

describe('a direction that is a number', () => {
  it.each([
    ['借贷标志(1借2贷)', '2', '1'],
    ['借贷标志（借1 贷2）', '2', '1'],
    ['收支标志(0-支出，1-收入)', '1', '0'],
    ['收支（收=1，支=2）', '1', '2'],
    ['D/C(1:D 2:C)', '2', '1'],
  ])('is read where the head %s explains it', async (head, came, went) => {
    const told = await readRows(`日期,"${head}",金额`, [`${came},680.00`, `${went},20.00`]);
    expect(told).toEqual({ cents: [68_000], outgoing: 1, unread: [], kinds: [] });
  });

  it('is read where a line above the heads explains it, and counts of payments explain nothing', async () => {
    const legend = '借贷标志：1=借 2=贷,,';
    expect(
      await read(`${legend}\n日期,借贷标志,金额\n2026-11-12,2,680.00\n2026-11-12,1,20.00`),
    ).toMatchObject({
      cents: [68_000],
      outgoing: 1,
    });
    const counts = '收入：1笔 支出：2笔,,';
    expect(await read(`${counts}\n日期,收支,金额\n2026-11-12,1,680.00\n2026-11-12,2,20.00`)).toMatchObject({
      cents: [],
      unread: [3, 4],
    });
  });

  it('is read where the balance proves it, in either order of the lines', async () => {
    const rows = ['1,680.00,1680.00', '2,20.00,1660.00', '1,5.00,1665.00', '3,1.00,1670.00'];
    for (const each of [rows, rows.toReversed()]) {
      const { cents, outgoing, unread } = await readRows('日期,借贷标志,金额,余额', each);
      expect([cents.toSorted((a, b) => a - b), outgoing, unread.length]).toEqual([[500, 68_000], 1, 1]);
    }
  });

  it('is unread where nothing proves it, and said', async () => {
    const kinds = [['direction_code_unread', 2, [2, 3]]];
    const told = { cents: [], outgoing: 0, unread: [2, 3], kinds };
    expect(await readRows('日期,借贷标志,金额', ['1,680.00', '2,20.00'])).toEqual(told);
    // Lines of one code may stand in either order.
    const rows = ['1,680.00,680.00', '1,680.00,1360.00'];
    expect(await readRows('日期,借贷标志,金额,余额', rows)).toEqual(told);
  });

  it('may stand beside its word', async () => {
    expect(await readRows('日期,借贷标志,金额', ['2-贷,680.00', '1-借,20.00'])).toMatchObject({
      cents: [68_000],
      outgoing: 1,
    });
  });
});

describe('money in another currency', () => {
  it.each([
    ['日期,币种,贷方发生额', ['USD,100.00', '人民币,680.00']],
    ['日期,交易币种,贷方发生额', ['美元,100.00', 'CNY,680.00']],
    ['日期,货币,贷方发生额', ['HKD-港币,100.00', '人民币元,680.00']],
    ['Date,Currency,Credit', ['840,100.00', '156,680.00']],
    ['日期,币别,贷方发生额', ['外币,100.00', '本币,680.00']],
    ['日期,贷方发生额', ['USD 100.00', 'CNY 680.00']],
    ['日期,贷方发生额', ['$100.00', '¥680.00']],
    ['日期,贷方发生额', ['€100.00', '680.00元']],
    ['日期,贷方发生额', ['HK$100.00', 'RMB￥680.00']],
    ['日期,收支,金额', ['收入,100.00 EUR', '收入,680.00']],
  ])('is unread and said, with the heads %s', async (heads, rows) => {
    expect(await readRows(heads, rows)).toEqual({
      cents: [68_000],
      outgoing: 0,
      unread: [2],
      kinds: [['other_currency', 1, [2]]],
    });
  });

  it.each([
    '日期,贷方发生额(USD)\n2026-11-12,100.00',
    '日期,贷方金额（美元）\n2026-11-12,100.00',
    '币种：美元,\n日期,贷方发生额\n2026-11-12,100.00',
    '账户币种,HKD\n日期,贷方发生额\n2026-11-12,100.00',
  ])('is unread where the file says it once: %s', async (text) => {
    const { cents, unread, kinds } = await read(text);
    expect([cents, kinds[0]]).toEqual([[], ['other_currency', 1, unread]]);
  });

  it('is that of the line above the heads where a column of currencies says nothing', async () => {
    const above = ['rows_above_head', 1, [1]];
    const told = { cents: [], unread: [3, 4, 5], kinds: [['other_currency', 3, [3, 4, 5]], above] };
    const rows = (cells: readonly string[]) => cells.map((cell) => `2026-11-12,${cell},100.00`).join('\n');
    for (const line of ['币种：美元', 'Currency: USD', 'Currency: Pound Sterling Type: all', '币种,,美元'])
      expect(await read(`${line}\n日期,币种,贷方发生额\n${rows(['', '-', '01'])}`)).toMatchObject(told);
    expect(await read(`币种：美元\n日期,币种,贷方发生额\n${rows(['人民币', 'USD', ''])}`)).toMatchObject({
      cents: [10_000],
      unread: [4, 5],
    });
    expect(await read(`币种：人民币\n日期,币种,贷方发生额\n${rows(['', '01', 'USD'])}`)).toEqual({
      cents: [10_000, 10_000],
      outgoing: 0,
      unread: [5],
      kinds: [['other_currency', 1, [5]], above],
    });
  });

  it('may be that of a code which means nothing, so that it is said', async () => {
    expect(await readRows('日期,币种,贷方发生额', ['01,680.00', 'XXQ,5.00', 'CNY,6.00', ',7.00'])).toEqual({
      cents: [68_000, 500, 600, 700],
      outgoing: 0,
      unread: [],
      kinds: [['currency_unknown', 2, [2, 3]]],
    });
    expect(await readRows('日期,币种,贷方发生额', [',680.00', '-,5.00'])).toMatchObject({ kinds: [] });
    expect(await readRows('日期,币种,贷方发生额(CNY)', ['01,680.00'])).toMatchObject({ kinds: [] });
    expect(await readRows('日期,币种,贷方发生额', ['01,CNY 680.00'])).toMatchObject({ kinds: [] });
  });

  it('may be one of two that two columns name, so that the row is unread and said', async () => {
    const heads = '日期,交易币种,账户币种,贷方发生额';
    const rows = [
      'USD,CNY,100.00',
      '人民币,CNY,680.00',
      'USD,HKD,5.00',
      'USD,CNY,CNY 7.00',
      'USD,CNY,USD 8.00',
    ];
    expect(await readRows(heads, rows)).toEqual({
      cents: [68_000, 700],
      outgoing: 0,
      unread: [2, 4, 6],
      kinds: [
        ['other_currency', 2, [4, 6]],
        ['two_currencies', 1, [2]],
      ],
    });
  });

  it('is told by the heads of the columns that are read alone', async () => {
    expect(await readRows('日期,金额(USD),贷方发生额', ['100.00,720.00'])).toMatchObject({
      cents: [72_000],
      kinds: [],
    });
    expect(await readRows('日期,金额(CNY),贷方发生额(USD)', ['720.00,100.00'])).toMatchObject({
      cents: [],
      unread: [2],
    });
    expect(
      await readRows('日期,贷方发生额(USD),贷方发生额(CNY)', [',680.00', '100.00,', '0.00,5.00']),
    ).toMatchObject({ cents: [68_000, 500], unread: [3], kinds: [['other_currency', 1, [3]]] });
  });

  it('is nothing to refuse where the money went out, or where a code means nothing', async () => {
    expect(await readRows('日期,币种,金额', ['USD,-100.00', '01,+680.00'])).toMatchObject({
      cents: [68_000],
      outgoing: 1,
      unread: [],
    });
    expect(await readRows('日期,贷方发生额(元),币种', ['680.00,人民币'])).toMatchObject({ cents: [68_000] });
    const above = '币种,人民币\n日期,贷方发生额\n2026-11-12,680.00';
    expect(await read(above)).toMatchObject({ cents: [68_000] });
  });
});

describe('a line with two amounts', () => {
  it.each([
    ['日期,借方发生额,贷方发生额', ['20.00,680.00', '0.00,5.00', '-,7.00']],
    ['日期,金额(支出),金额(收入)', ['20.00,680.00', ',5.00', '0,7.00']],
    ['Date,Paid out,Paid in', ['20.00,680.00', ',5.00', '0.00,7.00']],
    ['日期,交易金额(收入),记账金额(收入)', ['0.00,680.00', '5.00,5.00', ',7.00']],
  ])('is unread and said, with the heads %s', async (heads, rows) => {
    expect(await readRows(heads, rows)).toEqual({
      cents: [500, 700],
      outgoing: 0,
      unread: [2],
      kinds: [['two_amounts', 1, [2]]],
    });
  });
});

describe('a day that no account has', () => {
  it.each(['0000-01-01', '0001-01-01', '1026-11-12', '9999-12-31', '2206-11-12'])(
    'leaves its row unread: %s',
    async (day) => {
      const rows = `日期,贷方发生额\n2026-11-12,680.00\n${day},5.00`;
      expect(await read(rows)).toEqual({ cents: [68_000], outgoing: 0, unread: [3], kinds: [] });
    },
  );
});
