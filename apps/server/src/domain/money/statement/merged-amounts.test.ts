import { defaultProgramme } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../platform/sheet/testing/book-of.js';
import { sheetsHere } from '../../../platform/sheet/testing/sheets-here.js';
import { readStatement } from './read-statement.js';
import { plainHeads } from './statement-layout.js';

const types = ['xlsx', 'xlsb', 'biff8', 'ods', 'xlml', 'html'] as const;
type Rows = readonly (readonly (string | number)[])[];

/** A workbook with the cells of a column merged over its rows 3 and 4. */
const merged = (rows: Rows, column: number, bookType: (typeof types)[number]): Buffer =>
  bookOf({ 明细: rows }, { bookType, merges: [{ s: { r: 2, c: column }, e: { r: 3, c: column } }] });

const read = async (bytes: Buffer) => {
  const rules = { programme: defaultProgramme, today: '2026-11-28' };
  const { lines, outgoing, unread, reading } = await readStatement(sheetsHere, bytes, plainHeads, rules);
  const cents = lines.map(({ amount_cents }) => amount_cents);
  return { cents, outgoing, unread, kinds: reading.map(({ kind, count, rows }) => [kind, count, rows]) };
};

describe('an amount that is merged over two rows', () => {
  const rows = [
    ['交易日期', '对方户名', '贷方发生额'],
    ['2026-11-11', '王一', 680],
    ['2026-11-12', '李明', 1360],
    ['2026-11-12', '张华', ''],
  ];
  it.each(types)('is one line of %s, and said', async (type) => {
    expect(await read(merged(rows, 2, type))).toEqual({
      cents: [68_000, 136_000],
      outgoing: 0,
      unread: [4],
      kinds: [
        ['merged_amount', 1, [4]],
        ['merged_filled', 1, [4]],
      ],
    });
  });

  it('is no line either beside a direction', async () => {
    const ways = rows.map((row, at) => [
      ...row.slice(0, 2),
      at === 0 ? '金额' : (row[2] ?? ''),
      at === 0 ? '收支' : '收入',
    ]);
    expect(await read(merged(ways, 2, 'xlsx'))).toMatchObject({ cents: [68_000, 136_000], unread: [4] });
  });

  it('is the money of neither way if only the balance is merged', async () => {
    const balances = [
      ['交易日期', '贷方发生额', '余额'],
      ['2026-11-11', 680, 1680],
      ['2026-11-12', 20, 1720],
      ['2026-11-12', 20, ''],
      ['2026-11-13', 5, 1725],
    ];
    expect(await read(merged(balances, 2, 'xlsx'))).toMatchObject({
      cents: [68_000, 2_000, 500],
      unread: [4],
      kinds: [
        ['merged_amount', 1, [4]],
        ['merged_filled', 1, [4]],
      ],
    });
  });

  it('is none where a mark for no money is merged', async () => {
    const dashes = [
      ['交易日期', '收入', '支出'],
      ['2026-11-11', 680, '-'],
      ['2026-11-12', '-', 20],
      ['2026-11-12', '', 5],
    ];
    expect(await read(merged(dashes, 1, 'xlsx'))).toMatchObject({ cents: [68_000], outgoing: 2, unread: [] });
  });

  it('is as merged in other columns, whose value holds for each row', async () => {
    const notes = [
      ['交易日期', '贷方发生额', '摘要'],
      ['2026-11-11', 680, '报名费'],
      ['2026-11-12', 20, '团体报名'],
      ['2026-11-12', 30, ''],
    ];
    expect(await read(merged(notes, 2, 'xlsx'))).toMatchObject({ cents: [68_000, 2_000, 3_000], unread: [] });
  });
});
