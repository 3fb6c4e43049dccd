import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const unpack = promisify(brotliDecompress);

// It lies beside this source, and beside the bundle.
const packed = new URL('./font/NotoSansSC-Regular.ttf.br', import.meta.url);

/** The font of documents, unpacked into memory that threads share. */
export const readFont = async (): Promise<SharedArrayBuffer> => {
  const bytes = await unpack(await readFile(packed));
  const shared = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(shared).set(bytes);
  return shared;
};
