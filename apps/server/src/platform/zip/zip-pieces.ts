import { crc32 } from 'node:zlib';

/** A file of an archive. Pictures and PDFs are compressed in themselves, so it is stored as it is. */
export interface PackedFile {
  /** With `/` between folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

const utf8Names = 0x0800;
const version = 20;

/** Year, month, day, hour and minute as MS-DOS wrote them. */
const dosTime = (at: Date): number => {
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return day * 65_536 + ((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5));
};

const fields = (...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer => {
  const buffer = Buffer.alloc(values.reduce((total, [, bytes]) => total + bytes, 0));
  let at = 0;
  for (const [value, bytes] of values) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
};

/**
 * A ZIP archive (APPNOTE 6.3.3, names in UTF-8) piece by piece: one file at a time is in memory, as long as its reader
 * takes. Below 4 GB and 65,536 files.
 */
export async function* zipPieces(files: AsyncIterable<PackedFile>, at: Date): AsyncIterable<Uint8Array> {
  const entries: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes } of files) {
    const path = Buffer.from(name);
    const common = fields(
      [utf8Names, 2],
      [0, 2],
      [dosTime(at), 4],
      [crc32(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [path.length, 2],
      [0, 2],
    );
    const head = Buffer.concat([fields([0x04034b50, 4], [version, 2]), common, path]);
    yield head;
    yield bytes;
    const place = fields([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    entries.push(Buffer.concat([fields([0x02014b50, 4], [version, 2], [version, 2]), common, place, path]));
    offset += head.length + bytes.length;
  }
  const directory = Buffer.concat(entries);
  yield directory;
  const count = entries.length;
  yield fields([0x06054b50, 4], [0, 4], [count, 2], [count, 2], [directory.length, 4], [offset, 4], [0, 2]);
}
