import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const unpack = promisify(brotliDecompress);

// The fonts lie beside the bundle. Among the sources they stay where they were first put, so that git keeps their
// 18 MB once (docs/adr/0101).
const isBundle = import.meta.url.endsWith('.js');
const folder = new URL(isBundle ? './font/' : '../../documents/font/', import.meta.url);
const first = 'NotoSansSC-Regular.ttf.br';

/** The fonts of documents as a thread gets them. */
export interface FontFiles {
  readonly first: SharedArrayBuffer;
  /** The places of the fonts with characters that the first lacks. */
  readonly rare: readonly string[];
}

/** A font, unpacked into memory that threads share. */
export const readFont = async (file: URL): Promise<SharedArrayBuffer> => {
  const bytes = await unpack(await readFile(file));
  const shared = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(shared).set(bytes);
  return shared;
};

/**
 * Reads the font that has nearly every character, and finds the others: all beside it, tried in the order of their
 * names.
 */
export const readFonts = async (): Promise<FontFiles> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ttf.br') && name !== first);
  return {
    first: await readFont(new URL(first, folder)),
    rare: names.sort().map((name) => new URL(name, folder).href),
  };
};
