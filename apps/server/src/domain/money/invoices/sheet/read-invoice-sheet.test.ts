import { matchInvoices } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../../platform/sheet/testing/book-of.js';
import { sheetsHere } from '../../../../platform/sheet/testing/sheets-here.js';
import { readInvoiceSheet } from './read-invoice-sheet.js';

const today = '2026-11-28';
const head = '报名编号,发票号码,开票日期,价税合计,税额';

/** The amounts of a sheet, and whether its rows can be issued for a fee of 680. */
const read = async (rows: readonly string[], separator = ',') => {
  const lines = rows.map((cells, at) =>
    ['TC26-0025-0000'.concat(String(at + 1)), `2631200000000000000${at + 1}`, '2026-11-20', cells].join(
      separator,
    ),
  );
  const text = [head.replaceAll(',', separator), ...lines].join('\n');
  const { said, look } = await readInvoiceSheet(sheetsHere, Buffer.from(text), { today, currency: 'CNY' });
  const people = said.map(({ enrol_no }, at) => ({
    enrol_no,
    name: `考生${at}`,
    invoice: {
      invoice_id: at,
      request_no: `F${at}`,
      amount_cents: 68_000,
      waits: true,
      refund_open: false,
    },
  }));
  const { matched } = matchInvoices(said, { people, taken: new Set(), files: [], today });
  return {
    cents: said.map(({ amount_cents }) => amount_cents),
    shown: look.first.map(({ cells }) => cells[3]),
    differ: matched.map(({ faults }) => faults.includes('amount_differs')),
  };
};

it.each(['¥-680.00', '￥－680.00', '-680.00', '(680.00)', '–680.00'])(
  'refuses the red invoice of %s',
  async (amount) => {
    expect(await read([`${amount},19.81`])).toEqual({ cents: [-68_000], shown: ['-680.00'], differ: [true] });
  },
);

it.each(['红字680.00', '支出680.00', '680.00/2', 'USD 680.00', '$680.00', '680.00欧元'])(
  'does not read %s',
  async (amount) => {
    expect(await read([`${amount},19.81`])).toEqual({ cents: [null], shown: [null], differ: [true] });
  },
);

it('takes the fee, however it is written', async () => {
  expect(await read(['¥680.00,19.81', '680,', '\u202d680.00\u202c,19.81'])).toEqual({
    cents: [68_000, 68_000, 68_000],
    shown: ['680.00', '680.00', '680.00'],
    differ: [false, false, false],
  });
  expect(await read(['680,00;19,81', '1.380,00;0'], ';')).toEqual({
    cents: [68_000, 138_000],
    shown: ['680.00', '1380.00'],
    differ: [false, true],
  });
});

it('does not choose between two numbers of invoices in one row', async () => {
  const text = '报名编号,发票号码,数电发票号码\n1,25310001,\n2,25310002,25310002\n3,25310003,25310004';
  const { said } = await readInvoiceSheet(sheetsHere, Buffer.from(text), { today, currency: 'CNY' });
  expect(said.map(({ invoice_no }) => invoice_no)).toEqual(['25310001', '25310002', '']);
});

it('takes the number of an electronic invoice that was also printed on numbered paper', async () => {
  const [long, other] = ['26312000000000000001', '26312000000000000002'];
  const rows = [`1,25310001,${long}`, `2,${long},25310001`, `3,${long},${other}`, `4,253100010,${long}`];
  const text = `报名编号,发票号码,数电发票号码\n${rows.join('\n')}`;
  const { said } = await readInvoiceSheet(sheetsHere, Buffer.from(text), { today, currency: 'CNY' });
  expect(said.map(({ invoice_no }) => invoice_no)).toEqual([long, long, '', '']);
});

it('reads the sheet of a workbook that is chosen', async () => {
  const heads = ['报名编号', '发票号码'];
  const file = bookOf({ 说明: [['x']], 一: [heads, ['1', '25310001']], 二: [heads, ['2', '25310002']] });
  const given = { today, currency: 'CNY' };
  const { said } = await readInvoiceSheet(sheetsHere, file, given, { sheet: '二' });
  expect(said.map(({ enrol_no }) => enrol_no)).toEqual(['2']);
  const unknown = readInvoiceSheet(sheetsHere, file, given, { sheet: '三' });
  await expect(unknown).rejects.toMatchObject({ fault: 'sheet_unknown' });
});

