import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { namedColumns } from '../../../domain/enrolment/import/rows/guess-columns.js';
import { readTable } from '../read-table.js';
import { sheetsHere } from '../testing/sheets-here.js';

type Rows = readonly (readonly string[])[];
type Form = 'xlsx' | 'biff8' | 'ods' | 'xlml' | 'xlsb';

const file = (sheets: Readonly<Record<string, Rows>>, bookType: Form = 'xlsx', hidden: string[] = []) => {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  book.Workbook = {
    Sheets: book.SheetNames.map((name) => ({ name, Hidden: hidden.includes(name) ? 1 : 0 })),
  };
  return Buffer.from(write(book, { bookType, type: 'buffer' }));
};
const read = async (bytes: Buffer, sheet?: string) => {
  const { heads, rows, reading } = await readTable(sheetsHere, bytes, namedColumns, undefined, sheet);
  const others = reading.find(({ kind }) => kind === 'other_sheets_ignored');
  return { heads, rows: rows.map(({ cells }) => cells), read: others?.read, names: others?.names };
};
const roster = [
  ['姓名', '手机号'],
  ['李明', '13800000001'],
];
const covers: readonly Rows[] = [
  [['2026 年度报名名单']],
  [['单位', '甲公司']],
  [['填写说明'], ['一、请勿修改表头'], ['二、日期写成 2026-11-30']],
];

describe('a cover sheet before the table', () => {
  it.each(['xlsx', 'biff8', 'ods', 'xlml', 'xlsb'] as const)('is left out and named in %s', async (form) => {
    for (const cover of covers)
      expect(await read(file({ 封面: cover, 名单: roster }, form))).toEqual({
        heads: roster[0],
        rows: roster.slice(1),
        read: '名单',
        names: ['封面'],
      });
  });

  it.each(['xlsx', 'biff8', 'ods', 'xlml', 'xlsb'] as const)(
    'gives way to heads over rows that have one cell each, in %s',
    async (form) => {
      const names = [['姓名', '手机号', '证件号码'], ['李明'], ['王芳']];
      for (const cover of covers)
        expect(await read(file({ 封面: cover, 名单: names }, form))).toMatchObject({
          heads: names[0],
          rows: [['李明'], ['王芳']],
          read: '名单',
        });
      // Heads of two columns may as well be a line of a cover.
      expect(await read(file({ 封面: [['单位', '甲公司'], ['说明']], 名单: roster }, form))).toMatchObject({
        heads: roster[0],
        read: '名单',
      });
    },
  );

  it('gives way to no hidden sheet, and is read where somebody chooses it', async () => {
    const bytes = file({ 封面: covers[2] ?? [], 旧名单: roster }, 'xlsx', ['旧名单']);
    expect(await read(bytes)).toMatchObject({ heads: ['填写说明'], read: '封面' });
    expect((await read(file({ 封面: covers[2] ?? [], 名单: roster }), '封面')).heads).toEqual(['填写说明']);
  });

  it('names the other sheets where none is a table', async () => {
    const bytes = file({ 封面: [['名单']], 说明: [['甲', '乙']] });
    await expect(read(bytes)).rejects.toMatchObject({
      fault: 'no_rows_here',
      values: { sheet: '封面', others: '说明' },
    });
  });
});
