import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listFile } from '../documents/list-file.js';
import { openSheet } from './testing/sheets-here.js';
import { writeSheet } from './write-sheet.js';

const sources = new URL('../../', import.meta.url);
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing/'),
);
const using = (words: RegExp) =>
  files.filter((file) => words.test(readFileSync(new URL(file, sources), 'utf8'))).sort();

/** Every table is written by one of two writers, so that their guarantees hold for all tables. */
const writers = {
  sheet: [
    'domain/certificates/registry/pack-sheet.ts',
    'domain/enrolment/import/sheets/empty-sheet.ts',
    'domain/enrolment/import/sheets/photos-sheet.ts',
    'domain/enrolment/import/sheets/report-sheet.ts',
    'domain/exam/rooms/fetch-room-sheet.ts',
    'domain/exam/sittings/papers/sitting-sheet.ts',
    'domain/money/settlement/statement-sheet.ts',
    'domain/scores/import/fetch-score-sheet.ts',
    'domain/scores/statistics/export-score-statistics.ts',
    'domain/study/lessons/attendance/lesson-document.ts',
    'platform/documents/list-file.ts',
  ],
  csv: ['platform/documents/list-file.ts'],
};

it('writes every table by the writer of sheets or that of CSV', () => {
  expect(using(/from '.*\/write-sheet\.js'/)).toEqual(writers.sheet);
  expect(using(/\bcsvLine\b.*from '.*\/csv-line\.js'|import \{[^}]*csvLine[^}]*\}/)).toEqual(writers.csv);
  // No other file builds the package of a sheet, or writes the byte order mark of CSV.
  expect(using(/spreadsheetml\/2006/)).toEqual(['platform/sheet/write-sheet.ts']);
  expect(using(/byteOrderMark/)).toEqual([
    'platform/documents/csv-line.ts',
    'platform/documents/list-file.ts',
  ]);
});

/** Texts that people write, and numbers that programs cut. */
const cases = [
  '310101199003071046',
  '26312000000012345678',
  '00421',
  '12E4',
  '1.2E+5',
  '1.10',
  '202611120012',
  'a_x0041_b',
  '13800000001',
  '=1+1',
  '+8613800000001',
  '-1',
  '@SUM(A1)',
  '＝1',
  "'quoted'",
  'a,b',
  '"一期"',
  'TC26-0018-T0045',
  '3-4',
  '1/2',
  'TRUE',
  '阿依古丽·买买提',
  '𠮷野家',
  '2026-11-21',
  '2026-11-21 09:30',
  '2026-11-21 00:00',
  '1899-01-01',
  '2026-02-30',
];
const heads = ['甲', '乙', '丙'];
const text = fc.oneof(
  fc.constantFrom(...cases),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((said) => said.replace(/[\s\p{C}'"=`]+/gu, 'x')),
  fc
    .date({ min: new Date('1901-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
);
const row = fc.tuple(
  text,
  text,
  fc.integer({ min: -10_000_000, max: 10_000_000 }).map((cents) => cents / 100),
);
type Row = readonly [string, string, number];

const table = (rows: readonly Row[]) => ({
  columns: heads.map((head) => ({ head })),
  rows: async function* () {
    yield rows;
  },
});
const bytesOf = async (rows: readonly Row[], format: 'csv' | 'xlsx') => {
  const pieces: Buffer[] = [];
  const file = listFile({ of: 'x', day: '2026-11-21', format }, table(rows));
  if (!('lines' in file)) throw new Error('The list has no lines.');
  for await (const piece of file.lines) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
};
const readBack = async (bytes: Buffer) => {
  const rows: (readonly string[])[] = [];
  for await (const some of openSheet(bytes)) rows.push(...some.map(({ cells }) => cells));
  return rows;
};

describe('what a table says is read back as it was written', () => {
  it.each(['csv', 'xlsx'] as const)('in %s', async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (rows) => {
        const said = rows.map((cells) => cells.map(String));
        expect(await readBack(await bytesOf(rows, format))).toEqual([heads, ...said]);
      }),
      { numRuns: 60 },
    );
  });

  it('with each of the difficult ones, and a mark at the beginning of CSV', async () => {
    const rows = cases.map((each): Row => [each, each, 1]);
    const csv = await bytesOf(rows, 'csv');
    expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const said = rows.map((cells) => cells.map(String));
    for (const bytes of [csv, await bytesOf(rows, 'xlsx')])
      expect((await readBack(bytes)).slice(1)).toEqual(said);
  });

  it('with days that stay text for whoever wants them so', async () => {
    const columns = [{ head: '日期', width: 10 }];
    const [day, kept] = await Promise.all([
      writeSheet({ title: 'x', columns, rows: [['2026-11-21']] }),
      writeSheet({ title: 'x', columns, rows: [['2026-11-21']], days: 'text' }),
    ]);
    expect(await readBack(day)).toEqual(await readBack(kept));
    expect(day.equals(kept)).toBe(false);
  });
});
