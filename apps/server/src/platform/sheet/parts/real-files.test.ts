import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SheetRow } from '../sheet-row.js';
import { rowsHere } from '../testing/sheets-here.js';

const read = (name: string): Promise<readonly SheetRow[]> =>
  rowsHere(readFileSync(new URL(`../testing/files/${name}`, import.meta.url)));
const cellsOf = async (name: string) => (await read(name)).map(({ cells }) => cells);

describe('files as programs and banks write them', () => {
  it('never takes an identity number that a program has cut', async () => {
    const [, ...rows] = await read('imp-excel-lost-digits.xlsx');
    expect(rows).toHaveLength(44);
    expect(rows.every(({ cells, flaws }) => cells[2] === '' && flaws[0]?.why === 'lost_digits')).toBe(true);
  });

  it('reads numbers that a mark keeps whole, and refuses those in the short form', async () => {
    const rows = await read('imp-ids.xlsx');
    const numbers = rows.map(({ cells, flaws }) => flaws[0]?.why ?? cells[2]);
    expect(numbers.slice(1, 6)).toEqual([
      'lost_digits',
      'lost_digits',
      'lost_digits',
      '310101199003071046',
      '310101199003071054',
    ]);
  });

  it('says that days are counted from 1904', async () => {
    for (const name of ['imp-1904.xlsx', 'bank-1904.xlsx'])
      expect((await read(name)).every(({ date1904 }) => date1904)).toBe(true);
    expect((await read('imp-merged.xlsx')).some(({ date1904 }) => date1904)).toBe(false);
  });

  it('gives each row of a merged range its value, whatever program wrote it', async () => {
    for (const name of ['imp-merged.xlsx', 'libreoffice.xls', 'libreoffice.ods', 'page-named.xls']) {
      const [heads, ...rows] = await cellsOf(name);
      expect(heads?.slice(0, 3), name).toEqual(['姓名', '证件号码', '手机号']);
      expect(rows[0]?.[1], name).toBe('330106198906073019');
      expect(
        rows.slice(0, 3).map((cells) => cells[5]),
        name,
      ).toEqual(Array(3).fill('西湖软件有限公司'));
    }
  });

  it('reads amounts without the noise of a spreadsheet', async () => {
    const amounts = (await cellsOf('bank-excel-17-digits.xlsx')).map((cells) => cells[4]);
    expect(amounts).toEqual(['贷方发生额', '1380.35', '680.1', '1380']);
  });

  it('reads what a formula came to', async () => {
    expect((await cellsOf('imp-formula.xlsx'))[1]?.[2]).toBe('310101199003071353');
    expect((await cellsOf('score-formula.xlsx'))[1]?.[2]).toBe('86');
  });

  it('reads what stands above the heads as rows', async () => {
    expect((await cellsOf('imp-title-row.xlsx'))[2]?.[0]).toBe('姓名');
    expect((await cellsOf('bank-icbc-personal.csv'))[3]?.slice(8, 10)).toEqual([
      '记账金额(收入)',
      '记账金额(支出)',
    ]);
  });
});

describe('text with separators', () => {
  const text = '姓名|金额\r\n李|"1,380.00"\r\n="00123"|\'00421\r\n';
  const rows = [
    ['姓名', '金额'],
    ['李', '1,380.00'],
    ['00123', '00421'],
  ];
  const utf16 = Buffer.from(text, 'utf16le');
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['UTF-16 without its mark', utf16],
    ['UTF-16 the other way round', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]).swap16()],
  ])('is read in %s', async (_, bytes) => {
    expect((await rowsHere(bytes)).map(({ cells }) => cells)).toEqual(rows);
  });

  it('is read in UTF-8 though a character was cut in two, whose cell is named', async () => {
    const cut = Buffer.concat([
      Buffer.from('姓名,单位\n李明,西湖软'),
      Buffer.from([0xe4, 0xbb]),
      Buffer.from('\n'),
    ]);
    const [, row] = await rowsHere(cut);
    expect(row).toMatchObject({ cells: ['李明', ''], flaws: [{ column: 1, why: 'cell_error' }] });
  });

  it('is refused where it was a web page before it was damaged', async () => {
    for (const text of ['<html><head><style>td {}', 'ml><table<tr><td>1</td></tr>'])
      await expect(rowsHere(Buffer.from(text))).rejects.toMatchObject({ fault: 'damaged' });
  });

  it('is read in GB 18030, by any separator, with quotes inside words', async () => {
    // 姓名,备注
    const head = Buffer.from('d0d5c3fb2cb1b8d7a20a', 'hex');
    expect((await rowsHere(head))[0]?.cells).toEqual(['姓名', '备注']);
    for (const separator of [',', ';', '\t'])
      expect((await rowsHere(Buffer.from(`a${separator}b\n1${separator}say "no" twice`)))[1]?.cells).toEqual([
        '1',
        'say "no" twice',
      ]);
  });
});
