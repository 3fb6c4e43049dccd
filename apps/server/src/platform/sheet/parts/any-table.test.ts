import { readdirSync, readFileSync } from 'node:fs';
import { utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../../../testing/engines.js';
import { SheetFault } from '../sheet-fault.js';
import { encodeGb18030 } from '../testing/encode-gb18030.js';
import { rowsHere } from '../testing/sheets-here.js';
import { writeSheet } from '../write-sheet.js';

const runs = isFullRun ? 10_000 : 150;
const tables = isFullRun ? 700 : 60;

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

const commas = (rows: Rows) => delimited(rows, ',');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(' ', '&nbsp;');
/** A page as banks name it `.xls`. */
const page = (rows: Rows) =>
  `<html><meta charset="utf-8"><table>${[['h0', 'h1'], ...rows]
    .map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('\n')}</table></html>`;

const forms: Readonly<Record<string, (rows: Rows) => Promise<Buffer> | Buffer>> = {
  own: (rows) => writeSheet({ title: '名单', columns: [{ head: 'h0', width: 9 }], rows }),
  xlsx: (rows) => book(rows, 'xlsx'),
  xlsb: (rows) => book(rows, 'xlsb'),
  xls: (rows) => book(rows, 'biff8'),
  ods: (rows) => book(rows, 'ods'),
  'xml of 2003': (rows) => book(rows, 'xlml'),
  'a web page': (rows) => Buffer.from(page(rows)),
  comma: (rows) => Buffer.from(commas(rows)),
  'comma with its mark': (rows) => Buffer.from(`\ufeff${commas(rows)}`),
  'comma in UTF-16': (rows) => Buffer.from(`\ufeff${commas(rows)}`, 'utf16le'),
  'comma in UTF-16 the other way round': (rows) => Buffer.from(`\ufeff${commas(rows)}`, 'utf16le').swap16(),
  'comma in GB 18030': (rows) => encodeGb18030(commas(rows)),
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

const real = new URL('../testing/files/', import.meta.url);

interface Whole {
  readonly name: string;
  readonly bytes: Buffer;
  readonly lines: ReadonlySet<string>;
}

const lineOf = ({ cells }: { readonly cells: readonly string[] }) => JSON.stringify(cells);

/** Files that this test writes, and those that people sent. */
const wholeFiles = async (): Promise<readonly Whole[]> => {
  const made = Object.entries(forms).map(async ([name, make]) => ({ name, bytes: await make(intact) }));
  const sent = readdirSync(real).map((name) => ({ name, bytes: readFileSync(new URL(name, real)) }));
  return Promise.all(
    [...(await Promise.all(made)), ...sent].map(async ({ name, bytes }) => ({
      name,
      bytes,
      lines: new Set((await rowsHere(bytes)).map(lineOf)),
    })),
  );
};

const flips = fc.array(
  fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.integer({ min: 1, max: 255 })),
  { minLength: 1, maxLength: 8 },
);

type Flips = readonly (readonly [place: number, by: number])[];

/** A file with some bytes changed, half of them cut off as well. */
const damaged = (whole: Buffer, changed: Flips, kept: number): Buffer => {
  const bytes = Buffer.from(whole);
  for (const [place, by] of changed) {
    const where = Math.floor(place * bytes.length);
    bytes[where] = (bytes[where] ?? 0) ^ by;
  }
  return bytes.subarray(0, Math.ceil(bytes.length * (kept > 0.5 ? 1 : kept)));
};

/** The rows of a file that may be damaged; none where it is refused in words. */
const readOrRefused = async (bytes: Buffer) =>
  rowsHere(bytes).catch((error: unknown) => {
    if (!(error instanceof SheetFault)) throw error;
    return [];
  });

/**
 * Parts of a package have checksums. Elsewhere a changed byte may be another letter: it spoils its row, and the next
 * one as the end of a line.
 */
const hasSums = (bytes: Buffer) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * No file may hold its thread up for longer. Other work on the machine makes a clock say more, so that the processor's
 * time counts, and in the full run alone.
 */
const longestCpuMs = 2_000;

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

describe('a file that is damaged', () => {
  it('is refused in words or read as it was, in time: no row that was not there', async () => {
    const files = await wholeFiles();
    await fc.assert(
      fc.asyncProperty(
        fc.nat(files.length - 1),
        flips,
        fc.double({ min: 0.05, max: 1, noNaN: true }),
        async (at, changed, kept) => {
          const whole = files[at];
          if (!whole) return;
          const bytes = damaged(whole.bytes, changed, kept);
          const before = cpuMs();
          const rows = await readOrRefused(bytes);
          if (isFullRun) expect(cpuMs() - before, whole.name).toBeLessThan(longestCpuMs);
          const strange = rows.filter((row) => !whole.lines.has(lineOf(row)));
          const spoilt = hasSums(bytes) ? 0 : 2 * changed.length + 1;
          expect(strange.length, `${whole.name}: ${strange.map(lineOf)}`).toBeLessThanOrEqual(spoilt);
        },
      ),
      { numRuns: runs },
    );
  });
});
