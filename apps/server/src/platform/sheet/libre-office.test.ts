import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFile } from '../documents/list-file.js';
import { throughLibreOffice } from './testing/libre-office.js';
import { rowsHere } from './testing/sheets-here.js';

// Every export is made by one of two writers, which writers.test.ts holds: what LibreOffice says of these it says of
// all.
const heads = ['姓名', '证件号码', '日期', '时刻', '金额', '备注'];
const rows = [
  ['阿依古丽·买买提', '310101199003071046', '2026-11-21', '2026-11-21 09:30', 1380.35, '=1+1'],
  ['𠮷野家', '26312000000012345678', '2026-12-31', '2026-11-21 00:00', 680, '@SUM(A1)'],
  ['a,b "c"', '00421', '1999-02-28', '2026-12-31 23:59', 0.5, '-1'],
  ['José', '12E4', '2000-02-29', '2026-01-01 00:01', -20, '＝1'],
] as const;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skillcert-sheets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const save = async (format: 'csv' | 'xlsx'): Promise<string> => {
  const file = listFile(
    { of: 'own', day: '2026-11-21', format },
    {
      columns: heads.map((head) => ({ head })),
      rows: async function* () {
        yield rows;
      },
    },
  );
  const pieces: Buffer[] = [];
  if (!('lines' in file)) throw new Error('The list has no lines.');
  for await (const piece of file.lines) pieces.push(Buffer.from(piece));
  const path = join(folder, file.name);
  await writeFile(path, Buffer.concat(pieces));
  return path;
};

/** The cells of a sheet as LibreOffice takes them: of which kind, and what it shows. */
const cellsOf = (fods: Buffer) => {
  const [, table = ''] = fods.toString().split('<table:table ');
  return table
    .split('<table:table-row')
    .slice(1)
    .map((row) =>
      [...row.matchAll(/<table:table-cell([^>]*[^/])>(.*?)<\/table:table-cell>/gs)].map(
        ([, said = '', inside = '']) => ({
          kind: /office:value-type="(\w+)"/.exec(said)?.[1],
          isFormula: said.includes('table:formula'),
          day: /office:date-value="([^"]*)"/.exec(said)?.[1],
          text: inside.replace(/<[^>]*>/g, '').trim(),
        }),
      ),
    )
    .filter((cells) => cells.length > 1);
};

describe('our sheets as LibreOffice opens them', () => {
  it.each(['xlsx', 'csv'] as const)('in %s: long numbers whole, days as days, no formula', async (format) => {
    const [first, ...read] = cellsOf(await throughLibreOffice(await save(format), 'fods'));
    expect(first?.map(({ text }) => text)).toEqual(heads);
    expect(read.flat().some(({ isFormula }) => isFormula)).toBe(false);
    for (const [at, [, number, day, moment]] of rows.entries()) {
      const [, long, date, time, amount] = read[at] ?? [];
      expect(long).toMatchObject({ kind: 'string', text: number });
      expect(date).toMatchObject({ kind: 'date', day });
      // Of one kind in all rows, midnight too: a column of texts and moments sorts wrongly.
      expect(time?.kind).toBe('date');
      expect(time?.day?.padEnd(19, 'T00:00:00').slice(0, 16)).toBe(moment.replace(' ', 'T'));
      expect(amount?.kind).toBe('float');
    }
  });
});

/** A web page and CSV have amounts as they are shown. */
const plainAmounts = (cells: readonly string[]) =>
  cells.map((cell, at) => (at === 4 ? Number(cell.replaceAll(',', '')) : cell));

describe('sheets as LibreOffice writes them', () => {
  it.each(['xlsx', 'ods', 'xls', 'html', 'csv'] as const)('are read right in %s', async (form) => {
    const [first, ...read] = await rowsHere(await throughLibreOffice(await save('xlsx'), form));
    expect(first?.cells).toEqual(heads);
    expect(read.map(({ cells }) => plainAmounts(cells))).toEqual(rows);
  });
});
