import { columnsIn, noFacts, type SheetFacts } from './sheet-facts.js';

interface BinaryRecord {
  readonly type: number;
  readonly content: Buffer;
}

/** A number of XLSB in bytes of seven bits, the lowest first. */
const readNumber = (bytes: Buffer, at: number, most: number): readonly [value: number, end: number] => {
  let value = 0;
  for (let read = 0; read < most; read += 1) {
    const byte = bytes[at + read] ?? 0;
    value |= (byte & 0x7f) << (7 * read);
    if (byte < 0x80) return [value, at + read + 1];
  }
  return [value, at + most];
};

function* recordsOf(bytes: Buffer): Generator<BinaryRecord> {
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at] ?? 0;
    const type = first < 0x80 ? first : (first & 0x7f) | ((bytes[at + 1] ?? 0) << 7);
    const [length, begin] = readNumber(bytes, at + (first < 0x80 ? 1 : 2), 4);
    yield { type, content: bytes.subarray(begin, begin + length) };
    at = begin + length;
  }
}

const rowRecord = 0;
const columnRecord = 0x3c;
const sheetRecord = 0x9c;
const rowHidden = 0x10;

/** The relations of the sheets of an XLSB, in their order. */
export const binarySheets = (workbook: Buffer): readonly string[] =>
  [...recordsOf(workbook)].flatMap(({ type, content }) => {
    if (type !== sheetRecord || content.length < 12) return [];
    return [content.toString('utf16le', 12, 12 + 2 * content.readUInt32LE(8))];
  });

/** The hidden rows and columns of a sheet of an XLSB. */
export const binaryFacts = (sheet: Buffer): SheetFacts => {
  const rows = new Set<number>();
  const columns: (readonly [number, number])[] = [];
  for (const { type, content } of recordsOf(sheet)) {
    if (type === rowRecord && content.length >= 12 && ((content[11] ?? 0) & rowHidden) !== 0)
      rows.add(content.readUInt32LE(0) + 1);
    if (type === columnRecord && content.length >= 18 && (content.readUInt16LE(16) & 1) === 1)
      columns.push([content.readUInt32LE(0), content.readUInt32LE(4)]);
  }
  return { ...noFacts, rows, columns: columnsIn(columns) };
};