describe('an amount in another currency', () => {
  const [one, two, three, four] = [1, 2, 3, 4].map((n) => `2631200000000000000${n}`);
  const readText = async (text: string) => {
    const { said, look } = await readInvoiceSheet(sheetsHere, Buffer.from(text), { today, currency: 'CNY' });
    return {
      cents: said.map(({ amount_cents }) => amount_cents),
      shown: look.first.map(({ cells }) => cells[2]),
      kinds: look.reading.map(({ kind, rows }) => [kind, rows]),
    };
  };

  it.each([
    ['报名编号,发票号码,价税合计(USD)', [`1,${one},680.00`, `2,${two},`], [null, undefined], [2]],
    [
      '报名编号,发票号码,价税合计,币种',
      [`1,${one},680.00,USD`, `2,${two},680.00,人民币`],
      [null, 68_000],
      [2],
    ],
    ['报名编号,发票号码,税额,币种', [`1,${one},19.81,美元`, `2,${two},19.81,`], [null, undefined], [2]],
    ['报名编号,发票号码,金额', [`1,${one},EUR 680.00`, `2,${two},CNY¥680.00`], [null, 68_000], [2]],
    [
      '币种：美元\n报名编号,发票号码,价税合计',
      [`1,${one},680.00`, `2,${two},CNY 680.00`],
      [null, null],
      [3, 4],
    ],
    // A row without a number is no invoice yet.
    ['报名编号,发票号码,价税合计,币种', ['1,,680.00,USD', `2,${two},680.00,CNY`], [68_000], []],
  ])('is not read, and said: %s', async (heads, rows, cents, said) => {
    const told = await readText([heads, ...rows].join('\n'));
    expect(told.cents).toEqual(cents);
    expect(told.kinds.filter(([kind]) => kind === 'other_currency')).toEqual(
      said.length === 0 ? [] : [['other_currency', said]],
    );
  });

  it('is shown as unread', async () => {
    const text = `报名编号,发票号码,价税合计,币种\n1,${one},680.00,USD\n2,${two},680.00,CNY`;
    expect((await readText(text)).shown).toEqual([null, '680.00']);
  });

  it('may be one of two that two columns name, so that it is unread and said', async () => {
    const rows = [`1,${one},680.00,USD,CNY`, `2,${two},CNY 680.00,USD,CNY`, `3,${three},680.00,USD,EUR`];
    const told = await readText(['报名编号,发票号码,价税合计,交易币种,账户币种', ...rows].join('\n'));
    expect(told.cents).toEqual([null, 68_000, null]);
    expect(told.kinds).toEqual([
      ['other_currency', [4]],
      ['two_currencies', [2]],
    ]);
  });

  it('may be one whose currency nobody knows, so that it is said', async () => {
    const rows = [`1,${one},680.00,01`, `2,${two},680.00,`, `3,${three},680.00,CNY`, `4,${four},680.00,XXQ`];
    expect(await readText(['报名编号,发票号码,价税合计,币种', ...rows].join('\n'))).toMatchObject({
      cents: [68_000, 68_000, 68_000, 68_000],
      kinds: [['currency_unknown', [2, 5]]],
    });
  });
});

it('does not take an amount that is merged over several rows', async () => {
  const rows = [
    ['报名编号', '发票号码', '价税合计'],
    ['TC26-0025-00001', '26312000000000000001', 680],
    ['TC26-0025-00002', '26312000000000000002', ''],
  ];
  const bytes = bookOf({ 发票: rows }, { merges: [{ s: { r: 1, c: 2 }, e: { r: 2, c: 2 } }] });
  const { said, look } = await readInvoiceSheet(sheetsHere, bytes, { today, currency: 'CNY' });
  expect(said.map(({ amount_cents }) => amount_cents)).toEqual([68_000, null]);
  expect(look.first.map(({ cells }) => cells[2])).toEqual(['680.00', null]);
  expect(look.reading.map(({ kind, rows }) => [kind, rows])).toEqual([
    ['merged_amount', [3]],
    ['merged_filled', [3]],
  ]);
});

it('converts amounts whose unit a head or a line above the heads names', async () => {
  const rows = ['单位：万元', '报名编号,发票号码,价税合计,税额(元)', `1,2631200000000000000${1},0.068,38.49`];
  const bytes = Buffer.from(rows.join('\n'));
  const { said, look } = await readInvoiceSheet(sheetsHere, bytes, { today, currency: 'CNY' });
  expect(said).toMatchObject([{ amount_cents: 68_000, tax_cents: 3_849 }]);
  expect(look.first.map(({ cells }) => cells[2])).toEqual(['680.00']);
  expect(look.reading).toContainEqual({ kind: 'unit_converted', count: 1, rows: [3], names: ['万元'] });
});

it.each([
  ['报名编号,发票号码,价税合计', '1,26312000000000000001,0.068万元', ''],
  ['报名编号,发票号码,价税合计', '1,26312000000000000001,0.068', '单位：万元'],
])('converts amounts whose unit stands in the cell, or below the table: %s %s %s', async (...rows) => {
  const bytes = Buffer.from(rows.filter(Boolean).join('\n'));
  const { said, look } = await readInvoiceSheet(sheetsHere, bytes, { today, currency: 'CNY' });
  expect(said).toMatchObject([{ amount_cents: 68_000 }]);
  expect(look.first[0]?.cells[2]).toBe('680.00');
  expect(look.reading).toContainEqual({ kind: 'unit_converted', count: 1, rows: [2], names: ['万元'] });
});

it('does not take an amount whose cell contradicts the unit of its head', async () => {
  const bytes = Buffer.from('报名编号,发票号码,价税合计（元）\n1,26312000000000000001,0.068万元');
  const { said, look } = await readInvoiceSheet(sheetsHere, bytes, { today, currency: 'CNY' });
  expect(said).toMatchObject([{ amount_cents: null }]);
  expect(look.reading).toContainEqual({ kind: 'unit_not_converted', count: 1, rows: [2], names: ['元'] });
});
