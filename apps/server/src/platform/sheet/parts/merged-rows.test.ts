import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readTable } from '../read-table.js';
import { rowsHere, sheetsHere } from '../testing/sheets-here.js';

const fileOf = (
  rows: readonly (readonly (string | number)[])[],
  merges: readonly [number, number, number][],
) => {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  sheet['!merges'] = merges.map(([from, to, c]) => ({ s: { r: from, c }, e: { r: to, c } }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, '名单');
  return book;
};
const bytesOf = (book: ReturnType<typeof fileOf>, bookType: 'xlsx' | 'biff8' = 'xlsx') =>
  Buffer.from(write(book, { bookType, type: 'buffer' }));

describe('merged cells', () => {
  it('fill the rows of their own, thousands of them', async () => {
    const rows = Array.from({ length: 8_000 }, (_, at) => [
      `词${at}`,
      at % 2 ? '' : `甲${at}`,
      at % 2 ? '' : `乙${at}`,
    ]);
    const pairs = Array.from({ length: 4_000 }, (_, at) => [2 * at, 2 * at + 1] as const);
    const merges = pairs.flatMap(([from, to]) => [1, 2].map((c): [number, number, number] => [from, to, c]));
    const read = await rowsHere(bytesOf(fileOf(rows, merges)));
    expect(read.at(5)?.cells).toEqual(['词5', '甲4', '乙4']);
    expect(read.at(-1)?.cells).toEqual(['词7999', '甲7998', '乙7998']);
  });

  it('over more rows than the sheet has end with it', async () => {
    const bytes = bytesOf(
      fileOf(
        [
          ['姓名', '单位'],
          ['李明', '甲'],
          ['王芳', ''],
        ],
        [[1, 900_000, 1]],
      ),
    );
    expect((await rowsHere(bytes)).map(({ cells }) => cells[1])).toEqual(['单位', '甲', '甲']);
  });
});

describe('a number that lost its end', () => {
  it.each(['xlsx', 'biff8'] as const)('is no amount that was rounded, in %s', async (form) => {
    const rows = [
      ['姓名', '证件号码', '金额'],
      ['李明', Number('310101199003071353'), 680],
      ['王芳', Number('310101199003071046'), 2040.3000000000002],
    ];
    const { reading } = await readTable(sheetsHere, bytesOf(fileOf(rows, []), form), (cells) => cells.length);
    expect(reading.map(({ kind, rows: at }) => [kind, at])).toEqual([
      ['lost_digits', [2, 3]],
      ['amount_rounded', [3]],
    ]);
  });
});
