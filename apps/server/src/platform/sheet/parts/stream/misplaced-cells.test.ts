import { CFB, utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { SheetFault } from '../../sheet-fault.js';
import { encodeGb18030 } from '../../testing/encode-gb18030.js';
import { oldWorkbook } from '../../testing/old-workbook.js';
import { rowsHere } from '../../testing/sheets-here.js';

const rows = Array.from({ length: 12 }, (_, n) => [
  `李${n}`,
  `1101011990030710${10 + n}`,
  `1380000000${n % 10}`,
  '上海',
]);

/** As Excel 97 and later write it. */
const book97 = () => {
  const file = utils.book_new();
  utils.book_append_sheet(file, utils.aoa_to_sheet(rows), '名单');
  return Buffer.from(write(file, { bookType: 'biff8', type: 'buffer' }));
};
/** As Excel 5 did. */
const book5 = () =>
  oldWorkbook({ page: 54936, rows: rows.map((row) => row.map((text) => encodeGb18030(text))) });

const cellRecords = [0x204, 0xfd, 0x203, 0x27e];

/** The places in a workbook at which a cell says its row. */
const cellsIn = (stream: Buffer): readonly number[] => {
  const found: number[] = [];
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2))
    if (cellRecords.includes(stream.readUInt16LE(at))) found.push(at + 4);
  return found;
};

const openStream = (bytes: Buffer) => {
  const file = CFB.read(bytes, { type: 'buffer' });
  const entry = CFB.find(file, '/Workbook') ?? CFB.find(file, '/Book');
  if (!entry) throw new Error('There is no workbook.');
  return { file, entry, stream: Buffer.from(entry.content) };
};

/** A workbook with the two bytes changed in which a cell says its row (0), or its column (2). */
const withPlace = (bytes: Buffer, nth: number, of: 0 | 2, value: number): Buffer => {
  const { file, entry, stream } = openStream(bytes);
  const [at = 0] = cellsIn(stream).slice(nth);
  stream.writeUInt16LE(value, at + of);
  entry.content = stream;
  return CFB.write(file, { type: 'buffer' });
};

/** The rows that were not there and do not say that a cell of theirs is unread; none where the file is refused. */
const unseen = async (bytes: Buffer, whole: ReadonlySet<string>) => {
  const read = await rowsHere(bytes).catch((error: unknown) => {
    if (error instanceof SheetFault) return [];
    throw error;
  });
  return read.filter(({ cells, flaws }) => flaws.length === 0 && !whole.has(JSON.stringify(cells)));
};

describe.each([
  ['Excel 97', book97],
  ['Excel 5', book5],
])('an old workbook of %s', (_, make) => {
  it('has no cell in another row than its own without saying so', async () => {
    const bytes = make();
    const whole = new Set((await rowsHere(bytes)).map(({ cells }) => JSON.stringify(cells)));
    expect(whole.size).toBe(rows.length);
    const count = rows.length * 4;
    for (const nth of [0, 1, 3, 4, 5, 7, 18, 19, 20, count - 4, count - 1])
      for (const row of [0, 1, 2, 4, 5, 8, 11, 12, 300, 65_535].filter(
        (each) => each !== Math.floor(nth / 4),
      )) {
        const found = await unseen(withPlace(bytes, nth, 0, row), whole);
        expect(
          found.map(({ cells }) => cells),
          `cell ${nth} to row ${row}`,
        ).toEqual([]);
      }
  });

  it('has no cell in another column than its own without saying so', async () => {
    const bytes = make();
    const whole = new Set((await rowsHere(bytes)).map(({ cells }) => JSON.stringify(cells)));
    for (const nth of [0, 5, 18])
      for (const column of [0, 1, 2, 3].filter((each) => each !== nth % 4)) {
        const found = await unseen(withPlace(bytes, nth, 2, column), whole);
        expect(
          found.map(({ cells }) => cells),
          `cell ${nth} to column ${column}`,
        ).toEqual([]);
      }
  });

  it('is read as it is where it was not damaged', async () => {
    expect((await rowsHere(make())).map(({ cells, flaws }) => [cells, flaws])).toEqual(
      rows.map((row) => [row, []]),
    );
  });
});

/** A workbook of before Excel 97 whose cells stand in another order. */
const reordered = (order: (records: readonly Buffer[]) => readonly Buffer[]): Buffer => {
  const { file, entry, stream } = openStream(book5());
  const places = cellsIn(stream).map((at) => at - 4);
  const records = places.map((at) => stream.subarray(at, at + 4 + stream.readUInt16LE(at + 2)));
  const [first = 0] = places;
  Buffer.concat(order(records)).copy(stream, first);
  entry.content = stream;
  return CFB.write(file, { type: 'buffer' });
};

it.each<[string, Parameters<typeof reordered>[0]]>([
  ['column after column', (records) => records.toSorted((a, b) => a.readUInt16LE(6) - b.readUInt16LE(6))],
  ['its title last', ([title = Buffer.alloc(0), ...others]) => [...others, title]],
])('is read where its program writes %s', async (_, order) => {
  const read = await rowsHere(reordered(order));
  expect(read.map(({ cells, flaws }) => [cells, flaws])).toEqual(rows.map((row) => [row, []]));
});
