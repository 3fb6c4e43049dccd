import { readdirSync, readFileSync } from 'node:fs';
import { utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../../../testing/engines.js';
import { SheetFault } from '../sheet-fault.js';
import type { SheetRow, SheetTable } from '../sheet-row.js';
import { encodeGb18030 } from '../testing/encode-gb18030.js';
import { oldWorkbook } from '../testing/old-workbook.js';
import { rowsHere, sheetsHere } from '../testing/sheets-here.js';
import { writeSheet } from '../write-sheet.js';

const runs = isFullRun ? 10_000 : 150;
const tables = isFullRun ? 2_000 : 120;

/** A cell: what a table says, and what a program stores for it. */
interface Cell {
  readonly text: string;
  readonly value: string | number | boolean | Date;
}
type Rows = readonly (readonly Cell[])[];

const blank: Cell = { text: '', value: '' };
const asText = (text: string): Cell => ({ text, value: text });
const letters = ['李', '明', 'José', '𠮷', 'a', '7', '0', '-', '"', ',', ';', '|', '&', '<', "'", ' '];
const wordOf = (parts: readonly string[]) =>
  fc
    .array(fc.constantFrom(...parts), { minLength: 1, maxLength: 12 })
    .map((some) => asText(`词${some.join('')}`.trim()));
const number = fc.integer({ min: 0, max: 10 ** 14 }).map((value) => asText(String(value)));
const amount = fc
  .integer({ min: -(10 ** 9), max: 10 ** 9 })
  .map((cents): Cell => ({ text: String(cents / 100), value: cents / 100 }));
const day = fc
  .date({ min: new Date('1901-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((moment): Cell => {
    const text = moment.toISOString().slice(0, 10);
    return { text, value: new Date(`${text}T00:00:00Z`) };
  });
const yes = fc.boolean().map((value): Cell => ({ text: value ? 'TRUE' : 'FALSE', value }));

const rowsOf = (columns: number, parts: readonly string[]) =>
  fc.array(
    fc.array(fc.oneof(wordOf(parts), number, amount, day, yes, fc.constant(blank)), {
      minLength: columns,
      maxLength: columns,
    }),
    { minLength: 1, maxLength: 20 },
  );
const tableOf = (parts: readonly string[]) =>
  fc.integer({ min: 2, max: 6 }).chain((columns) => rowsOf(columns, parts));
const table = tableOf(letters);
/** Text keeps tabs in a cell, which web pages do not. */
const textTable = tableOf([...letters, '\t']);
/** Chinese that people write: rare characters and other letters, among few of them, speak for other encodings too. */
const chineseTable = tableOf([...letters.filter((each) => !['𠮷', 'José'].includes(each)), '\t']);

const headsFor = (rows: Rows) => Array.from({ length: rows[0]?.length ?? 0 }, (_, at) => `h${at}`);

/** As programs write them: in quotes where a cell has the separator of this file, or a quote. */
const delimited = (rows: Rows, separator: string) =>
  [headsFor(rows), ...rows.map((row) => row.map(({ text }) => text))]
    .map((row) =>
      row
        .map((cell) =>
          cell.includes(separator) || /["']/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
        )
        .join(separator),
    )
    .join('\n');
const commas = (rows: Rows) => delimited(rows, ',');

/** As programs keep a spreadsheet from making numbers of texts: `="007"`, or an apostrophe before it. */
const marked = (rows: Rows, mark: (text: string) => string) =>
  commas(
    rows.map((row) =>
      row.map(({ text }) => asText(text.includes('"') || text.includes("'") ? text : mark(text))),
    ),
  );
const apostrophe = (text: string) => (/^[\p{Script=Han}\d-]/u.test(text) ? `'${text}` : text);

const bookTypes = ['xlsx', 'xlsb', 'biff8', 'ods', 'xlml', 'html'] as const;
/** The last rows of the first column are one merged cell. */
const book = (
  rows: Rows,
  bookType: (typeof bookTypes)[number],
  merged = 0,
  { bookSST = false } = {},
): Buffer => {
  const values = rows.map((row) => row.map(({ value }) => value));
  const sheet = utils.aoa_to_sheet([headsFor(rows), ...values], { UTC: true });
  if (merged > 1)
    sheet['!merges'] = [{ s: { r: rows.length + 1 - merged, c: 0 }, e: { r: rows.length, c: 0 } }];
  const file = utils.book_new();
  utils.book_append_sheet(file, sheet, '名单');
  return Buffer.from(write(file, { bookType, bookSST, type: 'buffer' }));
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(' ', '&nbsp;');
/** A page as banks name it `.xls`. */
const page = (rows: Rows) =>
  `<html><meta charset="utf-8"><table>${[headsFor(rows).map(asText), ...rows]
    .map((row) => `<tr>${row.map(({ text }) => `<td>${escaped(text)}</td>`).join('')}</tr>`)
    .join('\n')}</table></html>`;

/** Its first head has what Chinese forms say: a word or two of chance are words in Big5 as well. */
const inGb18030 = (text: string) => encodeGb18030(`填报单位与考生姓名和证件号码及联系电话${text}`);

/**
 * Text with separators. Encodings that have to be guessed, as Big5, are told by what stands in them, which tables of
 * chance do not say: other tests have them.
 */
const texts: Readonly<Record<string, (rows: Rows) => Buffer>> = {
  comma: (rows) => Buffer.from(commas(rows)),
  'comma with its mark': (rows) => Buffer.from(`\ufeff${commas(rows)}`),
  'comma in UTF-16': (rows) => Buffer.from(`\ufeff${commas(rows)}`, 'utf16le'),
  'comma in UTF-16 the other way round': (rows) => Buffer.from(`\ufeff${commas(rows)}`, 'utf16le').swap16(),
  'comma in UTF-16 without its mark': (rows) => Buffer.from(commas(rows), 'utf16le'),
  'comma in GB 18030': (rows) => inGb18030(commas(rows)),
  'comma with the ends of lines of Windows': (rows) => Buffer.from(commas(rows).replaceAll('\n', '\r\n')),
  'comma with the ends of lines of old Apple': (rows) => Buffer.from(commas(rows).replaceAll('\n', '\r')),
  'comma with a tab before each cell': (rows) =>
    Buffer.from(
      [headsFor(rows).map(asText), ...rows]
        .map((row) => row.map(({ text }) => `"\t${text.replaceAll('"', '""')}"`).join(','))
        .join('\n'),
    ),
  semicolon: (rows) => Buffer.from(delimited(rows, ';')),
  tab: (rows) => Buffer.from(delimited(rows, '\t')),
  'comma, each cell as a formula of a text': (rows) => Buffer.from(marked(rows, (text) => `="${text}"`)),
  'comma with apostrophes': (rows) => Buffer.from(marked(rows, apostrophe)),
  'comma that says so': (rows) => Buffer.from(`sep=,\n${commas(rows)}`),
  'bar that says so': (rows) => Buffer.from(`sep=|\n${delimited(rows, '|')}`),
  'tab in UTF-16, as Excel writes Unicode text': (rows) =>
    Buffer.from(`\ufeff${delimited(rows, '\t')}`, 'utf16le'),
  'comma in UTF-16 the other way round without its mark': (rows) =>
    Buffer.from(commas(rows), 'utf16le').swap16(),
  'tab in GB 18030': (rows) => inGb18030(delimited(rows, '\t')),
  bar: (rows) => Buffer.from(delimited(rows, '|')),
};

const forms: Readonly<Record<string, (rows: Rows) => Promise<Buffer> | Buffer>> = {
  own: (rows) =>
    writeSheet({
      title: '名单',
      columns: [{ head: 'h0', width: 9 }],
      rows: rows.map((row) => row.map(({ text, value }) => (typeof value === 'number' ? value : text))),
    }),
  ...Object.fromEntries(
    bookTypes
      .filter((type) => type !== 'html')
      .map((type) => [type, (rows: Rows) => book(rows, type)] as const),
  ),
  'a workbook with shared texts': (rows) => book(rows, 'xlsx', 0, { bookSST: true }),
  'a workbook of Excel 95': (rows) =>
    oldWorkbook({
      page: 54936,
      rows: [headsFor(rows), ...rows.map((row) => row.map(({ text }) => text))].map((row) =>
        row.map((text) => encodeGb18030(text)),
      ),
    }),
  'a web page': (rows) => Buffer.from(page(rows)),
  'a web page in UTF-16': (rows) => Buffer.from(`\ufeff${page(rows)}`, 'utf16le'),
};

/** As cells are given: blank rows are left out, and nothing behind the last value of a row. */
const given = (rows: Rows) =>
  rows
    .map((row) => row.map(({ text }) => text))
    .map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1))
    .filter((row) => row.length > 0);

const everyForm = { ...forms, ...texts };
const tableFor = (name: string) =>
  name.endsWith('GB 18030') ? chineseTable : name in texts ? textTable : table;

describe.each(Object.entries(everyForm))('any table as %s', (name, make) => {
  it('reads back the same', () =>
    fc.assert(
      fc.asyncProperty(tableFor(name), async (rows) => {
        const [, ...read] = await rowsHere(await make(rows));
        expect(read.map(({ cells }) => cells)).toEqual(given(rows));
      }),
      { numRuns: Math.ceil(tables / Object.keys(everyForm).length) },
    ));
});

describe.each(bookTypes)('any table with merged cells as %s', (type) => {
  it('reads the value in each of their rows', () =>
    fc.assert(
      fc.asyncProperty(table, wordOf(['李', '明']), async (rows, shared) => {
        const words = rows.map((row) => row.map(({ text }) => asText(text === '' ? '无' : text)));
        const merged = words.map(([, ...others], at) => [at === 0 ? shared : blank, ...others]);
        const [, ...read] = await rowsHere(book(merged, type, merged.length));
        expect(read.map(({ cells }) => cells[0])).toEqual(merged.map(() => shared.text));
      }),
      { numRuns: Math.ceil(tables / 10) },
    ));
});

/** More rows than changed bytes can spoil, so that a file that is read as another one as a whole is told. */
const intact: Rows = Array.from({ length: 40 }, (_, n) =>
  [`词李${n}`, `11010119900307${1000 + n}`, '680.00', '上海, 西湖'].map(asText),
);

const real = new URL('../testing/files/', import.meta.url);

interface Whole {
  readonly name: string;
  readonly bytes: Buffer;
  readonly lines: ReadonlySet<string>;
  /** The texts of its rows, one behind the other, and of a first line that is none. */
  readonly texts: readonly string[];
  /** How many rows it has. */
  readonly count: number;
}

const lineOf = ({ cells }: { readonly cells: readonly string[] }) => JSON.stringify(cells);

/** Files that this test writes, and those that people sent. */
const wholeFiles = async (): Promise<readonly Whole[]> => {
  const made = Object.entries(everyForm).map(async ([name, make]) => ({ name, bytes: await make(intact) }));
  const sent = readdirSync(real).map((name) => ({ name, bytes: readFileSync(new URL(name, real)) }));
  return Promise.all(
    [...(await Promise.all(made)), ...sent].map(async ({ name, bytes }) => {
      const rows = await rowsHere(bytes);
      return {
        name,
        bytes,
        lines: new Set(rows.map(lineOf)),
        count: rows.length,
        texts: ['sep=', ...rows.map(({ cells }) => cells.join(''))],
      };
    }),
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

/** The table of a file that may be damaged; an empty one where it is refused in words. */
const readOrRefused = async (bytes: Buffer): Promise<SheetTable> =>
  sheetsHere.read(bytes).catch((error: unknown) => {
    if (!(error instanceof SheetFault)) throw error;
    return { rows: [], notes: [] };
  });

/** The end of a line of text: one that is gone makes one row of two, and a new one makes two of one. */
const lineEnds: readonly (number | undefined)[] = [0x0a, 0x0d];

/**
 * An old workbook has no lines: each of its cells says its row. One that says another may have been in the rows of both
 * of its neighbours, in all of which it is unread.
 */
const isOldWorkbook = (bytes: Buffer) => bytes[0] === 0xd0 && bytes[1] === 0xcf;

/** The rows that changed bytes may spoil: each byte its own, and the one in which a file was cut off. */
const spoiltBy = (whole: Buffer, bytes: Buffer, changed: Flips): number => {
  const each = changed.map(([place]) => {
    const where = Math.floor(place * whole.length);
    if (isOldWorkbook(whole)) return 3;
    return [whole[where], bytes[where]].some((byte) => lineEnds.includes(byte)) ? 2 : 1;
  });
  return each.reduce((sum, rows) => sum + rows, bytes.length < whole.length ? 1 : 0);
};

/** The length of the longest text that two texts have in common, with others between its characters. */
const commonLength = (one: readonly string[], other: readonly string[]): number => {
  let above = other.map(() => 0);
  for (const character of one) {
    const row: number[] = [];
    for (const [at, each] of other.entries())
      row.push(each === character ? (above[at - 1] ?? 0) + 1 : Math.max(above[at] ?? 0, row[at - 1] ?? 0));
    above = row;
  }
  return above.at(-1) ?? 0;
};

/** A text by its characters, and by its bytes in GB 18030: one that changes moves the pairs behind it. */
const waysToSee = [(text: string) => [...text], (text: string) => Array.from(encodeGb18030(text), String)];

/**
 * Whether a row is what is left of one that was there, or of two whose line end is gone: at least half of it is that,
 * in its order. Text has no checksums, so that a letter or a figure that became another one cannot be told, and neither
 * can a last row whose end was cut off. A cell that is no text any more is empty, and told.
 */
const isLeftOf = ({ cells }: Pick<SheetRow, 'cells'>, texts: readonly string[]): boolean =>
  waysToSee.some((seen) => {
    const row = seen(cells.join(''));
    return texts.some(
      (text, at) => commonLength(row, seen(`${text}${texts[at + 1] ?? ''}`)) * 2 >= row.length,
    );
  });

/** Parts of a package have checksums: nothing of one is read otherwise than it was. */
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

/** The reading of one file in the full run takes some ten milliseconds, and the runner's bound is of one test. */
const longestMs = isFullRun ? 3_600_000 : 300_000;

/** The outcomes of the files of one run. */
const noCounts = { tried: 0, refused: 0, spoilt: 0, slowest: 0 };

/** The rows that were not there: no more than damaged bytes can make, and each what is left of one. */
const strangeRows = (whole: Whole, bytes: Buffer, changed: Flips, { rows, notes }: SheetTable) => {
  const strange = rows.filter((row) => !whole.lines.has(lineOf(row)));
  const spoilt = hasSums(bytes) ? 0 : spoiltBy(whole.bytes, bytes, changed);
  expect(strange.length, `${whole.name}: ${strange.map(lineOf)}`).toBeLessThanOrEqual(spoilt);
  // So little is left of some texts that they may be of another encoding, which is said.
  const isAssumed = notes.some(({ kind }) => kind === 'encoding_assumed');
  const invented = isAssumed ? [] : strange.filter((row) => !isLeftOf(row, whole.texts));
  expect(invented.map(lineOf), whole.name).toEqual([]);
  return strange;
};

describe('a file that is damaged', () => {
  it('is refused in words or read as it was, in time: no row that was not there', {
    timeout: longestMs,
  }, async () => {
    const files = await wholeFiles();
    const counts = { ...noCounts };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        flips,
        fc.double({ min: 0.05, max: 1, noNaN: true }),
        async (whole, changed, kept) => {
          const bytes = damaged(whole.bytes, changed, kept);
          const before = cpuMs();
          const read = await readOrRefused(bytes);
          const took = cpuMs() - before;
          if (isFullRun) expect(took, whole.name).toBeLessThan(longestCpuMs);
          const strange = strangeRows(whole, bytes, changed, read);
          const { length } = read.rows;
          // A package is read whole or refused: no row is lost either.
          if (hasSums(bytes)) expect([0, whole.count], whole.name).toContain(length);
          counts.tried += 1;
          counts.refused += length === 0 ? 1 : 0;
          counts.spoilt += strange.length > 0 ? 1 : 0;
          counts.slowest = Math.max(counts.slowest, took);
        },
      ),
      { numRuns: runs },
    );
    // Files that are all refused, or all read as they were, would show nothing.
    expect(counts.tried).toBe(runs);
    expect(counts.refused).toBeGreaterThan(runs / 20);
    expect(counts.tried - counts.refused).toBeGreaterThan(runs / 20);
    expect(counts.spoilt).toBeGreaterThan(0);
    if (isFullRun) process.stdout.write(`${JSON.stringify(counts)}\n`);
  });
});
