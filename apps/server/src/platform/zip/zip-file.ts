import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file to be packed. */
interface Packed {
  readonly name: string;
  readonly content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
}

/** The checksum and the sizes of a file, known once all of it is packed. */
interface Sums {
  crc: number;
  size: number;
  packed: number;
}

async function* counted(content: Packed['content'], sums: Sums): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    const bytes = Buffer.from(piece);
    sums.crc = crc32(bytes, sums.crc);
    sums.size += bytes.length;
    yield bytes;
  }
}

/** Deflates a file piece by piece. Each piece can be sent at once, and other work runs between two pieces. */
async function* deflated(content: Packed['content'], sums: Sums): AsyncGenerator<Buffer> {
  // The loop below throws the error of a failed pipeline, so the callback ignores it.
  const pieces = pipeline(counted(content, sums), createDeflateRaw({ level: 6 }), () => undefined);
  for await (const piece of pieces) {
    sums.packed += piece.length;
    yield piece;
  }
}

/**
 * The facts that both headers share: version 2.0, sums behind the file, names in UTF-8, deflated, on the first day that
 * the format knows, so that the same content gives the same file.
 */
const facts = ({ crc, size, packed, name }: Sums & { readonly name: number }) => {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(20, 0);
  bytes.writeUInt16LE(0x808, 2);
  bytes.writeUInt16LE(8, 4);
  bytes.writeUInt16LE(0x21, 8);
  bytes.writeUInt32LE(crc, 10);
  bytes.writeUInt32LE(packed, 14);
  bytes.writeUInt32LE(size, 18);
  bytes.writeUInt16LE(name, 22);
  return bytes;
};

const localMark = Buffer.from('PK\x03\x04', 'latin1');
const centralMark = Buffer.from('PK\x01\x02\x14\x00', 'latin1');
const sumsMark = Buffer.from('PK\x07\x08', 'latin1');
const endMark = Buffer.from('PK\x05\x06', 'latin1');

const sumsOf = ({ crc, size, packed }: Sums) => {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32LE(crc, 0);
  bytes.writeUInt32LE(packed, 4);
  bytes.writeUInt32LE(size, 8);
  return Buffer.concat([sumsMark, bytes]);
};

const centralTail = (offset: number) => {
  const bytes = Buffer.alloc(14);
  bytes.writeUInt32LE(offset, 10);
  return bytes;
};

const endOf = (entries: number, size: number, offset: number) => {
  const bytes = Buffer.alloc(18);
  bytes.writeUInt16LE(entries, 4);
  bytes.writeUInt16LE(entries, 6);
  bytes.writeUInt32LE(size, 8);
  bytes.writeUInt32LE(offset, 12);
  return Buffer.concat([endMark, bytes]);
};

const unknown: Sums = { crc: 0, size: 0, packed: 0 };

/** Packs files into a ZIP archive (APPNOTE 6.3, no ZIP64) and yields its bytes as they are packed. */
export async function* zipPieces(files: readonly Packed[]): AsyncGenerator<Buffer> {
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const path = Buffer.from(name, 'utf8');
    const head = Buffer.concat([localMark, facts({ ...unknown, name: path.length }), path]);
    yield head;
    const sums = { ...unknown };
    yield* deflated(content, sums);
    const tail = sumsOf(sums);
    yield tail;
    const known = facts({ ...sums, name: path.length });
    centrals.push(Buffer.concat([centralMark, known, centralTail(offset), path]));
    offset += head.length + sums.packed + tail.length;
  }
  const central = Buffer.concat(centrals);
  yield central;
  yield endOf(files.length, central.length, offset);
}

/** The whole archive of {@link zipPieces}. */
export const zipFile = (files: readonly Packed[]): Promise<Buffer> => buffer(zipPieces(files));
