import { columnsIn, type FactsOf, noFacts } from '../sheet-facts.js';
import { misplacedIn } from './misplaced-cells.js';

interface StreamRecord {
  readonly type: number;
  readonly content: Buffer;
}

/** The records of a workbook of the older binary format, from a place on. */
function* recordsFrom(stream: Buffer, from: number): Generator<StreamRecord> {
  for (let at = from; at + 4 <= stream.length; ) {
    const length = stream.readUInt16LE(at + 2);
    yield { type: stream.readUInt16LE(at), content: stream.subarray(at + 4, at + 4 + length) };
    at += 4 + length;
  }
}

const sheetRecord = 0x85;
const columnRecord = 0x7d;
const formulaRecords: readonly number[] = [0x06, 0x206, 0x406];
const endRecord = 0x0a;
const beginRecords: readonly number[] = [0x09, 0x209, 0x409, 0x809];
const pageRecord = 0x42;

/** The places where the sheets of a workbook begin, in their order. */
const placesOfSheets = (stream: Buffer): readonly number[] =>
  [...recordsFrom(stream, 0)].flatMap(({ type, content }) =>
    type === sheetRecord && content.length >= 4 ? [content.readUInt32LE(0)] : [],
  );

/** The records of a sheet, without those of its charts, each of which begins and ends within it. */
function* recordsOfSheet(stream: Buffer, place: number): Generator<StreamRecord> {
  let depth = 0;
  for (const record of recordsFrom(stream, place)) {
    if (beginRecords.includes(record.type)) depth += 1;
    if (record.type === endRecord) depth -= 1;
    if (depth <= 0) break;
    if (depth === 1) yield record;
  }
}

/**
 * The hidden columns of the nth sheet, and its cells that may belong elsewhere. The library reports hidden rows, but
 * columns only with all looks.
 */
export const streamFacts = (stream: Buffer): FactsOf => {
  const places = placesOfSheets(stream);
  return (sheet) => {
    const place = places[sheet];
    if (place === undefined) return noFacts;
    const hidden: (readonly [number, number])[] = [];
    for (const { type, content } of recordsOfSheet(stream, place))
      if (type === columnRecord && content.length >= 10 && (content.readUInt16LE(8) & 1) === 1)
        hidden.push([content.readUInt16LE(0), content.readUInt16LE(2)]);
    const misplaced = misplacedIn(recordsOfSheet(stream, place));
    return { ...noFacts, columns: columnsIn(hidden), misplaced };
  };
};

/**
 * Whether the results of all formulas were calculated: a program that writes formulas and calculates none asks for it
 * when the file is opened.
 */
export const isStreamCalculated = (stream: Buffer): boolean => {
  for (const { type, content } of recordsFrom(stream, 0))
    if (formulaRecords.includes(type) && content.length >= 16 && (content.readUInt16LE(14) & 2) !== 0)
      return false;
  return true;
};

/** The code page in which a workbook before Excel 97 has its texts; undefined for one that does not say it. */
export const pageOf = (stream: Buffer): number | undefined => {
  for (const { type, content } of recordsFrom(stream, 0)) {
    if (type === pageRecord && content.length >= 2) return content.readUInt16LE(0);
    if (type === endRecord) return undefined;
  }
  return undefined;
};

const pictures = [
  Buffer.from('89504e470d0a1a0a', 'hex'),
  Buffer.from('ffd8ffe0', 'hex'),
  Buffer.from('ffd8ffe1', 'hex'),
];

/** How many pictures a workbook holds. */
export const picturesInStream = (stream: Buffer): number => {
  let count = 0;
  for (const mark of pictures)
    for (let at = stream.indexOf(mark); at !== -1; at = stream.indexOf(mark, at + 1)) count += 1;
  return count;
};
