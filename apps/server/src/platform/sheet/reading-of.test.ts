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

  it.each(['imp-hidden.xlsx', 'imp-hidden.xls', 'imp-hidden.ods'])(
    'is said of the sheet of %s that somebody chose, and no sheet is read that the file has not',
    async (name) => {
      const bytes = readFileSync(new URL(`testing/files/${name}`, import.meta.url));
      const chosen = await parseTable(bytes, '填表说明');
      const first = await parseTable(bytes);
      expect(chosen.rows.map(({ cells }) => cells)).not.toEqual(first.rows.map(({ cells }) => cells));
      expect(chosen.rows.length).toBeGreaterThan(0);
      expect(chosen.notes).toContainEqual({
        ...{ kind: 'other_sheets_ignored', count: 2, rows: [] },
        ...{ names: ['名单', '旧名单'], read: '填表说明' },
      });
      expect(await parseTable(bytes, ' 名单 ')).toEqual(first);
      await expect(parseTable(bytes, '没有')).rejects.toMatchObject({
        ...{ fault: 'sheet_unknown', values: { sheet: '没有' } },
      });
    },
  );

  it('is said of the sheet that somebody chose of XML, as Excel wrote it in 2003', async () => {
    const tableOf = (name: string, text: string) =>
      `<Worksheet ss:Name="${name}"><Table><Row><Cell><Data ss:Type="String">${text}</Data></Cell></Row></Table></Worksheet>`;
    const space = 'urn:schemas-microsoft-com:office:spreadsheet';
    const book = `<?xml version="1.0"?><Workbook xmlns="${space}" xmlns:ss="${space}">${tableOf('说明', '甲')}${tableOf('名单', '乙')}</Workbook>`;
    const { rows, notes } = await parseTable(Buffer.from(book), '名单');
    expect(rows.map(({ cells }) => cells)).toEqual([['乙']]);
    expect(notes).toMatchObject([{ names: ['说明'], read: '名单' }]);
  });

  it('is not said of a sheet that a text cannot have', async () => {
    for (const text of ['姓名,备注\n王芳,', '<table><tr><td>姓名</td></tr></table>'])
      await expect(parseTable(Buffer.from(text), '名单')).rejects.toMatchObject({ fault: 'sheet_unknown' });
  });

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
