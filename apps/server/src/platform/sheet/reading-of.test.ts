import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTable } from './parts/parse-table.js';
import { readingOf } from './reading-of.js';

const tableOf = (name: string) => parseTable(readFileSync(new URL(`testing/files/${name}`, import.meta.url)));
const said = async (name: string, head_row: number) => readingOf(await tableOf(name), head_row);

describe('how a table was read', () => {
  it('is said by kind, count and rows, never by what a cell says', async () => {
    expect(await said('imp-hidden.xlsx', 3)).toEqual([
      { kind: 'merged_filled', count: 2, rows: [5, 6] },
      { kind: 'hidden_row_read', count: 2, rows: [5, 8] },
      { kind: 'formula_result_taken', count: 1, rows: [6] },
      { kind: 'amount_rounded', count: 1, rows: [8] },
      { kind: 'rows_above_head', count: 2, rows: [1, 2] },
      { kind: 'other_sheets_ignored', count: 2, rows: [], names: ['填表说明', '旧名单'], read: '名单' },
    ]);
  });

  it.each(['imp-hidden.xls', 'imp-hidden.ods'])(
    'names hidden rows and other sheets of %s too',
    async (name) => {
      expect(await said(name, 3)).toEqual(
        expect.arrayContaining([
          { kind: 'merged_filled', count: 2, rows: [5, 6] },
          { kind: 'hidden_row_read', count: 2, rows: [5, 8] },
          { kind: 'other_sheets_ignored', count: 2, rows: [], names: ['填表说明', '旧名单'], read: '名单' },
        ]),
      );
    },
  );

  it('says that digits are lost, and which rows have days of the other system', async () => {
    expect(await said('imp-excel-lost-digits.xlsx', 1)).toEqual([
      { kind: 'lost_digits', count: 44, rows: [2, 3, 4, 5, 6] },
    ]);
    for (const name of ['imp-1904.xlsx', 'bank-1904.xlsx'])
      expect((await said(name, 1)).map(({ kind }) => kind)).toContain('date_1904');
  });

  it('leaves out what stands above the heads, and says nothing of a plain file', async () => {
    const table = await tableOf('imp-hidden.xlsx');
    expect(readingOf(table, 8).map(({ kind }) => kind)).toEqual(['rows_above_head', 'other_sheets_ignored']);
    // 1380.3499999999999 is how Excel writes the number 1380.35: nothing is rounded.
    for (const name of ['imp.csv', 'bank-excel-17-digits.xlsx']) expect(await said(name, 1)).toEqual([]);
  });
});
