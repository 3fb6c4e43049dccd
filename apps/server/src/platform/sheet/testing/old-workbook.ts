import { CFB } from '@e965/xlsx';

const record = (type: number, content: Buffer = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(content.length, 2);
  return Buffer.concat([head, content]);
};

const words = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value, 2 * at);
  return bytes;
};

/** Where a stream of a version begins: the workbook (5), or a sheet (0x10). */
const begin = (of: number) => record(0x809, words(0x500, of, 0x0dbb, 0x07cc));
const end = record(0x0a);

interface OldWorkbook {
  /** The number of the code page that its texts are written in. */
  readonly page: number;
  readonly rows: readonly (readonly Buffer[])[];
  /** Records of the workbook before its sheets. */
  readonly more?: readonly Buffer[];
}

/** A workbook of Excel 5, whose texts are written in a code page. */
export const oldWorkbook = ({ page, rows, more = [] }: OldWorkbook): Buffer => {
  const cells = rows.flatMap((row, r) =>
    row.map((text, c) => record(0x204, Buffer.concat([words(r, c, 0, text.length), text]))),
  );
  const before = [begin(5), record(0x42, words(page)), ...more];
  const name = Buffer.from('A');
  const place = Buffer.concat(before).length + 4 + 7 + name.length + end.length;
  const sheet = Buffer.concat([words(place, 0, 0), Buffer.from([name.length]), name]);
  const stream = Buffer.concat([
    ...before,
    record(0x85, sheet),
    end,
    begin(0x10),
    record(0x200, words(0, rows.length, 0, 9, 0)),
    ...cells,
    end,
  ]);
  const file = CFB.utils.cfb_new();
  // A stream of less than 4,096 bytes is stored in another way.
  CFB.utils.cfb_add(file, '/Book', Buffer.concat([stream, Buffer.alloc(Math.max(0, 4_096 - stream.length))]));
  return CFB.write(file, { type: 'buffer' });
};
