import { defaultProgramme } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../platform/sheet/testing/book-of.js';
import { sheetsHere } from '../../../platform/sheet/testing/sheets-here.js';
import { readStatement } from './read-statement.js';
import { plainHeads } from './statement-layout.js';

type Rows = readonly (readonly (string | number)[])[];

const types = ['xlsx', 'xlsb', 'biff8', 'ods', 'xlml', 'html'] as const;

/** A workbook whose shared head is merged over the two below it, and whose other heads over both rows. */
const merged = (rows: Rows, from: number, bookType: (typeof types)[number]): Buffer => {
  const others = (rows[0] ?? []).flatMap((_, c) => (c === from || c === from + 1 ? [] : [c]));
  const merges = [
    { s: { r: 0, c: from }, e: { r: 0, c: from + 1 } },
    ...others.map((c) => ({ s: { r: 0, c }, e: { r: 1, c } })),
  ];
  return bookOf({ 明细: rows }, { bookType, merges });
};
const unmerged = (rows: Rows, bookType: 'xlsx' | 'biff8') => bookOf({ 明细: rows }, { bookType });
const text = (rows: Rows) => Buffer.from(rows.map((row) => row.join(',')).join('\n'));

const read = async (bytes: Buffer) => {
  const rules = { programme: defaultProgramme, today: '2026-11-28' };
  const statement = await readStatement(sheetsHere, bytes, plainHeads, rules);
  const { lines, outgoing, unread, reading } = statement;
  return {
    cents: lines.map(({ amount_cents }) => amount_cents),
    outgoing,
    unread,
    kinds: reading.map(({ kind }) => kind),
  };
};
const right = { cents: [68_000], outgoing: 1, unread: [], kinds: ['rows_above_head'] };

/** Rent that went out, and a fee that came in. */
const statement = (shared: string, out: string, came: string, balance: boolean): Rows => [
  ['交易日期', shared, '', ...(balance ? ['余额'] : []), '对方户名'],
  ['', out, came, ...(balance ? [''] : []), ''],
  ['2026-11-11', '1250.00', '', ...(balance ? ['8750.00'] : []), '物业公司'],
  ['2026-11-12', '', '680.00', ...(balance ? ['9430.00'] : []), '李明'],
];

const words = [
  ['发生额', '借方', '贷方'],
  ['交易金额', '支出', '收入'],
  ['金额', '借', '贷'],
  ['金额（元）', '支出金额', '收入金额'],
  ['Amount', 'Debit', 'Credit'],
  ['本期发生额', '借方发生额', '贷方发生额'],
] as const;
const each = words.flatMap((one) => [true, false].map((balance) => [...one, balance] as const));

describe('heads of money over two rows', () => {
  it.each(types)('of %s tell what came in', async (type) => {
    for (const [shared, out, came, balance] of each)
      expect(await read(merged(statement(shared, out, came, balance), 1, type)), shared).toEqual(right);
  });

  it.each(each)(
    '%s over %s and %s tell it where nothing is merged, too',
    async (shared, out, came, balance) => {
      const rows = statement(shared, out, came, balance);
      expect(await read(text(rows))).toEqual(right);
      expect(await read(unmerged(rows, 'xlsx'))).toEqual(right);
      expect(await read(unmerged(rows, 'biff8'))).toEqual(right);
    },
  );

  it('are joined below a title, with the balance in the same group, and where both rows have a head', async () => {
    const titled = [['中国某银行账户明细'], ['账号', '6222'], ...statement('发生额', '借方', '贷方', true)];
    expect(await read(text(titled))).toEqual(right);
    const three = [
      ['交易日期', '发生额', '', '', '对方户名'],
      ['交易日期', '借方', '贷方', '余额', '对方户名'],
      ['2026-11-11', '1250.00', '', '8750.00', '物业公司'],
      ['2026-11-12', '', '680.00', '9430.00', '李明'],
    ];
    expect(await read(text(three))).toEqual(right);
  });

  it('are none where the row below is one of the statement', async () => {
    const rows = [
      ['交易日期', '金额', '', '收支'],
      ['2026-11-11', '1250.00', '', '支出'],
      ['2026-11-12', '680.00', '', '收入'],
    ];
    expect(await read(text(rows))).toMatchObject({ cents: [68_000], outgoing: 1, unread: [] });
  });
});
