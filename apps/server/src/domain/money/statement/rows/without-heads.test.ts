import { defaultProgramme } from '@skillcert/core';
import { expect, it } from 'vitest';
import { sheetsHere } from '../../../../platform/sheet/testing/sheets-here.js';
import { readStatement } from '../read-statement.js';
import { toColumns } from '../statement-heads.js';
import { plainHeads } from '../statement-layout.js';

const read = async (rows: readonly string[], columns: string) => {
  const said = { head_row: 1, fields: toColumns(columns.split(',')) };
  const rules = { programme: defaultProgramme, today: '2026-11-28', ...said };
  const bytes = Buffer.from(rows.join('\n'));
  const { lines, outgoing, unread, reading, heads } = await readStatement(
    sheetsHere,
    bytes,
    plainHeads,
    rules,
  );
  return {
    rows: lines.map(({ row_no, amount_cents }) => [row_no, amount_cents]),
    outgoing,
    unread,
    kinds: reading.map(({ kind, rows }) => [kind, rows]),
    heads,
  };
};

it.each([
  ['as people write them', ['2026-11-01,680.00,王芳', '2026-11-02,"1,280.00",李雷'], [68_000, 128_000]],
  ['of figures alone', ['20261101,680,王芳', '20261102,720.5,李雷'], [68_000, 72_050]],
  ['whose order of day and month others say', ['11/01/26,680,王芳', '11/22/26,720.5,李雷'], [68_000, 72_050]],
])('a statement without heads keeps its first line: days %s', async (_, rows, cents) => {
  const { rows: read1, unread, kinds, heads } = await read(rows, 'date,credit,payer');
  expect(read1).toEqual(cents.map((each, at) => [at + 1, each]));
  expect(unread).toEqual([]);
  expect(kinds).toContainEqual(['head_row_taken', [1]]);
  // Files of one bank differ in their first line, and not in the columns that they have.
  expect(heads).toEqual(['', '', '']);
});

it('a first line of money that went out is counted', async () => {
  const rows = ['2026-11-01,-680.00,王芳', '2026-11-02,680.00,王芳'];
  expect(await read(rows, 'date,amount,payer')).toMatchObject({ rows: [[2, 68_000]], outgoing: 1 });
});

it.each([
  ['到账日,进账,付款', 'date,credit,payer'],
  ['2026-11-01,合计,王芳', 'date,credit,payer'],
  ['2026年11月,680.00,王芳', 'date,credit,payer'],
])('a row of heads is no line: %s', async (head, columns) => {
  const { rows, kinds } = await read([head, '2026-11-02,680.00,王芳'], columns);
  expect(rows).toEqual([[2, 68_000]]);
  expect(kinds.map(([kind]) => kind)).not.toContain('head_row_taken');
});
