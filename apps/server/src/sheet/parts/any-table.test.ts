import { utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SheetFault } from '../sheet-fault.js';
import { rowsHere } from '../testing/sheets-here.js';
import { writeSheet } from '../write-sheet.js';

const runs = process.env.TEST_FULL ? 10_000 : 150;
const tables = process.env.TEST_FULL ? 500 : 40;

const word = fc
  .array(
    fc.constantFrom('李', '明', 'José', '𠮷', 'a', '7', '0', '-', '"', ',', ';', '|', '&', '<', "'", ' '),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((parts) => `词${parts.join('')}`.trim());
const number = fc.integer({ min: 0, max: 10 ** 14 }).map(String);
const rowsOf = (columns: number) =>
  fc.array(fc.array(fc.oneof(word, number, fc.constant('')), { minLength: columns, maxLength: columns }), {
    minLength: 1,
    maxLength: 20,
  });
const table = fc.integer({ min: 2, max: 6 }).chain((columns) => rowsOf(columns));

type Rows = readonly (readonly string[])[];

const quoted = (cell: string) => (/[",;|\t']/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const delimited = (rows: Rows, separator: string) =>
  // The heads have the separator more often than any text.
  [Array.from({ length: 9 }, (_, n) => `h${n}`), ...rows]
    .map((row) => row.map(quoted).join(separator))
    .join('\n');
const book = (rows: Rows, bookType: 'xlsx' | 'biff8' | 'ods' | 'xlml' | 'html' | 'xlsb'): Buffer => {
  const sheet = utils.aoa_to_sheet([['h0', 'h1'], ...rows.map((row) => [...row])]);
  const file = utils.book_new();
  utils.book_append_sheet(file, sheet, '名单');
  return Buffer.from(write(file, { bookType, type: 'buffer' }));
};

const forms: Readonly<Record<string, (rows: Rows) => Promise<Buffer> | Buffer>> = {
  own: (rows) => writeSheet({ title: '名单', columns: [{ head: 'h0', width: 9 }], rows }),
  xlsx: (rows) => book(rows, 'xlsx'),
  xlsb: (rows) => book(rows, 'xlsb'),
  xls: (rows) => book(rows, 'biff8'),
  ods: (rows) => book(rows, 'ods'),
  'xml of 2003': (rows) => book(rows, 'xlml'),
  comma: (rows) => Buffer.from(delimited(rows, ',')),
  semicolon: (rows) => Buffer.from(delimited(rows, ';')),
  tab: (rows) => Buffer.from(delimited(rows, '\t')),
  bar: (rows) => Buffer.from(delimited(rows, '|')),
};

/** As cells are given: blank rows are left out, and nothing behind the last value of a row. */
const given = (rows: Rows) =>
  rows
    .map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1))
    .filter((row) => row.length > 0);

describe.each(Object.entries(forms))('any table as %s', (_, make) => {
  it('reads back the same', () =>
    fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const [, ...read] = await rowsHere(await make(rows));
        expect(read.map(({ cells }) => cells)).toEqual(given(rows));
      }),
      { numRuns: Math.ceil(tables / Object.keys(forms).length) },
    ));
});

const intact: Rows = Array.from({ length: 12 }, (_, n) => [
  `词李${n}`,
  `11010119900307${1000 + n}`,
  '680.00',
]);

describe('a file that is damaged', () => {
  it('is refused in words or read as it was: no row that was not there', async () => {
    const files = await Promise.all(['own', 'xlsx', 'xlsb', 'ods'].map((form) => forms[form]?.(intact)));
    const lines = new Set(given(intact).map((cells) => JSON.stringify(cells)));
    await fc.assert(
      fc.asyncProperty(
        fc.nat(files.length - 1),
        fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.integer({ min: 1, max: 255 })), {
          minLength: 1,
          maxLength: 8,
        }),
        fc.double({ min: 0.05, max: 1, noNaN: true }),
        async (at, flips, kept) => {
          const bytes = Buffer.from(files[at] ?? '');
          for (const [place, by] of flips) {
            const where = Math.floor(place * bytes.length);
            bytes[where] = (bytes[where] ?? 0) ^ by;
          }
          const cut = bytes.subarray(0, Math.ceil(bytes.length * (kept > 0.5 ? 1 : kept)));
          const read = await rowsHere(cut).catch((error: unknown) => {
            if (!(error instanceof SheetFault)) throw error;
            return [];
          });
          const known = read.slice(1).filter(({ cells }) => lines.has(JSON.stringify(cells)));
          // What is no longer a package may be text, which says of itself that it is none.
          if (cut[0] === 0x50 && cut[1] === 0x4b) expect(known.length).toBe(Math.max(0, read.length - 1));
        },
      ),
      { numRuns: runs },
    );
  });
});
