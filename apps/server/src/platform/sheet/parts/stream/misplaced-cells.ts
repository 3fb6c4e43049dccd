/** A record of an old workbook. */
interface StreamRecord {
  readonly type: number;
  readonly content: Buffer;
}

/** Records of one cell or of several beside each other: all begin with the row and the column. */
const cellRecords: ReadonlySet<number> = new Set([
  ...[0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x7e, 0xbd, 0xbe, 0xd6, 0xfd],
  ...[0x201, 0x203, 0x204, 0x205, 0x206, 0x27e, 0x406],
]);
/** Those of several cells say their last column at their end. */
const runRecords: ReadonlySet<number> = new Set([0xbd, 0xbe]);
const columnsMost = 255;
const rowRecord = 0x208;
const sizeRecord = 0x200;

/** Programs write cells in their order, so that one out of it was damaged: so many at most, or one in fifty. */
const fewest = 8;
const oneIn = 50;

/** A place as one number, in the order in which programs write cells. */
const width = 65_536;
const placeOf = (r: number, c: number): number => r * width + c;
const rowOf = (place: number): number => Math.floor(place / width);
const columnOf = (place: number): number => place % width;

/**
 * Whether a cell stands before the one in front of it, or behind the next, though these two are in order. Some programs
 * write a title last: the last cell may stand before the others, in a place that none of them has.
 */
const isOutOfOrder = ({ cells, isLastTwice }: Sheet, at: number): boolean => {
  const before = cells[at - 1] ?? -1;
  const after = cells[at + 1] ?? Infinity;
  const cell = cells[at] ?? 0;
  return before < after && !(before < cell && cell < after) && (after < Infinity || isLastTwice);
};

/** A cell may belong in its column of the rows of its neighbours. */
const placesFor = (cells: readonly number[], at: number): readonly number[] => {
  const cell = cells[at] ?? 0;
  const rows = [cells[at - 1], cells[at + 1]].flatMap((each) => (each === undefined ? [] : rowOf(each)));
  return [cell, ...rows.map((r) => placeOf(r, columnOf(cell)))];
};

interface Sheet {
  /** The places of its cells, in the order in which they were written. */
  readonly cells: readonly number[];
  /** Whether the last one of them stands in the place of another. */
  readonly isLastTwice: boolean;
  /** Its rows, as it says. */
  readonly size: { readonly from: number; readonly to: number } | undefined;
  /** The columns behind the last one of each row, as its record says. */
  readonly ends: ReadonlyMap<number, number>;
}

const isOutside = (place: number, { size, ends }: Sheet): boolean => {
  const r = rowOf(place);
  if (size && (r < size.from || r >= size.to)) return true;
  if (ends.size === 0) return false;
  const end = ends.get(r);
  return end === undefined || columnOf(place) >= end;
};

const readSize = (content: Buffer): Sheet['size'] =>
  // Before Excel 97 a row has two bytes.
  content.length >= 14
    ? { from: content.readUInt32LE(0), to: content.readUInt32LE(4) }
    : { from: content.readUInt16LE(0), to: content.readUInt16LE(2) };

/** The places of the cells of a record: none for another record. */
const placesIn = ({ type, content }: StreamRecord): readonly number[] => {
  if (!cellRecords.has(type) || content.length < 4) return [];
  const [r, first] = [content.readUInt16LE(0), content.readUInt16LE(2)];
  // No row of an old workbook has more columns, though a damaged record may say so.
  const last = runRecords.has(type) ? Math.min(content.readUInt16LE(content.length - 2), columnsMost) : first;
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => placeOf(r, first + at));
};

const readSheet = (records: Iterable<StreamRecord>): Sheet => {
  const ends = new Map<number, number>();
  const cells: number[] = [];
  const filled = new Set<number>();
  let isLastTwice = false;
  let size: Sheet['size'];
  for (const { type, content } of records) {
    const [place, ...others] = placesIn({ type, content });
    if (place !== undefined) {
      cells.push(place);
      isLastTwice = filled.has(place);
      for (const each of [place, ...others]) filled.add(each);
    }
    if (type === rowRecord && content.length >= 6) ends.set(content.readUInt16LE(0), content.readUInt16LE(4));
    if (type === sizeRecord && content.length >= 10) size = readSize(content);
  }
  return { cells, isLastTwice, size, ends };
};

/** Where many cells are odd, this program has another order, or writes bounds that it does not keep. */
const few = (found: readonly number[], { cells: { length } }: Sheet): readonly number[] =>
  found.length <= Math.max(Math.min(fewest, length / 3), length / oneIn) ? found : [];

/**
 * The places of cells whose record says another place than that of its neighbours, and the places where they may
 * belong. The old format has no checksums: a changed byte takes a cell to another row.
 */
export const misplacedIn = (records: Iterable<StreamRecord>): ReadonlyMap<number, ReadonlySet<number>> => {
  const sheet = readSheet(records);
  const { cells } = sheet;
  const unordered: number[] = [];
  const outside: number[] = [];
  for (const [at, place] of cells.entries()) {
    if (isOutOfOrder(sheet, at)) unordered.push(at);
    if (isOutside(place, sheet)) outside.push(at);
  }
  const found = new Map<number, Set<number>>();
  for (const at of new Set([...few(unordered, sheet), ...few(outside, sheet)]))
    for (const place of placesFor(cells, at)) {
      const r = rowOf(place);
      found.set(r, (found.get(r) ?? new Set()).add(columnOf(place)));
    }
  return found;
};
