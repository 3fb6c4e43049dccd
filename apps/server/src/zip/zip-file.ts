import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file to be packed. */
interface Packed {
  readonly name: string;
  readonly content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
}

/** Deflates a file piece by piece, so that only its packed form is held; other work gets its turn between two pieces. */
const deflate = async (content: Packed['content']) => {
  const stream = createDeflateRaw({ level: 6 });
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  let crc = 0;
  let size = 0;
  for await (const piece of content) {
    const bytes = Buffer.from(piece);
    crc = crc32(bytes, crc);
    size += bytes.length;
    if (!stream.write(bytes)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'end');
  return { bytes: Buffer.concat(chunks), crc, size };
};

/** Version 2.0, names in UTF-8, deflated, on the first day that the format knows: the same content is the same file. */
const facts = ({ crc, size, packed, name }: Record<'crc' | 'size' | 'packed' | 'name', number>) => {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(20, 0);
  bytes.writeUInt16LE(0x800, 2);
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
const endMark = Buffer.from('PK\x05\x06', 'latin1');

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

/** Packs files into a ZIP archive (APPNOTE 6.3, no ZIP64). */
export const zipFile = async (files: readonly Packed[]): Promise<Buffer> => {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const path = Buffer.from(name, 'utf8');
    const { bytes, crc, size } = await deflate(content);
    const known = facts({ crc, size, packed: bytes.length, name: path.length });
    const local = Buffer.concat([localMark, known, path, bytes]);
    locals.push(local);
    centrals.push(Buffer.concat([centralMark, known, centralTail(offset), path]));
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  return Buffer.concat([...locals, central, endOf(files.length, central.length, offset)]);
};
